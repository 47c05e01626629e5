/** A game as the server declares it, made ready to be asked: what an event means, how a state looks, what things are called. */
import { Deck } from "./cards/deck";
import type { Event, EventInfo, GameInfo, WordInfo, ZoneInfo } from "./protocol";
import { maybe, plainWord, type Args } from "./text.svelte";
import { row, type Row } from "./table/shows";

/** What an event means, whether or not its game says anything about it. */
export type Meaning = Required<EventInfo>;

/** How a seat looks in its state. */
export type Look = WordInfo["look"];

/** What an event means of which nothing is declared: nothing in particular. */
const NOTHING: Omit<Meaning, "name"> = {
  puts: null, pause: null, lights: false, begins: null, turns: false, copies: null, tells: null, counts: null, flow: null,
  makes: false, deals: false, calls: false, whole: false, award: false,
};

export class Game {
  readonly name: string;
  readonly zones: ZoneInfo[];
  readonly deck: Deck;
  private readonly meanings: Map<string, Meaning>;

  constructor(readonly info: GameInfo) {
    this.name = info.name;
    this.zones = info.zones;
    this.deck = new Deck(info.deck);
    this.meanings = new Map(info.events.map((event) => [event.name, { ...NOTHING, ...event }]));
  }

  meaning(event: Pick<Event, "event">): Meaning {
    return this.meanings.get(event.event) ?? { name: event.event, ...NOTHING };
  }

  zone(name: string | null): ZoneInfo | undefined {
    return name === null ? undefined : this.zones.find((zone) => zone.name === name);
  }

  /** The zones that a part of the page draws, of seats or of the table. */
  zonesFor(part: Row["part"], place?: ZoneInfo["place"]): ZoneInfo[] {
    return this.zones.filter((zone) => row(zone).part === part && (place === undefined || zone.place === place));
  }

  /** Whether there are cards with a suit. */
  get suited(): boolean {
    return this.info.deck.cards.some((card) => card.suit !== null);
  }

  /** The zone that says in which state each seat is. */
  get states(): ZoneInfo | undefined {
    return this.zonesFor("state", "seat")[0];
  }

  /**
   * The zones that say in which state the whole table is, if that is worth a place in the middle: the game has given them
   * a name of its own. Without one they only say whose turn it is to do what, which the page shows anyway.
   */
  get conditions(): ZoneInfo[] {
    return this.zonesFor("state", "table").filter((zone) => maybe(`zone-${this.name}-${zone.name}`) !== null);
  }

  look(state: string): Look {
    return this.states?.words?.find((each) => each.word === state)?.look ?? "in";
  }

  /** Whether a state is worth a word: it is not the one that everybody begins with. */
  notable(state: string, zone: ZoneInfo | undefined = this.states): boolean {
    return state !== "" && state !== zone?.words?.[0]?.word;
  }

  /** The event that says what cards make together. */
  get makes(): Meaning | undefined {
    return [...this.meanings.values()].find((meaning) => meaning.makes);
  }

  /** The game's own text of a kind (`event`, `state` …) for a word, or else the one that games share; null: there is none. */
  maybe(kind: string, word: string, args: Args = {}): string | null {
    return maybe(`${kind}-${this.name}-${word}`, args) ?? maybe(`${kind}-${word}`, args);
  }

  /** How a value of an option is called. */
  value(option: string, value: string): string {
    return this.maybe("option", `${option}-${value}`) ?? plainWord(value);
  }

  /** Like `maybe`, but the plain words of the id where there is no text. */
  text(kind: string, word: string, args: Args = {}): string {
    return this.maybe(kind, word, args) ?? plainWord(word);
  }
}

/** A game of which nothing is known. */
export const NO_GAME = new Game({
  name: "", min_players: 2, max_players: 8, min_minutes: 0, max_minutes: 0, kind: "luck", unit: "points", deck: { name: "", cards: [] },
  options: [], starts: [], zones: [], verbs: [], events: [], texts: {},
});
