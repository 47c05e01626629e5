/** Cards in sentences: what is written as "K9" is shown with the shape of its suit, and read as "black 9". */
import type { Game } from "../game";
import { maybe } from "../text.svelte";

/** A piece of a sentence: plain text, or a card of the game's deck that has a suit. */
export interface Piece {
  text: string;
  card: boolean;
}

/** Take a sentence apart at the cards that it names. */
export function pieces(text: string, game: Game): Piece[] {
  if (!game.suited) return [{ text, card: false }];
  return text
    .split(/(?<![\p{L}\p{N}])([\p{L}\p{N}]{1,8})(?![\p{L}\p{N}])/u)
    .filter((part) => part !== "")
    .reduce<Piece[]>((all, part) => {
      const card = game.deck.suited(part) !== null;
      const last = all.at(-1);
      if (!card && last && !last.card) last.text += part;
      else all.push({ text: part, card });
      return all;
    }, []);
}

/** How a card with a suit is read aloud. */
export function cardName(card: string, game: Game): string {
  const { suit, text } = game.deck.print(card);
  return suit === null ? card : (maybe(`card-suit-${game.info.deck.name}-${suit}`, { rank: text }) ?? card);
}

/** A sentence as it is read aloud. */
export function spoken(text: string, game: Game): string {
  return pieces(text, game)
    .map((piece) => (piece.card ? cardName(piece.text, game) : piece.text))
    .join("");
}
