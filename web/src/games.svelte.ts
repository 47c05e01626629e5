/** The games the house has, fetched once. */
import { http } from "./api";
import type { GameInfo } from "./protocol";
import { learn } from "./text.svelte";

let known: Promise<GameInfo[]> | null = null;

export function games(): Promise<GameInfo[]> {
  known ??= http.games().then(
    (games) => {
      for (const game of games) learn(game.texts);
      return games;
    },
    (error: unknown) => {
      known = null;
      throw error;
    },
  );
  return known;
}
