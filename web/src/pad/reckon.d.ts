import type { PadNote, PadSheet, PadTally } from "../protocol";

export type Note = Omit<PadNote, "text">;
export type Tally = Omit<PadTally, "problem" | "warnings"> & { problem: Note | null; warnings: Note[] };

/** See `reckon.js`. */
export function reckon(sheet: PadSheet): Tally;

/** There can be no such pad: the id of a message, and its arguments. */
export class Refused extends Error {
  code: string;
  details: Record<string, unknown>;
}
