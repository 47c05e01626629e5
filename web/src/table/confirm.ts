/** Which moves are only made after a second word: those that a slip of the finger makes dear. */
import type { Game } from "../game";
import type { Choice } from "../protocol";
import type { settings } from "../settings.svelte";

/** How a move came about. */
export interface Tap {
  /** The last thing pressed says in words what is done: a button, not a card or a seat. */
  named: boolean;
  /** A card of which so little shows that its neighbour is easily hit. */
  sliver?: boolean;
}

/** From so many points on a card is hit without taking aim. */
export const SURE = 40;

/** Whether a move asks for a second word; `menu` is what else could be done. */
export function asks(choice: Choice, menu: Choice[], game: Game, tap: Tap, how: ReturnType<typeof settings.of<"confirm">>): boolean {
  if (how !== "costs") return how === "always";
  // What costs the same whatever is done cannot be spared.
  const least = Math.min(...menu.map((each) => each.price ?? 0));
  if ((choice.price ?? 0) > Math.max(0, least)) return true;
  if (tap.named) return false;
  if (tap.sliver) return true;
  // A card that goes to somebody, or is put away unseen, does not come back.
  const given = choice.target !== null || game.info.verbs.some((verb) => verb.word === choice.verb && verb.secret);
  return choice.cards.length > 0 && given;
}
