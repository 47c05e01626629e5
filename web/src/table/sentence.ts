/** Sentences about what happened, from events. Every sentence is one whole message. */
import type { Game } from "../game";
import type { Event, LogEntry, Seat } from "../protocol";
import { cardArg, plainWord, t, type Args } from "../text.svelte";
import { factOf, row } from "./shows";
import { heading } from "./summary";
import { list } from "./words";

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

export function sentence(event: Event, game: Game, names: Names, you: Seat | null): string {
  const args = eventArgs(event, names, you);
  const text = game.maybe("event", event.event, args);
  if (text !== null) return text;
  return event.seat === null ? plainWord(event.event) : `${names(event.seat)}: ${plainWord(event.event)}`;
}

/** Whether an event lays a card out, of which another will say what it makes with others. */
function lays(event: Event, game: Game): boolean {
  const zone = game.zone(game.meaning(event).copies ?? event.to);
  return event.card !== null && zone !== undefined && row(zone).part === "set";
}

/** What cards make together that were laid out before, as one sentence with them. */
function laid(events: Event[], at: number, game: Game, names: Names, you: Seat | null): string {
  const event = events[at]!;
  let from = at;
  while (from > 0 && lays(events[from - 1]!, game) && events[from - 1]!.seat === event.seat) from -= 1;
  const args = eventArgs(event, names, you);
  const set = game.maybe("event", `${event.event}.set`, args);
  if (from === at || set === null) return sentence(event, game, names, you);
  const cards = events.slice(from, at).map((each) => each.card ?? "?");
  cards.sort((a, b) => game.deck.value(a) - game.deck.value(b));
  return t("table-lays", { seat: args.seat!, cards: cards.join(" "), set });
}

/** What happened to every seat in one move, as one sentence: the event's place, or null. */
function together(events: Event[], game: Game): { text: string; at: number; name: string } | null {
  for (const [at, event] of events.entries()) {
    const all = events.filter((each) => each.event === event.event);
    if (all.length < 3 || all[0] !== event || new Set(all.map((each) => each.seat)).size < all.length) continue;
    const total = all.reduce((sum, each) => sum + (each.amount ?? 0), 0);
    const text = game.maybe("all", event.event, { count: all.length, total });
    if (text !== null) return { text, at, name: event.event };
  }
  return null;
}

/** What happened in the same way to several seats, as one sentence with all their names; null: there is none for it. */
function several(events: Event[], game: Game, names: Names, you: Seat | null): string | null {
  if (events.length < 2 || events.some((event) => event.seat === null || event.card !== null || event.target !== null)) return null;
  // Oneself comes last, as is polite.
  const seats = events.map((event) => event.seat!).sort((a, b) => Number(a === you) - Number(b === you));
  return game.maybe("many", events[0]!.event, { names: list(seats.map((seat) => (seat === you ? t("wait-you") : names(seat)))), you: seats.includes(you ?? "") ? "yes" : "no" });
}

/** What is told beside the main thing. */
const MATTERS = 4;
/** What is told of what only tells something. */
const SOMETHING = 3;

/** How much an event tells, from 0 (nothing) to 9. */
function weight(event: Event, game: Game): number {
  const { begins, calls, counts, deals, flow, lights, makes, pause, puts, tells, turns, whole, award } = game.meaning(event);
  if (lays(event, game)) return 0;
  if (whole || calls) return 9;
  // Without a number it begins once more, and why is worth a word.
  if (begins !== null) return begins === "hand" && event.amount === null ? MATTERS : 1;
  if (lights || factOf(game.zone(tells)) === "tricks" || (puts !== null && game.look(puts) === "hurt")) return 7;
  if (flow !== null) return flow === "gains" ? 2 : 5;
  if (makes) return 5;
  if (puts !== null) return game.look(puts) === "safe" ? MATTERS : SOMETHING;
  if (tells !== null || counts !== null) return SOMETHING;
  // The sums of a round tell it better, and of a deal what it brought.
  if (award || deals || turns || heading(event, game) !== null) return 1;
  if (pause === "long") return 7;
  if (pause === "none" || (pause === "brief" && event.card !== null)) return 1;
  return SOMETHING;
}

/** The events of a move with how much each tells there. */
function weighed(events: Event[], game: Game): { event: Event; at: number; worth: number }[] {
  // How a move ends is told, if it is not by what a card, a number or another seat goes through.
  const end = events.at(-1)?.event;
  const done = new Set<string>();
  return events.map((event, at) => {
    let worth = weight(event, game);
    if (worth === SOMETHING) {
      const { tells, counts } = game.meaning(event);
      const alone = event.target === null || event.target === event.seat;
      const still = event.from === null && event.to === null && tells === null && counts === null;
      if (alone && still && event.event === end) worth = 8;
      // So is what one does to another, once.
      if (!alone && !done.has(event.event)) worth = 6;
    }
    done.add(event.event);
    return { event, at, worth };
  });
}

/** The few sentences that tell a move best, in the order they happened. */
export function gist(events: Event[], game: Game, names: Names, you: Seat | null, most = 3): string[] {
  const told = weighed(events, game).filter(({ worth }) => worth > 0);
  if (told.length === 0) return [];
  // Of several to whom the same happened all are told, or none.
  const groups = new Map<string, Event[]>();
  for (const { event } of told) groups.set(event.event, [...(groups.get(event.event) ?? []), event]);
  const merged = new Map<string, string>();
  for (const [name, same] of groups) {
    const text = several(same, game, names, you);
    if (text !== null) merged.set(name, text);
  }
  const first = new Set([...merged.keys()].map((name) => groups.get(name)![0]!));
  const order = told.filter(({ event }) => !merged.has(event.event) || first.has(event)).sort((a, b) => b.worth - a.worth || a.at - b.at);
  // Beside the main thing only what matters too, or the one card that was turned.
  const dealt = ({ event }: { event: Event }) => game.meaning(event).deals && event.card !== "?";
  const turned = told.filter(dealt).length === 1;
  const chosen = order.filter((each, i) => i === 0 || each.worth >= MATTERS || (turned && game.meaning(each.event).deals)).slice(0, most);
  const all = together(events, game);
  const texts = chosen
    .sort((a, b) => a.at - b.at)
    .map(({ event, at }) => (event.event === all?.name ? all.text : merged.has(event.event) ? merged.get(event.event)! : game.meaning(event).makes ? laid(events, at, game, names, you) : sentence(event, game, names, you)));
  return [...new Set(texts)];
}

/** Lines of the log for one move: everything that tells something, face-down dealing gathered. */
export function lines(entry: LogEntry, game: Game, names: Names, you: Seat | null): string[] {
  const texts: string[] = [];
  for (const [at, event] of entry.events.entries()) {
    if (weight(event, game) === 0) continue;
    const { deals, makes } = game.meaning(event);
    if (deals && event.card === "?") continue;
    if (deals) {
      // A whole hand is one line, where its first card was dealt.
      const same = entry.events.filter((each) => each.event === event.event && each.seat === event.seat && each.to === event.to && each.card !== "?");
      if (same.length > 2) {
        const cards = same.map((each) => each.card).join(" ");
        if (same[0] === event) texts.push(t("table-dealt", { ...eventArgs(event, names, you), cards }));
        continue;
      }
    }
    const text = makes ? laid(entry.events, at, game, names, you) : sentence(event, game, names, you);
    if (texts.at(-1) !== text) texts.push(text);
  }
  return texts;
}
