/** The steps of a game as the server sends them, put together again: what each position was, and where hands begin. */
import type { LogEntry, Position, ReplayStep } from "../protocol";

/** With whose eyes a game is looked at: those of a seat, with all cards open, or as somebody who watches. */
export type Eyes = string;
export const ALL = "all";
export const WATCH = "watch";

/** The position after each step: of each only what has changed is sent. */
export function positions(steps: readonly ReplayStep[]): Position[] {
  const found: Position[] = [];
  for (const { position } of steps) {
    const before = found.at(-1);
    const changed = position as Partial<Position>;
    found.push({ ...before, ...changed, zones: { ...before?.zones, ...changed.zones } } as Position);
  }
  return found;
}

export function entries(steps: readonly ReplayStep[]): LogEntry[] {
  return steps.map(({ move, seat, text, events }) => ({ move, seat, text, events }));
}

/** The steps at which a new hand lies on the table, with its number. */
export function hands(of: readonly Position[]): { at: number; hand: number }[] {
  return of.flatMap(({ hand }, at) => (at === 0 || of[at - 1]!.hand !== hand ? [{ at, hand }] : []));
}

/** Where the hand before begins, or this one if it has gone on; and where the next one does, else the end. */
export function handBefore(of: readonly { at: number }[], at: number): number {
  return of.findLast((each) => each.at < at)?.at ?? 0;
}

export function handAfter(of: readonly { at: number }[], at: number, last: number): number {
  return of.find((each) => each.at > at)?.at ?? last;
}

/** What the address says of the position: `?move=12&seat=A`. */
export interface Place {
  move: number | null;
  eyes: Eyes | null;
}

export function placeOf(search: string): Place {
  const said = new URLSearchParams(search);
  const move = said.get("move");
  const seat = said.get("seat");
  return {
    move: move !== null && /^\d{1,6}$/.test(move) ? Number(move) : null,
    eyes: seat !== null && /^([A-H]|all|watch)$/.test(seat) ? seat : null,
  };
}

export function searchOf(move: number, eyes: Eyes): string {
  return `?move=${move}&seat=${eyes}`;
}
