/** What a round was worth, and why: read from the events of the move that ended it. */
import type { Game } from "../game";
import type { Event, Position, Seat } from "../protocol";
import { LETTERS } from "./shown";
import { factOf } from "./shows";

/** One reason for points, or for none. */
export interface Part {
  event: string;
  target: Seat | null;
  amount: number;
  /** The number of the event itself. */
  count: number;
  /** Whether it is worth all that its seat gets. */
  whole: boolean;
}

export interface Share {
  seat: Seat;
  /** Column -> reasons, see `columns`. */
  parts: Map<string, Part[]>;
  total: number;
  mark: string;
}

export interface Summary {
  /** Number of the round, or null where only something is called out in the middle of one. */
  round: number | null;
  /** Headings of the reasons, in the order in which they came. */
  columns: string[];
  shares: Share[];
  /** Who drinks for which reason, in the order of the calls. */
  drinks: { reason: number; seats: Seat[] }[];
  /** What else befell seats: names of events with their seats. */
  calls: { event: string; seats: Seat[]; amount: number | null; whole: boolean }[];
}

/** What an event is a reason for in the sums of a round ("Sets"), or null if it is none. */
export function heading(event: Event, game: Game): string | null {
  return game.maybe("sum", event.event);
}

/** The summary of a move, or null if it ended nothing; `position` is the one after the move. */
export function summary(events: Event[], position: Position, game: Game): Summary | null {
  const columns: string[] = [];
  const parts = new Map<Seat, Map<string, Part[]>>();
  const totals = new Map<Seat, number>();
  const drinks: Summary["drinks"] = [];
  const calls: Summary["calls"] = [];
  for (const event of events) {
    const { seat, target, amount } = event;
    if (seat === null) continue;
    const meaning = game.meaning(event);
    if (factOf(game.zone(meaning.counts)) === "mugs" && amount !== null) {
      const same = drinks.find((each) => each.reason === amount);
      if (same) same.seats.push(seat);
      else drinks.push({ reason: amount, seats: [seat] });
    }
    if (meaning.calls) {
      const same = calls.find((each) => each.event === event.event);
      if (same) same.seats.push(seat);
      else calls.push({ event: event.event, seats: [seat], amount, whole: meaning.whole });
    }
    if (meaning.flow === "gains") totals.set(seat, (totals.get(seat) ?? 0) + (amount ?? 0));
    const column = heading(event, game);
    if (column === null) continue;
    const mine = parts.get(seat) ?? new Map<string, Part[]>();
    mine.set(column, [...(mine.get(column) ?? []), { event: event.event, target, amount: amount ?? 0, count: amount ?? 0, whole: meaning.whole }]);
    parts.set(seat, mine);
  }
  // What is worth all that its seat gets is told by its own number, not by what it is worth.
  for (const [seat, mine] of parts) for (const part of [...mine.values()].flat()) if (part.whole) part.amount = totals.get(seat) ?? 0;
  for (const mine of parts.values()) order(columns, [...mine.keys()]);
  if (columns.length === 0) return drinks.length === 0 ? null : { round: null, columns, shares: [], drinks, calls };
  // Nothing was written: the round decided otherwise than by points.
  const counted = totals.size > 0;
  const began = events.find((event) => game.meaning(event).begins === "hand" && event.amount !== null)?.amount ?? null;
  const marks = game.zonesFor("marks")[0];
  const column: unknown = marks ? position.zones[marks.name] : null;
  const shares = LETTERS.slice(0, position.players.length).map((seat, i) => {
    const mine: unknown = Array.isArray(column) ? column[i] : null;
    return { seat, parts: parts.get(seat) ?? new Map<string, Part[]>(), total: totals.get(seat) ?? 0, mark: Array.isArray(mine) ? String(mine.at(-1) ?? "") : "" };
  });
  return { round: began === null ? position.hand : began - 1, columns, shares: counted ? shares : [], drinks, calls };
}

/** Add what is new to `columns`, each before what it comes before. */
function order(columns: string[], mine: string[]): void {
  for (const [i, column] of mine.entries()) {
    if (columns.includes(column)) continue;
    const next = mine.slice(i + 1).find((each) => columns.includes(each));
    columns.splice(next === undefined ? columns.length : columns.indexOf(next), 0, column);
  }
}

/** What each seat was given at the very end. */
export function awards(events: Event[], game: Game): Record<Seat, number> {
  return Object.fromEntries(events.filter((event) => game.meaning(event).award && event.seat !== null).map((event) => [event.seat!, event.amount ?? 0]));
}
