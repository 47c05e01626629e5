/** Sentences about what happened, from events. Every sentence is one whole message. */
import type { Event, LogEntry, Seat } from "../protocol";
import { cardArg, maybe, plainWord, t, type Args } from "../text.svelte";

export type Names = (seat: Seat) => string;

/** The message and arguments of an event. `you` is an argument of its own kind, so that a language can say "You fold". */
export function eventArgs(event: Event, names: Names, you: Seat | null): Args {
  const name = (seat: Seat | null) => (seat === null ? "none" : seat === you ? "you" : names(seat));
  return {
    seat: name(event.seat),
    target: event.target !== null && event.target === event.seat ? "self" : name(event.target),
    card: cardArg(event.card),
    amount: event.amount ?? 0,
  };
}

export function sentence(event: Event, names: Names, you: Seat | null): string {
  const args = eventArgs(event, names, you);
  const text = maybe(`event-${event.event}`, args);
  if (text !== null) return text;
  return event.seat === null ? plainWord(`event-${event.event}`) : `${names(event.seat)}: ${plainWord(`event-${event.event}`)}`;
}

/** Events that lay cards out one by one, before another says what they make together. */
const LAYS = ["plays", "uses"];

/** Cards that were laid out before the event that says what they make, as one sentence with it. */
function laid(events: Event[], at: number, names: Names, you: Seat | null): string {
  const event = events[at]!;
  let from = at;
  while (from > 0 && LAYS.includes(events[from - 1]!.event) && events[from - 1]!.seat === event.seat) from -= 1;
  const args = eventArgs(event, names, you);
  const set = maybe(`event-${event.event}.set`, args);
  if (from === at || set === null) return sentence(event, names, you);
  const cards = events.slice(from, at).map((each) => each.card ?? "?");
  cards.sort((a, b) => Number(/\d+/.exec(a)?.[0] ?? 0) - Number(/\d+/.exec(b)?.[0] ?? 0));
  return t("table-lays", { seat: args.seat!, cards: cards.join(" "), set });
}

/** What happened to every seat in one move, as one sentence: the event's place, or null. */
function together(events: Event[]): { text: string; at: number; name: string } | null {
  for (const [at, event] of events.entries()) {
    const all = events.filter((each) => each.event === event.event);
    if (all.length < 3 || all[0] !== event || new Set(all.map((each) => each.seat)).size < all.length) continue;
    const total = all.reduce((sum, each) => sum + (each.amount ?? 0), 0);
    const text = maybe(`all-${event.event}`, { count: all.length, total });
    if (text !== null) return { text, at, name: event.event };
  }
  return null;
}

/** How much an event tells; what is not listed tells something, plain dealing does not. */
const WEIGHT: Record<string, number> = {
  wins: 9, loses: 9, playoff: 8,
  bust: 7, takes: 7, pair: 7, attacks: 6, gives: 6, sees: 6, clean: 6, pays: 5, collects: 5,
  locks: 4, stays: 4, redeal: 4, out: 3, folds: 3, reshuffled: 3, leads: 2, gains: 2, game: 2, turns: 1,
  dealt: 1, hand: 1, replaced: 1, discarded: 1, mucks: 0,
  "gunfight-won": 9, brawl: 9, gunfight: 8, "takes-set": 7, makes: 5, drinks: 3, predicts: 3, bets: 3,
  run: 1, tricks: 1, meets: 1, misses: 1, "bet-won": 1, "bet-lost": 1, plays: 0, uses: 0,
};

const weight = (event: Event) => WEIGHT[event.event] ?? 3;

/** The few sentences that tell a move best, in the order they happened. */
export function gist(events: Event[], names: Names, you: Seat | null, most = 3): string[] {
  if (events.length === 0) return [];
  const told = events.map((event, at) => ({ event, at })).filter(({ event }) => weight(event) > 0);
  if (told.length === 0) return [];
  const order = [...told].sort((a, b) => weight(b.event) - weight(a.event) || a.at - b.at);
  // Beside the main thing only what matters too, who is next to lead, or the one card that was turned.
  const turned = told.filter(({ event }) => event.event === "dealt" && event.card !== "?").length === 1;
  const chosen = order
    .filter(({ event }, i) => i === 0 || weight(event) >= 4 || event.event === "leads" || (turned && event.event === "dealt"))
    .slice(0, most);
  const all = together(events);
  const texts = chosen
    .sort((a, b) => a.at - b.at)
    .map(({ event, at }) => (event.event === all?.name ? all.text : event.event === "makes" ? laid(events, at, names, you) : sentence(event, names, you)));
  return [...new Set(texts)];
}

/** Lines of the log for one move: everything that tells something, face-down dealing gathered. */
export function lines(entry: LogEntry, names: Names, you: Seat | null): string[] {
  const texts: string[] = [];
  for (const [at, event] of entry.events.entries()) {
    if (weight(event) === 0) continue;
    if (event.event === "dealt" && event.card === "?") continue;
    if (event.event === "dealt") {
      // A whole hand is one line, where its first card was dealt.
      const same = entry.events.filter((each) => each.event === "dealt" && each.seat === event.seat && each.to === event.to && each.card !== "?");
      if (same.length > 2) {
        const cards = same.map((each) => each.card).join(" ");
        if (same[0] === event) texts.push(t("table-dealt", { ...eventArgs(event, names, you), cards }));
        continue;
      }
    }
    const text = event.event === "makes" ? laid(entry.events, at, names, you) : sentence(event, names, you);
    if (texts.at(-1) !== text) texts.push(text);
  }
  return texts;
}
