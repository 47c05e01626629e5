/** Which games the lobby shows. */
import type { GameInfo } from "../protocol";

export interface Filter {
  /** How many people want to play; bots may join them. */
  players: number | null;
  word: string;
  kind: string | null;
  /** How long it may take. */
  minutes: number | null;
}

/** The lengths that can be asked for, in minutes. */
export const LENGTHS = [5, 15, 30];

/** What was chosen last time, from what the browser has kept; all games if that is nothing that can be read. */
export function remembered(kept: string | null): Filter {
  let found: Partial<Record<keyof Filter, unknown>> = {};
  try {
    found = (JSON.parse(kept ?? "{}") as typeof found | null) ?? {};
  } catch {
    // Whatever it was, it is written anew.
  }
  const number = (value: unknown) => (typeof value === "number" && Number.isInteger(value) && value > 0 ? value : null);
  const minutes = number(found.minutes);
  const players = number(found.players);
  return {
    players: players !== null && players <= 8 ? players : null,
    word: typeof found.word === "string" ? found.word : "",
    kind: typeof found.kind === "string" ? found.kind : null,
    minutes: minutes !== null && LENGTHS.includes(minutes) ? minutes : null,
  };
}

const plain = (text: string) =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase();

/** Whether a game is one of those that are wanted; `about` is what its tile says. Accents make no difference. */
export function fits(game: GameInfo, filter: Filter, about: string): boolean {
  const said = plain(`${about} ${game.name}`);
  return (
    (filter.players === null || filter.players <= game.max_players) &&
    (filter.kind === null || filter.kind === game.kind) &&
    (filter.minutes === null || game.max_minutes <= filter.minutes) &&
    plain(filter.word)
      .split(/\s+/)
      .every((word) => said.includes(word))
  );
}
