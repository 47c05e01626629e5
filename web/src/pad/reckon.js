/** What follows from a pad, by the rules that are written from the game's own (`rules.js`). */
import * as rules from "./rules.js";

/**
 * The tally of a pad as it is sent (`PadSheet`), as the server would answer, but for the texts of its notes.
 * Throws a `Refused` with `code` and `details` if there can be no such pad.
 */
export function reckon(sheet) {
  const lines = (sheet.lines ?? []).map((line) => new rules.Line(line.predictions, line.won, line.bets, line.brawl, line.hand, line.points, line.marks));
  const found = rules.tally(new rules.Pad(sheet.players, sheet.rounds, sheet.edition, sheet.drinking, sheet.first, sheet.sits_out, sheet.options, lines));
  return { game: "half-pint", ...found };
}

export const Refused = rules.Refused;
