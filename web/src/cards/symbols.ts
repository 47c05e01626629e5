/** The two small numbers on a card of the coloured deck: how many cards lie in the row, and in each hand. */
import { getContext, setContext } from "svelte";

export interface Sizes {
  row: number;
  hand: number;
}

export type Symbols = (card: string) => Sizes | null;

const COLOURS = "KRBGY";
const VALUES = 13;
/** Row and hand of the deck as it is printed add up to this. */
const TOGETHER = 8;

function place(card: string): { colour: number; value: number } | null {
  const found = /^([KRBGY])(\d+)$/.exec(card);
  if (!found) return null;
  const value = Number(found[2]);
  return value >= 1 && value <= VALUES ? { colour: COLOURS.indexOf(found[1]!), value } : null;
}

/** As on the deck that comes with the game. */
export const bundled: Symbols = (card) => {
  const at = place(card);
  if (!at) return null;
  const row = ((at.value + at.colour + 1) % 5) + 1;
  return { row, hand: TOGETHER - row };
};

/**
 * What a table of symbols says: one pair `row/hand` for all cards, or one for each from K1 to Y13; `#` begins a
 * comment. What cannot be read is as if it were not there: the server has the last word on it.
 */
export function symbols(table: unknown): Symbols {
  if (typeof table !== "string") return bundled;
  const pairs = table
    .split("\n")
    .flatMap((line) => line.split("#")[0]!.split(/\s+/))
    .filter((word) => word !== "")
    .map((word) => /^(\d{1,2})\/(\d{1,2})$/.exec(word))
    .map((found) => (found ? { row: Number(found[1]), hand: Number(found[2]) } : null));
  if ((pairs.length !== 1 && pairs.length !== COLOURS.length * VALUES) || pairs.includes(null)) return bundled;
  return (card) => {
    const at = place(card);
    if (!at) return null;
    return pairs.length === 1 ? pairs[0]! : pairs[at.colour * VALUES + at.value - 1]!;
  };
}

const KEY = Symbol("symbols");

/** Let the cards within this component be printed with the symbols that `source` gives at the time. */
export function provideSymbols(source: () => Symbols): void {
  setContext(KEY, source);
}

export function usedSymbols(): () => Symbols {
  return getContext<(() => Symbols) | undefined>(KEY) ?? (() => bundled);
}
