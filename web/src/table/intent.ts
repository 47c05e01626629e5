/**
 * From a menu of whole moves to steps a hand can take: choose an action, a card, a seat or an amount in any
 * order until one move is left. Everything is derived from the menu; no game is known here.
 */
import type { Choice, Seat } from "../protocol";

/** What has been chosen so far. */
export interface Intent {
  verb: string | null;
  target: Seat | null;
  cards: string[];
  amount: number | null;
}

export const nothing: Intent = { verb: null, target: null, cards: [], amount: null };

export function isNothing(intent: Intent): boolean {
  return intent.verb === null && intent.target === null && intent.cards.length === 0 && intent.amount === null;
}

/** Whether `part` is contained in `whole`, counting copies. */
function contains(whole: string[], part: string[]): boolean {
  const left = [...whole];
  return part.every((card) => {
    const at = left.indexOf(card);
    if (at < 0) return false;
    left.splice(at, 1);
    return true;
  });
}

const orders = new WeakMap<Choice[], ReadonlySet<string>>();

/** The verbs whose cards are named in an order that matters: the menu has the same cards in another one, too. */
export function inOrder(menu: Choice[]): ReadonlySet<string> {
  let found = orders.get(menu);
  if (!found) {
    const seen = new Set<string>();
    const twice = new Set<string>();
    for (const choice of menu) {
      if (choice.cards.length < 2) continue;
      const same = [choice.verb, choice.target, choice.amount, ...[...choice.cards].sort()].join(" ");
      if (seen.has(same)) twice.add(choice.verb);
      seen.add(same);
    }
    orders.set(menu, (found = twice));
  }
  return found;
}

export function matching(menu: Choice[], intent: Intent): Choice[] {
  const ordered = inOrder(menu);
  return menu.filter(
    (choice) =>
      (intent.verb === null || choice.verb === intent.verb) &&
      (intent.target === null || choice.target === intent.target) &&
      (intent.amount === null || choice.amount === intent.amount) &&
      (ordered.has(choice.verb) ? intent.cards.every((card, i) => choice.cards[i] === card) : contains(choice.cards, intent.cards)),
  );
}

/** One button for each action of the menu, in the menu's order. */
export interface Action {
  verb: string;
  choices: Choice[];
  /** The whole move, where the action leaves nothing open. */
  only: Choice | null;
  /** The cheapest and the dearest price, where all its moves have one. */
  price: { low: number; high: number } | null;
}

export function actions(menu: Choice[]): Action[] {
  const byVerb = new Map<string, Choice[]>();
  for (const choice of menu) byVerb.set(choice.verb, [...(byVerb.get(choice.verb) ?? []), choice]);
  return [...byVerb].map(([verb, choices]) => ({
    verb,
    choices,
    only: choices.length === 1 ? choices[0]! : null,
    price: priceRange(choices),
  }));
}

export function priceRange(choices: Choice[]): { low: number; high: number } | null {
  const prices = choices.map((choice) => choice.price);
  if (prices.length === 0 || prices.some((price) => price === null)) return null;
  const known = prices as number[];
  return { low: Math.min(...known), high: Math.max(...known) };
}

/** Cards face up before each seat, as far as they may be what a move names. */
export type Shown = Record<Seat, string[]>;

/**
 * Whose cards a verb's moves name: those of the seat it is aimed at ("fold B 3"), if that seat shows
 * the card in every one of its moves, otherwise one's own ("gift B 5").
 */
export function cardsLieWith(menu: Choice[], verb: string, shown: Shown): "target" | "own" {
  const aimed = menu.filter((choice) => choice.verb === verb && choice.target !== null && choice.cards.length > 0);
  if (aimed.length === 0) return "own";
  return aimed.every((choice) => contains(shown[choice.target!] ?? [], choice.cards)) ? "target" : "own";
}

/** What can be tapped next, seen from what has been chosen. */
export interface Open {
  /** Seats that can be aimed at now. */
  targets: Set<Seat>;
  /** Seat -> cards of that seat that can be tapped now. */
  cards: Map<Seat, Set<string>>;
  amounts: number[];
}

export function open(menu: Choice[], intent: Intent, you: Seat, shown: Shown): Open {
  const result: Open = { targets: new Set(), cards: new Map(), amounts: [] };
  const amounts = new Set<number>();
  for (const choice of matching(menu, intent)) {
    const theirs = choice.target !== null && choice.cards.length > 0 && cardsLieWith(menu, choice.verb, shown) === "target";
    // A card that lies before a seat names the seat as well.
    if (choice.target !== null && intent.target === null && !theirs) result.targets.add(choice.target);
    if (choice.amount !== null && intent.amount === null) amounts.add(choice.amount);
    if (choice.cards.length > intent.cards.length) {
      const owner = theirs ? choice.target! : you;
      let left = [...choice.cards];
      if (inOrder(menu).has(choice.verb)) left = [left[intent.cards.length]!];
      else for (const card of intent.cards) left.splice(left.indexOf(card), 1);
      const set = result.cards.get(owner) ?? new Set<string>();
      for (const card of left) set.add(card);
      result.cards.set(owner, set);
    }
  }
  result.amounts = [...amounts].sort((a, b) => a - b);
  return result;
}

export type Step = { intent: Intent; play: null } | { intent: Intent; play: Choice };

/** The move to make at once, if the choice leaves exactly one and it needs no further word. */
function settle(menu: Choice[], intent: Intent): Step {
  const left = matching(menu, intent);
  if (left.length === 1 && left[0]!.open > 0) {
    // The cards are still to be named.
    return { intent: { ...intent, verb: left[0]!.verb, target: left[0]!.target }, play: null };
  }
  // What is put together card by card is played when its player says that it is all.
  if (left.length === 1 && (left[0]!.makes === null || intent.cards.length === 0)) {
    const only = left[0]!;
    // What costs something is only done by a button that says so: either the action was chosen
    // (its button shows the price) or the last tap named nothing that a stray finger could not.
    const said = intent.verb !== null || only.price === null;
    if (said) return { intent: nothing, play: only };
  }
  return { intent, play: null };
}

export function chooseVerb(menu: Choice[], intent: Intent, verb: string): Step {
  const kept = { ...intent, verb };
  return settle(menu, matching(menu, kept).length > 0 ? kept : { ...nothing, verb });
}

export function chooseTarget(menu: Choice[], intent: Intent, target: Seat): Step {
  return settle(menu, { ...intent, target });
}

/** Tap a card of a seat: choosing it, or putting it back. */
export function chooseCard(menu: Choice[], intent: Intent, owner: Seat, card: string, you: Seat, shown: Shown): Step {
  if (owner === you && intent.cards.includes(card) && !matching(menu, { ...intent, cards: [...intent.cards, card] }).length) {
    const cards = [...intent.cards];
    cards.splice(cards.indexOf(card), 1);
    return { intent: { ...intent, cards }, play: null };
  }
  const next: Intent = { ...intent, cards: [...intent.cards, card] };
  // A card lying before a seat also says which seat is meant.
  const meant = matching(menu, next).filter((choice) => cardsLieWith(menu, choice.verb, shown) === "target");
  if (meant.some((choice) => choice.target === owner) && intent.target === null) next.target = owner;
  return settle(menu, next);
}

export function chooseAmount(menu: Choice[], intent: Intent, amount: number): Step {
  return settle(menu, { ...intent, amount });
}

/** The completions to offer as buttons once something has been chosen; empty if there are too many to read. */
export function completions(menu: Choice[], intent: Intent, most = 12): Choice[] {
  if (isNothing(intent)) return [];
  const left = matching(menu, intent);
  return left.length <= most ? left : [];
}

/** Where there are too many completions for one look: whom they are aimed at, each with its moves. */
export function byTarget(menu: Choice[], intent: Intent, most = 6): { target: Seat; choices: Choice[] }[] {
  if (isNothing(intent) || intent.target !== null) return [];
  const left = matching(menu, intent);
  const targets = [...new Set(left.map((choice) => choice.target))];
  if (left.length <= most || targets.length < 2 || targets.includes(null)) return [];
  return targets.map((target) => ({ target: target!, choices: left.filter((choice) => choice.target === target) }));
}

/** The chosen cards as a whole move, where more could still be added. */
export function complete(menu: Choice[], intent: Intent): Choice | null {
  if (intent.cards.length === 0) return null;
  return matching(menu, intent).find((choice) => choice.cards.length === intent.cards.length) ?? null;
}

/** Moves that make the same kind of thing of cards, weakest first. */
export interface Kind {
  makes: string;
  choices: Choice[];
}

/**
 * What can be made of cards, with what has been chosen so far: kinds from weak to strong, and so within each.
 * Moves that are equally strong and take the same cards of `hand` come to the same: one of them stands for all,
 * unless the others' cards have been chosen.
 */
export function kinds(menu: Choice[], intent: Intent, hand: string[]): Kind[] {
  const found = matching(menu, intent).filter((choice) => choice.makes !== null);
  const held = new Set(hand);
  const seen = new Set<string>();
  const result = new Map<string, Choice[]>();
  for (const choice of [...found].sort((a, b) => (a.strength ?? 0) - (b.strength ?? 0) || a.cards.length - b.cards.length)) {
    const same = `${choice.strength}:${choice.cards.filter((card) => held.has(card)).join(" ")}`;
    if (seen.has(same) && choice.cards.length !== intent.cards.length) continue;
    seen.add(same);
    result.set(choice.makes!, [...(result.get(choice.makes!) ?? []), choice]);
  }
  return [...result].map(([makes, choices]) => ({ makes, choices }));
}

/** Choose exactly the cards of this move. */
export function chooseAll(intent: Intent, choice: Choice): Step {
  return { intent: { ...intent, cards: [...choice.cards] }, play: null };
}

/** Whether moves of the menu are told apart by one number, one seat or one word each, at one price: then they are buttons at once. */
export function plain(menu: Choice[], most = 9): boolean {
  return (
    menu.length > 1 &&
    menu.length <= most &&
    menu.every((choice) => choice.verb === menu[0]!.verb && choice.price === menu[0]!.price && choice.cards.length === 0) &&
    menu.every((choice) => choice.amount === null || choice.target === null)
  );
}
