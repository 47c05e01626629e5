/**
 * The table as it is drawn. It follows the events one by one, so that every card has a place it comes from,
 * and ends at the position the server sent. Cards keep an identity of the page's own while they move; it
 * says nothing about the deck.
 */
import type { Game, Look } from "../game";
import type { Event, Position, Seat, ZoneInfo } from "../protocol";
import { factOf, row } from "./shows";

export interface Laid {
  id: number;
  card: string;
}

export interface Shown {
  /** zone -> seat -> cards */
  held: Record<string, Record<Seat, Laid[]>>;
  /** cards in shared zones */
  middle: Record<string, Laid[]>;
  /** numbers in shared zones */
  numbers: Record<string, number>;
  /** words or numbers of a seat: zone -> seat -> word */
  words: Record<string, Record<Seat, string>>;
  /** the word, or the seat, of a zone that the table has once */
  table: Record<string, string>;
  /** what is written round by round: zone -> seat -> entries */
  sheets: Record<string, Record<Seat, (number | string)[]>>;
  /** What the cards that lie before a seat make, as the number of the event that said so. */
  made: Record<Seat, number>;
  /** Who has won how many tricks in a row. */
  streak: Streak | null;
  /** Whether the sets that lie there have been played for: the next one has nothing to beat. */
  past: boolean;
  /** Cards that have been turned up at the end of a hand, by seat; "" for those of nobody. */
  revealed: Record<Seat, string[]>;
  points: Record<Seat, number> | null;
  chips: Record<Seat, number> | null;
  pot: number | null;
  hand: number;
  acting: Seat[];
  winners: Seat[];
  losers: Seat[];
  over: boolean;
  /** Cards that light up, and how a seat looks for what has just happened to it. */
  lit: ReadonlySet<number>;
  moods: Record<Seat, Look>;
  /** What each seat won or lost in the last move, in points or chips. */
  deltas: Record<Seat, number>;
}

export interface Streak {
  seat: Seat;
  count: number;
}

export const LETTERS = ["A", "B", "C", "D", "E", "F", "G", "H"];

/** The zone that says how many cards are left in the deck. */
export const LEFT = "left";
/** Where sets are played, the zone that says whose is the best on the table: it is marked where it lies. */
const AHEAD = "ahead";

/** The zone that says whose set is the best on the table; undefined: no sets are played, or nothing says so. */
export function best(game: Game): ZoneInfo | undefined {
  return game.zonesFor("set").length > 0 ? game.zonesFor("seat", "table").find((zone) => zone.name === AHEAD) : undefined;
}

let nextId = 1;

function lay(cards: unknown, before: Laid[]): Laid[] {
  if (!Array.isArray(cards)) return [];
  const spare = [...before];
  const kept: (Laid | null)[] = cards.map((card) => {
    const at = spare.findIndex((laid) => laid.card === String(card));
    return at < 0 ? null : spare.splice(at, 1)[0]!;
  });
  return cards.map((card, i) => {
    if (kept[i]) return kept[i];
    // A card that was face down and is now known is the same card, turned.
    const at = spare.findIndex((laid) => laid.card === "?");
    if (at >= 0) return { id: spare.splice(at, 1)[0]!.id, card: String(card) };
    return { id: nextId++, card: String(card) };
  });
}

function bySeat(values: number[] | null): Record<Seat, number> | null {
  return values ? Object.fromEntries(values.map((value, i) => [LETTERS[i]!, value])) : null;
}

/** What stays in mind of a table but is not in its position: what was made, and who has been winning. */
export function recall(shown: Pick<Shown, "made" | "streak" | "revealed"> & { past?: boolean }, event: Event, game: Game): void {
  const { seat, amount, card } = event;
  const meaning = game.meaning(event);
  if (meaning.begins !== null) {
    shown.made = {};
    shown.past = false;
    shown.streak = null;
    shown.revealed = {};
    return;
  }
  if (meaning.turns && card !== null && card !== "?" && event.from === null && event.to === null) {
    shown.revealed = { ...shown.revealed, [seat ?? ""]: [...(shown.revealed[seat ?? ""] ?? []), card] };
  }
  if (seat === null) return;
  if (meaning.makes) shown.past = false;
  if (meaning.makes && amount !== null) shown.made = { ...shown.made, [seat]: amount };
  if (factOf(game.zone(meaning.tells)) === "tricks") {
    shown.past = true;
    shown.streak = { seat, count: shown.streak?.seat === seat ? shown.streak.count + 1 : 1 };
  }
}

/** The table of a position; cards that lay there `before` keep their identity. */
export function fromPosition(position: Position, game: Game, before?: Shown): Shown {
  const seats = LETTERS.slice(0, position.players.length);
  const shown: Shown = {
    held: {},
    middle: {},
    numbers: {},
    words: {},
    table: {},
    sheets: {},
    made: before?.made ?? {},
    streak: before?.streak ?? null,
    past: before?.past ?? false,
    revealed: before?.revealed ?? {},
    points: bySeat(position.points),
    chips: bySeat(position.chips),
    pot: position.pot,
    hand: position.hand,
    acting: [...position.acting],
    winners: [...position.winners],
    losers: [...position.losers],
    over: position.over,
    lit: new Set(),
    moods: {},
    deltas: before?.deltas ?? {},
  };
  for (const zone of game.zones) {
    const value = position.zones[zone.name];
    if (value === undefined || value === null) continue;
    const { part, cards } = row(zone);
    if (zone.place === "table") {
      if (Array.isArray(value)) {
        if (part === "fact") shown.numbers[zone.name] = value.length;
        else shown.middle[zone.name] = lay(value, before?.middle[zone.name] ?? []);
      } else if (part === "seat" || part === "state") shown.table[zone.name] = String(value);
      else shown.numbers[zone.name] = Number(value);
      continue;
    }
    if (!Array.isArray(value)) continue;
    if (part === "lines" || part === "marks") {
      shown.sheets[zone.name] = Object.fromEntries(seats.map((seat, i) => [seat, Array.isArray(value[i]) ? value[i] : []]));
      continue;
    }
    if (cards !== null && value.some((each) => Array.isArray(each))) {
      shown.held[zone.name] = Object.fromEntries(
        seats.map((seat, i) => [seat, lay(position.over && part === "hand" ? turned(value[i], shown.revealed[seat] ?? []) : value[i], before?.held[zone.name]?.[seat] ?? [])]),
      );
    } else {
      shown.words[zone.name] = Object.fromEntries(seats.map((seat, i) => [seat, String(value[i] ?? "")]));
    }
  }
  // What was made is gone with its cards.
  shown.made = Object.fromEntries(
    Object.entries(shown.made).filter(([seat]) => game.zonesFor("set").some((zone) => (shown.held[zone.name]?.[seat]?.length ?? 0) > 0)),
  );
  return shown;
}

/** A hidden hand that has been turned up for all to see. */
function turned(cards: unknown, faces: string[]): unknown {
  return Array.isArray(cards) && cards.length === faces.length && cards.every((card) => card === "?") ? faces : cards;
}

/** Where a card lies or a heap of chips stands, as the name of an anchor on the page. */
export type Anchor = string;

export function seatAnchor(seat: Seat, zone: string): Anchor {
  return `${seat}:${zone}`;
}

export interface Travel {
  /** Of a card that is on the table afterwards, or was before. */
  id: number;
  from: Anchor;
  to: Anchor;
  card: string;
}

export interface Coins {
  from: Anchor;
  to: Anchor;
  amount: number;
}

export interface Applied {
  shown: Shown;
  travels: Travel[];
  coins: Coins[];
}

function cardsIn(shown: Shown, zone: ZoneInfo | undefined, seat: Seat | null): Laid[] | undefined {
  if (!zone) return undefined;
  return zone.place === "table" ? shown.middle[zone.name] : shown.held[zone.name]?.[seat ?? ""];
}

function anchorOf(zone: ZoneInfo | undefined, name: string, seat: Seat | null): Anchor {
  return zone && zone.place === "seat" ? seatAnchor(seat ?? "", name) : `table:${name}`;
}

/** Take a card with this face out of a list; a face-down one if the face is unknown there. */
function take(cards: Laid[] | undefined, face: string | null): Laid | null {
  if (!cards || cards.length === 0) return null;
  let at = -1;
  for (let i = cards.length - 1; i >= 0 && at < 0; i -= 1) if (cards[i]!.card === face) at = i;
  if (at < 0) at = cards.findIndex((laid) => laid.card === "?");
  if (at < 0 && (face === null || face === "?")) at = cards.length - 1;
  return at < 0 ? null : cards.splice(at, 1)[0]!;
}

function clone(shown: Shown): Shown {
  const held: Shown["held"] = {};
  for (const [zone, seats] of Object.entries(shown.held)) {
    held[zone] = Object.fromEntries(Object.entries(seats).map(([seat, cards]) => [seat, [...cards]]));
  }
  return {
    ...shown,
    held,
    middle: Object.fromEntries(Object.entries(shown.middle).map(([zone, cards]) => [zone, [...cards]])),
    numbers: { ...shown.numbers },
    table: { ...shown.table },
    points: shown.points && { ...shown.points },
    chips: shown.chips && { ...shown.chips },
    lit: new Set(),
    moods: {},
    deltas: { ...shown.deltas },
  };
}

function earn(shown: Shown, purse: Record<Seat, number> | null, seat: Seat, amount: number): void {
  if (!purse) return;
  purse[seat] = (purse[seat] ?? 0) + amount;
  shown.deltas[seat] = (shown.deltas[seat] ?? 0) + amount;
}

/** Whether a card of a seat's stack only shows a card of the shared row, of which the deck has one. */
export function borrowed(shown: Shown, game: Game, card: string): boolean {
  return game.deck.unique(card) && game.zonesFor("row", "table").some((zone) => shown.middle[zone.name]?.some((laid) => laid.card === card) ?? false);
}

/**
 * Cards of earlier moves that a move sweeps away without a word, before anything else happens in it: they lie in
 * stacks before the seats, are not there afterwards, and no event takes them.
 */
export function sweep(before: Shown, after: Position, events: Event[], game: Game): Applied | null {
  if (events.some((event) => game.meaning(event).begins !== null)) return null;
  const travels: Travel[] = [];
  const shown = clone(before);
  for (const zone of game.zones) {
    const stays = after.zones[zone.name];
    if (zone.place !== "seat" || !row(zone).swept || !Array.isArray(stays) || !shown.held[zone.name]) continue;
    for (const [i, seat] of LETTERS.slice(0, after.players.length).entries()) {
      const spare: string[] = [
        ...(Array.isArray(stays[i]) ? stays[i].map(String) : []),
        ...events.filter((event) => event.from === zone.name && event.card !== null).map((event) => event.card!),
      ];
      const gone = (shown.held[zone.name]?.[seat] ?? []).filter((laid) => {
        const at = spare.indexOf(laid.card);
        if (at >= 0) spare.splice(at, 1);
        return at < 0;
      });
      if (gone.length === 0) continue;
      shown.held[zone.name]![seat] = shown.held[zone.name]![seat]!.filter((laid) => !gone.includes(laid));
      shown.made = Object.fromEntries(Object.entries(shown.made).filter(([each]) => each !== seat));
      for (const laid of gone) travels.push({ id: laid.id, from: seatAnchor(seat, zone.name), to: "discard", card: laid.card });
    }
  }
  if (travels.length === 0) return null;
  for (const zone of game.zonesFor("seat", "table")) {
    const who = after.zones[zone.name];
    if (typeof who === "string") shown.table[zone.name] = who;
    else delete shown.table[zone.name];
  }
  return { shown, travels, coins: [] };
}

/** Take one event into the picture: what moves, what lights up, what a seat looks like for a moment. */
export function apply(before: Shown, event: Event, game: Game, light = false): Applied {
  const shown = clone(before);
  const travels: Travel[] = [];
  const coins: Coins[] = [];
  const meaning = game.meaning(event);
  const { seat, target, amount } = event;

  if (light) {
    brighten(shown, event, game);
    return { shown, travels, coins };
  }

  recall(shown, event, game);
  if (meaning.begins !== null) {
    travels.push(...swept(shown, game, meaning.begins === "game"));
    if (meaning.begins === "hand" && amount !== null) shown.hand = amount;
    return { shown, travels, coins };
  }

  if (event.from !== null || event.to !== null) {
    const fromZone = game.zone(event.from);
    const toZone = game.zone(event.to);
    let giver = seat;
    let laid = take(cardsIn(shown, fromZone, giver), event.card);
    if (!laid && fromZone?.place === "seat" && target !== null) {
      // The card lies before the other one.
      laid = take(cardsIn(shown, fromZone, target), event.card);
      if (laid) giver = target;
    }
    const taker = giver === target && giver !== seat ? seat : (target ?? seat);
    if (event.card !== null) {
      const face = event.card === "?" && laid ? laid.card : event.card;
      const moved: Laid = { id: laid?.id ?? nextId++, card: face };
      const from = fromZone ? anchorOf(fromZone, fromZone.name, giver) : (event.from ?? "deck");
      const to = toZone ? anchorOf(toZone, toZone.name, taker) : (event.to ?? "discard");
      const list = cardsIn(shown, toZone, taker);
      if (list) list.push(moved);
      if (laid || !fromZone || list) travels.push({ id: moved.id, from, to, card: face });
      if (event.from === "deck" && shown.numbers[LEFT] !== undefined) shown.numbers[LEFT] = Math.max(0, shown.numbers[LEFT] - 1);
    }
  }

  if (meaning.turns && seat !== null && event.from === null && event.card !== null) {
    for (const hand of game.zonesFor("hand")) {
      const cards = shown.held[hand.name]?.[seat];
      const at = cards?.findIndex((laid) => laid.card === "?") ?? -1;
      if (cards && at >= 0) cards[at] = { id: cards[at]!.id, card: event.card };
    }
  }
  if (meaning.copies !== null && seat !== null && event.card !== null) {
    // The card stays where it lies, for everybody; here it is shown once more.
    const source = game.zones.find((each) => each.place === "table" && shown.middle[each.name]?.some((laid) => laid.card === event.card));
    const list = shown.held[meaning.copies]?.[seat];
    if (source && list) {
      const copy: Laid = { id: nextId++, card: event.card };
      list.push(copy);
      travels.push({ id: copy.id, from: `table:${source.name}`, to: seatAnchor(seat, meaning.copies), card: copy.card });
    }
  }

  if (seat !== null) {
    if (meaning.tells !== null && amount !== null) tell(shown, meaning.tells, seat, String(amount));
    if (meaning.counts !== null) tell(shown, meaning.counts, seat, String(Number(shown.words[meaning.counts]?.[seat] ?? 0) + 1));
    if (amount !== null) coins.push(...flow(shown, event, game, amount));
    if (meaning.puts !== null) {
      const states = game.states;
      if (states) shown.words = { ...shown.words, [states.name]: { ...shown.words[states.name], [seat]: meaning.puts } };
      shown.moods[seat] = game.look(meaning.puts);
    }
  }
  return { shown, travels, coins };
}

/** Clear the table for a new hand, or for a new game: then scored cards go, too. */
function swept(shown: Shown, game: Game, all: boolean): Travel[] {
  const travels: Travel[] = [];
  for (const zone of game.zones) {
    const { cards, stays } = row(zone);
    if (zone.place === "table" && cards === "middle") {
      for (const laid of shown.middle[zone.name] ?? []) travels.push({ id: laid.id, from: `table:${zone.name}`, to: "discard", card: laid.card });
      if (shown.middle[zone.name]) shown.middle[zone.name] = [];
    }
    if (cards === null || zone.place !== "seat" || (stays && !all)) continue;
    for (const [owner, lying] of Object.entries(shown.held[zone.name] ?? {})) {
      if (cards !== "unseen") for (const laid of lying) travels.push({ id: laid.id, from: seatAnchor(owner, zone.name), to: "discard", card: laid.card });
      shown.held[zone.name]![owner] = [];
    }
  }
  shown.words = Object.fromEntries(Object.keys(shown.words).map((name) => [name, {}]));
  shown.table = {};
  return travels;
}

/** What a zone says of a seat, ahead of the position. */
function tell(shown: Shown, zone: string, seat: Seat, said: string): void {
  if (shown.words[zone]) shown.words = { ...shown.words, [zone]: { ...shown.words[zone], [seat]: said } };
}

/** Points and chips that change hands with an event of a seat. */
function flow(shown: Shown, event: Event, game: Game, amount: number): Coins[] {
  const { target } = event;
  const seat = event.seat!;
  // A card that becomes a scoring card is worth what the event says.
  const scoring = game.zone(event.to);
  if (scoring && row(scoring).stays) earn(shown, shown.points, target ?? seat, amount);
  switch (game.meaning(event).flow) {
    case "gains":
      earn(shown, shown.points, seat, amount);
      return [];
    case "pays":
      earn(shown, shown.chips, seat, -amount);
      if (target !== null) earn(shown, shown.chips, target, amount);
      else if (shown.pot !== null) shown.pot += amount;
      return [{ from: seatAnchor(seat, "purse"), to: target === null ? "pot" : seatAnchor(target, "purse"), amount }];
    case "collects":
      earn(shown, shown.chips, seat, amount);
      if (shown.pot !== null) shown.pot = Math.max(0, shown.pot - amount);
      return [{ from: "pot", to: seatAnchor(seat, "purse"), amount }];
    default:
      return [];
  }
}

/** The cards an event speaks of light up where they lie, and the seat shows what happened to it. */
function brighten(shown: Shown, event: Event, game: Game): void {
  const owner = event.seat;
  if (owner === null) return;
  const lit = new Set<number>();
  for (const seats of Object.values(shown.held)) {
    const same = (seats[owner] ?? []).filter((laid) => laid.card === event.card);
    if (same.length > 1 || event.card === null) for (const laid of same) lit.add(laid.id);
  }
  shown.lit = lit;
  const { puts } = game.meaning(event);
  if (puts !== null) shown.moods[owner] = game.look(puts);
}

/** The cards that lie face up before each seat, own hidden ones included. */
export function faceUp(position: Position, game: Game): Record<Seat, string[]> {
  const seats = LETTERS.slice(0, position.players.length);
  const result: Record<Seat, string[]> = Object.fromEntries(seats.map((seat) => [seat, [] as string[]]));
  const shared = new Set(game.zonesFor("row", "table").flatMap((zone) => (position.zones[zone.name] as string[] | undefined) ?? []));
  for (const zone of game.zones) {
    const value = position.zones[zone.name];
    if (zone.place !== "seat" || !row(zone).named || !Array.isArray(value)) continue;
    seats.forEach((seat, i) => {
      const cards: unknown = value[i];
      if (Array.isArray(cards)) result[seat]!.push(...cards.map(String).filter((card) => card !== "?" && !(game.deck.unique(card) && shared.has(card))));
    });
  }
  return result;
}
