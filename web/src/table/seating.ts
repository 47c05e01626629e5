/** Where the others sit around the oval, the reader always at the near side. */
import type { Seat } from "../protocol";

/** Seats in order to the left of `first`, `first` itself in front. */
export function around(seats: Seat[], first: Seat | null): Seat[] {
  const at = first === null ? 0 : Math.max(0, seats.indexOf(first));
  return [...seats.slice(at), ...seats.slice(0, at)];
}

/** How many of the others stand abreast where they stand in rows. Sets need breadth less than height. */
export function columnsFor(others: number, sets: boolean): number {
  return others <= 3 ? 1 : sets && others > 4 ? 3 : 2;
}

/** Seats by the side of the table at which they sit, each from the near left clockwise. */
export interface Sides {
  left: Seat[];
  top: Seat[];
  right: Seat[];
}

/**
 * The sides of the table for `others`, clockwise from the near left. The near side is left free, for one's own cards or, for
 * those who watch, for the sentence. Left and right mirror each other; from six on two sit there each.
 */
export function sides(others: Seat[]): Sides {
  const each = others.length < 2 ? 0 : others.length < 6 ? 1 : 2;
  return { left: others.slice(0, each), top: others.slice(each, others.length - each), right: others.slice(others.length - each) };
}
