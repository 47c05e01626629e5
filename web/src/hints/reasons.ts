/** Why a move is good, in sentences that call moves what their buttons do. */
import type { Game } from "../game";
import type { HintAdvice } from "../protocol";
import { t } from "../text.svelte";

export function reasons(advice: HintAdvice, game: Game, label: (move: string) => string): string[] {
  const { how, rival, lead, margin, unit, risk } = advice;
  const args = { move: label(advice.move), rival: rival === null ? "" : label(rival), lead, margin, unit: unit ?? "", until: game.text("until", "hand") };
  const told = [how === "thumb" ? t("hint-thumb", args) : t(`explain-${how}`, args)];
  if (risk) {
    const message = risk.cards === null ? "explain-risk-sampled" : "explain-risk";
    told.push(t(message, { move: label(risk.move), what: risk.what, percent: 100 * risk.chance, cards: risk.cards ?? 0, of: risk.of ?? 0 }));
  }
  return told;
}
