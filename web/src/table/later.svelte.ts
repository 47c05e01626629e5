/**
 * The parts of a table that are not wanted at once, or not by every game. A table is shown when it has all that it shows;
 * what it will show later is fetched while nobody waits for it, and so is there when it is wanted, with a line or without.
 */
import type { Game } from "../game";
import type { TableInfo } from "../protocol";
import { needTexts } from "../text.svelte";
import type { Row } from "./shows";

type Boards = typeof import("./boards");
type Others = typeof import("./others");
type Endings = typeof import("./endings");

class Later {
  boards = $state.raw<Boards | null>(null);
  others = $state.raw<Others | null>(null);
  endings = $state.raw<Endings | null>(null);
}
export const later = new Later();

/** What of a game is drawn by the boards. */
const BOARDS: readonly Row["part"][] = ["bid", "circle", "columns", "foe", "set"];
/** How long after a table is shown the rest is fetched, in milliseconds. */
const CALM = 2500;

export async function endings(): Promise<void> {
  later.endings ??= await import("./endings");
}

/** Have what a game's table shows; rejects if it cannot be fetched. */
export async function boards(game: Game): Promise<void> {
  if (BOARDS.some((part) => game.zonesFor(part).length > 0)) later.boards ??= await import("./boards");
}

/** Have what is for those who are not alone with bots. */
export async function others(): Promise<void> {
  const [code] = await Promise.all([later.others ?? import("./others"), needTexts("talk")]);
  later.others = code;
}

/** Whether somebody else is a person, or may come. */
export function accompanied(info: TableInfo): boolean {
  return info.asked != null || info.seats.some((each) => each.kind !== "bot" && each.seat !== info.you);
}

/** Fetch the endings when all is calm, again and again until they are there. */
export function endingsSoon(): void {
  if (later.endings) return;
  setTimeout(() => void endings().catch(endingsSoon), CALM);
}
