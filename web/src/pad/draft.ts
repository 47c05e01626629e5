/** A line of the pad while it is being entered: everything may still be missing. */
import type { PadLine } from "../protocol";

export type Step = "predictions" | "won" | "bets";
export type Mark = "" | "X" | "B";

export const NOBODY = -1;
export const LETTERS = "ABCDEFG";

export interface Draft {
  /** Which line it is, from 0. */
  at: number;
  /** Whether a line that was written before is being corrected. */
  fix: boolean;
  paper: boolean;
  step: Step;
  predictions: (number | null)[];
  won: (number | null)[];
  /** Seats, or `NOBODY`. */
  bets: (number | null)[];
  brawl: number | null;
  hand: number | null;
  points: string[];
  marks: Mark[];
}

export function blank(at: number, players: number): Draft {
  const nothing = <T>(value: T) => Array.from({ length: players }, () => value);
  return {
    at,
    fix: false,
    paper: false,
    step: "predictions",
    predictions: nothing<number | null>(null),
    won: nothing<number | null>(null),
    bets: nothing<number | null>(null),
    brawl: null,
    hand: null,
    points: nothing(""),
    marks: nothing<Mark>(""),
  };
}

/** A line that is there already, to go on with or to correct. */
export function draftOf(line: PadLine, at: number, players: number): Draft {
  const draft = blank(at, players);
  const written = line.points != null;
  return {
    ...draft,
    fix: !isOpen(line),
    paper: written,
    step: isOpen(line) ? "won" : "predictions",
    predictions: line.predictions?.slice() ?? draft.predictions,
    won: line.won?.slice() ?? draft.won,
    bets: line.bets?.map((seat) => seat ?? (players > 2 ? null : NOBODY)) ?? draft.bets,
    brawl: line.brawl ?? null,
    hand: line.hand ?? null,
    points: line.points?.map(String) ?? draft.points,
    marks: line.marks?.slice() ?? draft.marks,
  };
}

/** Whether the round is still being played. */
export function isOpen(line: PadLine): boolean {
  return line.points == null && line.won == null && line.brawl == null;
}

const all = (values: (number | null)[]) => values.every((value) => value !== null);

/** Whether a step has all it needs. */
export function isDone(draft: Draft, step: Step): boolean {
  // On paper nothing stands for no points, but not in the whole line.
  if (draft.paper) return draft.points.every((text) => /^\d{0,3}$/.test(text.trim())) && draft.points.some((text) => text.trim());
  if (step === "predictions") return all(draft.predictions);
  if (step === "bets") return draft.brawl !== null || all(draft.bets);
  return draft.brawl === null ? all(draft.won) : draft.won[draft.brawl] != null;
}

export function isComplete(draft: Draft): boolean {
  if (draft.paper) return isDone(draft, "won");
  return isDone(draft, "won") && isDone(draft, "bets") && (draft.brawl !== null || isDone(draft, "predictions"));
}

const bets = (draft: Draft) => (draft.bets.some((seat) => seat !== null) ? draft.bets.map((seat) => (seat === NOBODY ? null : seat)) : null);

/** What is written on the pad. `open`: only what is known while the round is played. */
export function lineOf(draft: Draft, open = false): PadLine {
  const hand = draft.hand === null ? {} : { hand: draft.hand };
  if (draft.paper) {
    const decide = all(draft.predictions) ? { predictions: draft.predictions as number[] } : {};
    return { points: draft.points.map((text) => Number(text.trim() || "0")), marks: draft.marks, ...decide };
  }
  const predictions = all(draft.predictions) ? { predictions: draft.predictions as number[] } : {};
  const placed = bets(draft);
  if (open) return { ...predictions, ...(placed ? { bets: placed } : {}), ...hand };
  if (draft.brawl !== null) {
    const won = draft.won.map((sets, seat) => (seat === draft.brawl ? sets : null));
    return { ...predictions, won, brawl: draft.brawl, ...(placed ? { bets: placed } : {}), ...hand };
  }
  return { ...predictions, won: draft.won, ...(placed ? { bets: placed } : {}), ...hand };
}

/** Where to look for what a problem is about. */
export function stepOf(code: string, args: Record<string, unknown>): Step {
  if (code.startsWith("pad-problem-bet") || args.what === "bets") return "bets";
  if (["pad-problem-prediction", "pad-problem-hand"].includes(code) || args.what === "predictions") return "predictions";
  return "won";
}
