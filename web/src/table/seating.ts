/** Where the others sit around the oval, the reader always at the near side. */
import type { Seat } from "../protocol";

export interface Place {
  seat: Seat;
  /** -1 … 1 from left to right and from top to bottom, on the rim of the oval. */
  x: number;
  y: number;
}

/** Seats in order to the left of `first`, `first` itself in front. */
export function around(seats: Seat[], first: Seat | null): Seat[] {
  const at = first === null ? 0 : Math.max(0, seats.indexOf(first));
  return [...seats.slice(at), ...seats.slice(0, at)];
}

/** How many of the others stand abreast where they stand in rows. Sets need breadth less than height. */
export function columnsFor(others: number, sets: boolean): number {
  return others <= 3 ? 1 : sets && others > 4 ? 3 : 2;
}

const STEPS = 5760;

/**
 * Places for `others`, clockwise from the near left, evenly spaced by the way along the rim. The near
 * side is left free, for one's own cards or, for those who watch, for the sentence.
 *
 * `ratio` is the oval's height over its width, `gap` the share of the rim left free.
 */
export function seatPlaces(others: Seat[], ratio = 0.55, gap = 0.3): Place[] {
  const n = others.length;
  if (n === 0) return [];
  const points: { x: number; y: number; way: number }[] = [];
  let way = 0;
  for (let i = 0; i <= STEPS; i += 1) {
    // From straight down, clockwise on the screen.
    const angle = Math.PI / 2 + (2 * Math.PI * i) / STEPS;
    const point = { x: bulge(Math.cos(angle)), y: bulge(Math.sin(angle)) };
    const last = points.at(-1);
    if (last) way += Math.hypot(point.x - last.x, (point.y - last.y) * ratio);
    points.push({ ...point, way });
  }
  const from = (way * gap) / 2;
  const length = way * (1 - gap);
  return others.map((seat, i) => {
    // Few seats keep away from the ends: one sits opposite, two at the shoulders.
    const share = n === 1 ? 0.5 : n === 2 ? 0.22 + 0.56 * i : n === 3 ? 0.1 + 0.4 * i : i / (n - 1);
    const goal = from + length * share;
    const point = points.find((each) => each.way >= goal) ?? points.at(-1)!;
    return { seat, x: round(point.x), y: round(point.y) };
  });
}

/** A little squarer than an ellipse: tiles are rectangles and need the corners. */
function bulge(value: number): number {
  return Math.sign(value) * Math.abs(value) ** 0.66;
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
