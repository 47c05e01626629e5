/** What the game is played for and when it ends, as a line: each game has a message, which chooses by its options. */
import type { FluentVariable } from "@fluent/bundle";
import type { GameInfo } from "../protocol";
import { maybe, t } from "../text.svelte";

/** The arguments of the message: every option of a table by its name, and how many play. */
export function goalArgs(game: Pick<GameInfo, "options">, option: (name: string) => unknown, players: number): Record<string, FluentVariable> {
  const args: Record<string, FluentVariable> = { players };
  for (const { name } of game.options) {
    const value = option(name);
    const said = typeof value === "boolean" ? (value ? "on" : "off") : value == null ? "none" : typeof value === "number" ? value : String(value);
    args[name.replaceAll("_", "-")] = said;
  }
  return args;
}

export function goalOf(game: GameInfo, option: (name: string) => unknown, players: number): string | null {
  const args = goalArgs(game, option, players);
  // A game of somebody else need not say it: for chips in so many hands it can be said all the same.
  return maybe(`goal-${game.name}`, args) ?? (game.unit === "chips" && typeof args.hands === "number" ? t("goal-hands", args) : null);
}
