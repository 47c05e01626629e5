/** What the special parts of a table show, worked out from its zones: columns, bids, what stayed from before. */
import type { Game } from "../game";
import type { LogEntry, Seat, ZoneInfo } from "../protocol";
import { row } from "./shows";
import { best, type Laid, type Shown } from "./shown";

export interface Side {
  seat: Seat;
  zone: ZoneInfo;
  cards: Laid[];
  sum: number;
  leads: boolean;
}

export interface Column {
  head: Laid;
  sides: Side[];
}

/** The columns of a table from left to right, each with a side for every seat. The larger sum leads a column. */
export function columns(game: Game, shown: Shown, seats: Seat[]): Column[] {
  const heads = game.zonesFor("columns").flatMap((zone) => shown.middle[zone.name] ?? []);
  const places = game.zonesFor("column");
  return heads.slice(0, places.length).map((head, i) => {
    const zone = places[i]!;
    const sides = seats.map((seat) => {
      const cards = shown.held[zone.name]?.[seat] ?? [];
      return { seat, zone, cards, sum: cards.reduce((sum, laid) => sum + game.deck.value(laid.card), 0), leads: false };
    });
    const most = Math.max(...sides.map((side) => side.sum));
    const first = sides.filter((side) => side.sum === most);
    if (first.length === 1) first[0]!.leads = true;
    return { head, sides };
  });
}

/** What the table says of a seat: as a flag, which has to say what it means where there is more than one kind. */
export interface Flag {
  zone: ZoneInfo;
  name: string;
  named: boolean;
}

/** The flags of a seat. The best set is none: it is marked where it lies. */
export function flags(game: Game, shown: Pick<Shown, "table">, seat: Seat): Flag[] {
  const marked = best(game);
  const zones = game.zonesFor("seat", "table").filter((zone) => zone !== marked);
  return zones
    .filter((zone) => shown.table[zone.name] === seat)
    .map((zone) => ({ zone, name: game.text("zone", zone.name), named: zones.length > 1 }));
}

/** What holds for the whole table now: the name of each such state, and its word. */
export function conditions(game: Game, shown: Pick<Shown, "table">): { zone: ZoneInfo; what: string; value: string }[] {
  return game.conditions
    .filter((zone) => game.notable(shown.table[zone.name] ?? "", zone))
    .map((zone) => ({ zone, what: game.text("zone", zone.name), value: game.text("state", shown.table[zone.name]!) }));
}

/** Equal bids, side by side. */
export interface Bid {
  card: string;
  makers: { seat: Seat; laid: Laid | null }[];
  /** Nothing comes of it, because it was made more than once. */
  lost: boolean;
  /** The lowest that counts. */
  best: boolean;
}

/** What seats have bid or played, lowest first. */
export function bids(game: Game, shown: Shown, seats: Seat[]): Bid[] {
  const found = new Map<string, Bid>();
  let alone = false;
  for (const zone of game.zonesFor("bid", "seat")) {
    alone ||= row(zone).alone === true;
    for (const seat of seats) {
      const number = shown.words[zone.name]?.[seat] ?? "";
      const laid = shown.held[zone.name]?.[seat] ?? [];
      for (const each of laid.length > 0 ? laid : number === "" ? [] : [null]) {
        const card = each?.card ?? number;
        const bid = found.get(card) ?? { card, makers: [], lost: false, best: false };
        bid.makers.push({ seat, laid: each });
        found.set(card, bid);
      }
    }
  }
  const order = [...found.values()].sort((a, b) => game.deck.value(a.card) - game.deck.value(b.card));
  for (const bid of order) bid.lost = alone && bid.makers.length > 1;
  const best = order.find((bid) => !bid.lost);
  if (best) best.best = true;
  return order;
}

/** Cards of a zone that lay there already when the last ones were dealt to it, by the log of a hand. */
export function carried(log: LogEntry[], zone: string, game: Game): string[] {
  let lying: { card: string; dealt: number | null }[] = [];
  let last = 0;
  for (const entry of log) {
    for (const event of entry.events) {
      const { card, from, to } = event;
      if (game.meaning(event).begins !== null) lying = [];
      if (card === null) continue;
      if (from === zone) {
        const at = lying.findIndex((each) => each.card === card);
        if (at >= 0) lying.splice(at, 1);
      }
      if (to === zone) {
        if (from === "deck") last = entry.move;
        lying.push({ card, dealt: from === "deck" ? entry.move : null });
      }
    }
  }
  return lying.filter((each) => each.dealt !== null && each.dealt < last).map((each) => each.card);
}

/** Divide cards into those of a list of faces, each taken once, and the rest. */
export function divide(cards: Laid[], faces: string[]): [Laid[], Laid[]] {
  const left = [...faces];
  const named: Laid[] = [];
  const rest: Laid[] = [];
  for (const laid of cards) {
    const at = left.indexOf(laid.card);
    if (at >= 0) left.splice(at, 1);
    (at >= 0 ? named : rest).push(laid);
  }
  return [named, rest];
}

/** Cards by face, each with how many there are, in the order in which they lie. */
export function counted(cards: Laid[]): { card: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const laid of cards) counts.set(laid.card, (counts.get(laid.card) ?? 0) + 1);
  return [...counts].map(([card, count]) => ({ card, count }));
}
