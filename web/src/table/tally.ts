/** What a hand brought everybody, and why: read from its events, for games that write no sums of their own. */
import type { Game } from "../game";
import type { Event, LogEntry, Seat } from "../protocol";
import { LETTERS } from "./shown";
import { row } from "./shows";

export interface Line {
  seat: Seat;
  /** Points or chips won, less what was lost. */
  total: number;
  /** What became of the seat in the end, and what brought points or chips, what brought most first. */
  why: Event[];
}

/** So many reasons are told. */
const MOST = 3;

/** The events of the hand that ended with the last entry: what comes after the next one began is left out. */
export function handOf(log: LogEntry[], game: Game): Event[] {
  const begins = (event: Event) => game.meaning(event).begins !== null;
  const all = log.flatMap((entry) => entry.events.map((event) => ({ event, move: entry.move })));
  const last = log.at(-1)?.move;
  let end = all.findIndex(({ event, move }) => move === last && begins(event));
  if (end < 0 || last === 0) end = all.length;
  const before = all.slice(0, end);
  return before.slice(before.findLastIndex(({ event }) => begins(event)) + 1).map(({ event }) => event);
}

/** Who gets how much by an event. */
function shares(event: Event, game: Game): [Seat, number][] {
  const { seat, target, amount } = event;
  if (seat === null || amount === null || amount === 0) return [];
  const scoring = game.zone(event.to);
  if (scoring && row(scoring).stays) return [[target ?? seat, amount]];
  switch (game.meaning(event).flow) {
    case "gains":
    case "collects":
      return [[seat, amount]];
    case "pays":
      return target === null ? [[seat, -amount]] : [[seat, -amount], [target, amount]];
    default:
      return [];
  }
}

/** The lines of a hand by seat, or null if it changed nothing for anybody. */
export function tally(events: Event[], players: number, game: Game): Line[] | null {
  const found = new Map<Seat, Map<string, { event: Event; amount: number }>>();
  const ends = new Map<Seat, Event>();
  for (const event of events) {
    const { puts } = game.meaning(event);
    if (event.seat !== null && puts !== null && game.look(puts) !== "in") ends.set(event.seat, event);
    for (const [seat, amount] of shares(event, game)) {
      const mine = found.get(seat) ?? new Map<string, { event: Event; amount: number }>();
      // The same again is one reason, with the sum of both.
      const same = [event.event, event.seat, event.target, event.card].join(" ");
      const before = mine.get(same);
      mine.set(same, before ? { event: { ...event, amount: (before.event.amount ?? 0) + (event.amount ?? 0) }, amount: before.amount + amount } : { event, amount });
      found.set(seat, mine);
    }
  }
  const lines = LETTERS.slice(0, players).map((seat) => {
    const reasons = [...(found.get(seat)?.values() ?? [])];
    const order = [...reasons].sort((a, b) => Math.abs(b.amount) - Math.abs(a.amount)).slice(0, MOST);
    const end = ends.get(seat);
    return { seat, total: reasons.reduce((sum, each) => sum + each.amount, 0), why: [...(end ? [end] : []), ...order.map((each) => each.event)].slice(0, MOST) };
  });
  return lines.some((line) => line.total !== 0) ? lines : null;
}
