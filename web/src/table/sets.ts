/** How a set of cards is called. */
import type { Deck } from "../cards/deck";
import type { Game } from "../game";
import type { Args } from "../text.svelte";

/** The numbers that a set's name may mention: `first` is the number that it has most of (the higher of equals), `top` the highest. */
export function setArgs(cards: string[], deck: Deck): Args {
  const counts = new Map<number, number>();
  for (const card of cards) counts.set(deck.value(card), (counts.get(deck.value(card)) ?? 0) + 1);
  const order = [...counts].sort((a, b) => b[1] - a[1] || b[0] - a[0]).map(([value]) => value);
  return { first: order[0] ?? 0, second: order[1] ?? 0, top: Math.max(0, ...counts.keys()), count: cards.length };
}

/** The whole name of a set, such as "Full house, 9s over 4s". */
export function setName(makes: string, cards: string[], game: Game): string {
  return game.maybe("set", makes, setArgs(cards, game.deck)) ?? game.text("makes", makes);
}
