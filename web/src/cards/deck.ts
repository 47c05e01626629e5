/** A deck as the server declares it: what is printed on each of its cards. */
import { getContext, setContext } from "svelte";
import type { CardInfo, DeckInfo } from "../protocol";
import { colourOf, PLAIN, ranks, type Face } from "./faces";

export interface Print {
  /** The number, or whatever else is written large. */
  text: string;
  /** The suit, written into its shape; null: a card without one. */
  suit: string | null;
  /** How far below the middle of its shape the suit stands, on 24. */
  rise: number;
  face: Face;
  /** How many pips, and how many of this card the deck has where that is printed. */
  pips: number;
  times: number | null;
}

export class Deck {
  private readonly cards: Map<string, CardInfo>;
  /** In the order in which the cards name them. */
  private readonly suits: string[];
  private readonly places: Map<string, number>;
  readonly texts: string[];

  constructor(info: DeckInfo) {
    this.texts = info.cards.map((card) => card.text);
    this.cards = new Map(info.cards.map((card) => [card.text, card]));
    this.suits = [...new Set(info.cards.flatMap((card) => card.suit ?? []))];
    // By suit and then by value, as a table of all cards lists them.
    const order = [...info.cards].sort((a, b) => this.suitOf(a) - this.suitOf(b) || (a.value ?? 0) - (b.value ?? 0));
    this.places = new Map(order.map((card, place) => [card.text, place]));
  }

  private suitOf(card: CardInfo): number {
    return card.suit === null ? -1 : this.suits.indexOf(card.suit);
  }

  /** What is printed on the card of this name. */
  print(text: string): Print {
    const card = this.cards.get(text);
    if (!card) return { text, suit: null, rise: 0, face: PLAIN, pips: 0, times: null };
    if (card.suit !== null) {
      const face = colourOf(this.suitOf(card));
      return { text: rankOf(card, card.suit), suit: card.suit, rise: face.rise, face, pips: 1, times: null };
    }
    const face = card.value === null ? undefined : ranks[card.value];
    if (face) return { text, suit: null, rise: 0, face, pips: card.value!, times: card.count };
    return { text, suit: null, rise: 0, face: PLAIN, pips: 0, times: card.count > 1 ? card.count : null };
  }

  /** Whether there is only one card with this face. */
  unique(text: string): boolean {
    return this.cards.get(text)?.count === 1;
  }

  /** The number on a card; 0 for one without. */
  value(text: string): number {
    return this.cards.get(text)?.value ?? (Number(text) || 0);
  }

  /** A card with this number: the first of the deck's. */
  ofValue(value: number): string {
    return this.texts.find((text) => this.cards.get(text)!.value === value) ?? String(value);
  }

  /** Suit (from 0) and number of a card, and its place in the order of suits and then of numbers; null without a suit. */
  suited(text: string): { suit: number; value: number; place: number } | null {
    const card = this.cards.get(text);
    if (!card || card.suit === null || card.value === null) return null;
    return { suit: this.suitOf(card), value: card.value, place: this.places.get(text)! };
  }

  get size(): number {
    return this.texts.length;
  }
}

/** What of a card's text is not its suit. */
function rankOf(card: CardInfo, suit: string): string {
  const rest = card.text.startsWith(suit) ? card.text.slice(suit.length) : card.text.endsWith(suit) ? card.text.slice(0, -suit.length) : "";
  return rest || (card.value === null ? card.text : String(card.value));
}

/** Cards of which nothing is known but their names. */
export const NO_DECK = new Deck({ name: "", cards: [] });

const KEY = Symbol("deck");

/** Let the cards within this component be printed as those of the deck that `source` gives at the time. */
export function provideDeck(source: () => Deck): void {
  setContext(KEY, source);
}

export function usedDeck(): () => Deck {
  return getContext<(() => Deck) | undefined>(KEY) ?? (() => NO_DECK);
}
