/** What buttons and labels at the table say. */
import type { Game } from "../game";
import type { Choice, Seat } from "../protocol";
import { cardArg, locale, t } from "../text.svelte";
import type { Action } from "./intent";
import type { Names } from "./sentence";

/** A whole move as a button says it: the fullest wording its verb has for what it names. `left`: who sits to the left. */
export function choiceLabel(game: Game, choice: Choice, names: Names, you: Seat | null, left = ""): string {
  const own = choice.target !== null && choice.target === you;
  const args = {
    target: choice.target === null ? "none" : own ? "you" : names(choice.target),
    card: choice.cards.length === 1 ? cardArg(choice.cards[0]!) : choice.cards.join(" "),
    cards: choice.cards.join(" "),
    amount: choice.amount ?? 0,
    left,
  };
  const verb = game.text("verb", choice.verb, args);
  const aimed = choice.target !== null;
  const carded = choice.cards.length > 0;
  const forms = [
    choice.word,
    aimed && carded && own && "taking-own",
    aimed && carded && "taking",
    aimed && "aimed",
    carded && !aimed && left !== "" && "carded-left",
    carded && "carded",
    choice.amount !== null && "amount",
    !aimed && !carded && choice.amount === null && choice.open === 0 && "none",
  ];
  for (const form of forms) {
    const text = form ? game.maybe("verb", `${choice.verb}.${form}`, args) : null;
    if (text !== null) return text;
  }
  // A verb without such wording still has to name what it does to whom.
  if (aimed && carded) return t("table-choice-full", { verb, target: args.target, card: args.cards });
  if (aimed) return t("table-choice-aimed", { verb, target: args.target });
  if (carded) return t("table-choice-carded", { verb, card: args.cards });
  if (choice.amount !== null) return t("table-choice-amount", { verb, amount: choice.amount });
  return verb;
}

/** An action as its button says it, with whom it concerns where the verb has words for that. */
export function actionLabel(game: Game, action: Action, names: Names, you: Seat | null, left = ""): string {
  if (action.only) return choiceLabel(game, action.only, names, you, left);
  return (left === "" ? null : game.maybe("verb", `${action.verb}.left`, { left })) ?? t("table-action-open", { verb: game.text("verb", action.verb) });
}

/** An action with its target chosen and a card still open. */
export function aimLabel(game: Game, verb: string | null, target: Seat, names: Names, you: Seat | null): string {
  const name = target === you ? t("wait-you") : names(target);
  return (verb === null ? null : game.maybe("verb", `${verb}.aimed`, { target: name })) ?? name;
}

/** The price on a button, or null where nothing has to be paid for certain. */
export function priceLabel(price: { low: number; high: number } | null, unit: "points" | "chips"): string | null {
  if (!price || price.high <= 0) return null;
  return price.low === price.high
    ? t(`table-price-${unit}`, { amount: price.low })
    : t(`table-price-${unit}-range`, { low: price.low, high: price.high });
}

export function verbHint(game: Game, verb: string): string | null {
  return game.maybe("verb", `${verb}.about`);
}

export function list(texts: string[]): string {
  return new Intl.ListFormat(locale(), { type: "conjunction" }).format(texts);
}
