/** The two small numbers on a card that a game may print there: how many cards lie in the row, and in each hand. */
import { getContext, setContext } from "svelte";
import type { GameInfo } from "../protocol";
import type { Deck } from "./deck";

export interface Sizes {
  row: number;
  hand: number;
}

export type Symbols = (card: string) => Sizes | null;

/** The option of a game whose cards have them: a table of the symbols. */
const OPTION = "symbols";
/** Row and hand of the deck as it is printed add up to this. */
const TOGETHER = 8;

const none: Symbols = () => null;

/** As on the deck that comes with the game. */
export function bundled(deck: Deck): Symbols {
  return (card) => {
    const at = deck.suited(card);
    if (!at) return null;
    const row = ((at.value + at.suit + 1) % 5) + 1;
    return { row, hand: TOGETHER - row };
  };
}

/**
 * What a table of symbols says: one pair `row/hand` for all cards, or one for each, suit by suit; `#` begins a comment.
 * What cannot be read is as if it were not there: the server has the last word on it.
 */
export function symbols(deck: Deck, table: unknown): Symbols {
  if (typeof table !== "string") return bundled(deck);
  const pairs = table
    .split("\n")
    .flatMap((line) => line.split("#")[0]!.split(/\s+/))
    .filter((word) => word !== "")
    .map((word) => /^(\d{1,2})\/(\d{1,2})$/.exec(word))
    .map((found) => (found ? { row: Number(found[1]), hand: Number(found[2]) } : null));
  if ((pairs.length !== 1 && pairs.length !== deck.size) || pairs.includes(null)) return bundled(deck);
  return (card) => {
    const at = deck.suited(card);
    return at && (pairs.length === 1 ? pairs[0]! : pairs[at.place]!);
  };
}

/** The symbols on the cards of a game at a table with these options: none, if it has no such thing. */
export function symbolsOf(game: GameInfo, deck: Deck, options: Record<string, unknown> = {}): Symbols {
  return game.options.some((option) => option.name === OPTION) ? symbols(deck, options[OPTION]) : none;
}

const KEY = Symbol("symbols");

/** Let the cards within this component be printed with the symbols that `source` gives at the time. */
export function provideSymbols(source: () => Symbols): void {
  setContext(KEY, source);
}

export function usedSymbols(): () => Symbols {
  return getContext<(() => Symbols) | undefined>(KEY) ?? (() => none);
}
