/** The moves of a game that has been judged, as their buttons say them. */
import { Game, NO_GAME } from "../game";
import { isolated } from "../names";
import type { Seat } from "../protocol";
import { choiceLabel } from "../table/words";
import type { Review } from "./review";

/** A game of which only the name is known. */
export function named(game: string): Game {
  return new Game({ ...NO_GAME.info, name: game });
}

/** What the moves of a review are called; a seat that moves may keep for itself what it could give to others. */
export function labels(review: Pick<Review, "game" | "players" | "choices">): (move: string, by: Seat) => string {
  const game = named(review.game);
  const choices = new Map(review.choices.map((choice) => [choice.text, choice]));
  const names = (seat: string) => isolated(review.players["ABCDEFGH".indexOf(seat)] ?? seat);
  return (move, by) => {
    const choice = choices.get(move);
    return choice ? choiceLabel(game, choice, names, by) : move;
  };
}
