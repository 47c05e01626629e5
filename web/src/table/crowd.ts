/** A hand of many cards: what of them has to stay in sight, and how they lie in more than one line. */
import type { Game } from "../game";
import type { Seat } from "../protocol";
import type { Shown } from "./shown";

/** From so many cards on they show number and suit in a narrow strip: the next card may cover all else. */
const STRIP = 9;
/** How many lie in one line, on a phone and on a wide table. */
export const LINE = { narrow: 10, wide: 20 };

/** Whether so many cards cover each other as far as their strip. */
export function crowded(count: number): boolean {
  return count >= STRIP;
}

/** Whether the hand of a seat is too large for one line on a phone. */
export function overflows(game: Game, shown: Pick<Shown, "held"> | null, seat: Seat | null): boolean {
  return seat !== null && game.zonesFor("hand", "seat").some((zone) => (shown?.held[zone.name]?.[seat]?.length ?? 0) > LINE.narrow);
}

/** How many cards each line gets if none has more than `most`; the last one may have fewer. */
export function perLine(count: number, most: number): number {
  return Math.ceil(count / Math.max(1, Math.ceil(count / most)));
}
