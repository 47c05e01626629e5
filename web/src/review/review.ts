/** A game that has been judged, as `alehouse review --json` prints it, and what follows from it for the page. */
import type { Choice, HintAdvice } from "../protocol";

export interface Account {
  seat: string;
  loss: number;
  luck: number;
  skill: number;
  result: number;
  expected: number;
}

export interface Decision {
  move: number;
  seat: string;
  played: string;
  best: string;
  loss: number;
  margin: number;
  method: string;
  /** Why it is, where that is known. */
  why?: HintAdvice;
}

export interface Draw {
  move: number;
  event: string;
  card: string | null;
  luck: number[];
}

export interface Review {
  game: string;
  /** The game's title in the reader's language. */
  title: string;
  players: string[];
  /** What luck and skill are counted in. */
  unit: "points" | "chips";
  over: boolean;
  /** Whether all decisions have been judged, if that is said. */
  complete?: boolean;
  /** The moves, each with its seat. */
  moves: string[];
  seats: Account[];
  decisions: Decision[];
  draws: Draw[];
  /** Each seat's chance to win: after each move, and perhaps before the first one. */
  chances: number[][];
  /** Its moves, and those that would have been better, as people choose them. */
  choices: Choice[];
  /** What the events of draws mean, in the reader's language. */
  words: Record<string, string>;
}

/** A moment of the game: before the first move (0), or after a move. */
export interface Moment {
  move: number;
  chances: number[];
}

/** What changes less than this is no change: figures are shown with two digits. */
export const LEVEL = 0.005;

export function moments(review: Review): Moment[] {
  const first = review.chances.length > review.moves.length ? 0 : 1;
  return review.chances.map((chances, i) => ({ move: first + i, chances }));
}

/** Whether a decision was worse than another beyond what may be chance. */
export function mistaken(decision: Decision): boolean {
  return decision.loss >= LEVEL && decision.loss > decision.margin;
}

/** Whether there was something better at all, certain or not. */
export function doubtful(decision: Decision): boolean {
  return decision.loss >= LEVEL;
}

export type Order = "cost" | "time";

export function ordered(decisions: readonly Decision[], order: Order): Decision[] {
  return [...decisions].sort((a, b) => (order === "cost" ? b.loss - a.loss || a.move - b.move : a.move - b.move));
}

/** The draws that moved anybody most, first. */
export function byLuck(draws: readonly Draw[]): Draw[] {
  const most = (draw: Draw) => Math.max(...draw.luck.map(Math.abs));
  return [...draws].sort((a, b) => most(b) - most(a) || a.move - b.move);
}

/** The largest of some amounts, whatever their sign; never 0, since bars are drawn against it. */
export function largest(amounts: readonly number[]): number {
  return Math.max(LEVEL, ...amounts.map(Math.abs));
}

export type Sign = "more" | "less" | "level";

export function signOf(amount: number): Sign {
  return amount >= LEVEL ? "more" : amount <= -LEVEL ? "less" : "level";
}

/** Where the bar of an amount begins and how wide it is, in per cent of a strip with 0 in its middle. */
export function bar(amount: number, most: number): { left: number; width: number } {
  const width = (50 * Math.min(Math.abs(amount), most)) / most;
  return { left: amount < 0 ? 50 - width : 50, width };
}

/** A seat's chances as the path of a line. */
export function line(of: readonly Moment[], seat: number, x: (i: number) => number, y: (chance: number) => number): string {
  return of.map(({ chances }, i) => `${i ? "L" : "M"}${x(i).toFixed(1)} ${y(chances[seat] ?? 0).toFixed(1)}`).join("");
}

/** Where letters stand beside the ends of lines: near them, in their order, and never over each other. */
export function spread(wanted: readonly number[], room: number, from: number, to: number): number[] {
  const order = wanted.map((_, i) => i).sort((a, b) => wanted[a]! - wanted[b]! || a - b);
  const at = [...wanted];
  let least = from;
  for (const i of order) {
    at[i] = Math.max(wanted[i]!, least);
    least = at[i]! + room;
  }
  let most = to;
  for (const i of [...order].reverse()) {
    at[i] = Math.min(at[i]!, most);
    most = at[i]! - room;
  }
  return at;
}

/** Numbers of moves to write below the graph: round ones, and no more than there is room for. */
export function ticks(last: number, most: number): number[] {
  const step = [1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000].find((each) => last / each <= most) ?? Math.ceil(last / most);
  return Array.from({ length: Math.floor(last / step) + 1 }, (_, i) => i * step);
}

/** The next mistake after a move, else the first one. */
export function nextMistake(decisions: readonly Decision[], after: number): number | null {
  const found = ordered(decisions.filter(mistaken), "time");
  return (found.find((each) => each.move > after) ?? found[0])?.move ?? null;
}

/** A move without its seat. */
export function words(move: string): string {
  return move.slice(move.indexOf(" ") + 1);
}
