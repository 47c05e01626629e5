/** The games the house has, fetched once. */
import { http } from "./api";
import type { GameInfo } from "./protocol";

let known: Promise<GameInfo[]> | null = null;

export function games(): Promise<GameInfo[]> {
  known ??= http.games().catch((error: unknown) => {
    known = null;
    throw error;
  });
  return known;
}
