import { describe, expect, it } from "vitest";
import type { Choice } from "../src/protocol";
import { actions, byTarget, cardsLieWith, chooseCard, chooseTarget, chooseVerb, completions, inOrder, nothing, open } from "../src/table/intent";

function choice(text: string, price: number | null = null): Choice {
  const [verb = "", ...rest] = text.split(" ");
  return {
    text,
    verb,
    target: rest.find((word) => /^[A-H]$/.test(word)) ?? null,
    cards: rest.filter((word) => /^\d+$/.test(word)),
    amount: null,
    price,
    word: null,
    makes: null,
    strength: null,
    open: 0,
  };
}

const bluff = [choice("draw"), choice("attack B"), choice("attack C"), choice("gift B 5"), choice("gift B 9"), choice("gift C 5"), choice("fold", 4), choice("see B"), choice("see C")];
const up = { A: ["5", "9", "4"], B: ["8"], C: ["9"] };
const takes = [choice("hit"), choice("fold A 7", 7), choice("fold B 3", 3), choice("fold B 8", 8)];
const stacks = { A: ["7"], B: ["3", "8"], C: [] };

describe("actions", () => {
  it("makes one button for each verb and shows what it costs", () => {
    expect(actions(bluff).map((action) => action.verb)).toEqual(["draw", "attack", "gift", "fold", "see"]);
    expect(actions(bluff).find((action) => action.verb === "fold")?.price).toEqual({ low: 4, high: 4 });
    expect(actions(takes).find((action) => action.verb === "fold")?.price).toEqual({ low: 3, high: 8 });
    expect(actions(bluff).find((action) => action.verb === "draw")?.price).toBeNull();
  });
});

describe("steps", () => {
  it("plays at once what leaves nothing open", () => {
    expect(chooseVerb(bluff, nothing, "draw").play?.text).toBe("draw");
    expect(chooseVerb(bluff, nothing, "fold").play?.text).toBe("fold");
  });

  it("asks for a target, and is done with it", () => {
    const step = chooseVerb(bluff, nothing, "attack");
    expect(step.play).toBeNull();
    expect([...open(bluff, step.intent, "A", up).targets]).toEqual(["B", "C"]);
    expect(chooseTarget(bluff, step.intent, "C").play?.text).toBe("attack C");
  });

  it("takes a card and a target in any order", () => {
    const verb = chooseVerb(bluff, nothing, "gift").intent;
    const card = chooseCard(bluff, verb, "A", "5", "A", up);
    expect(chooseTarget(bluff, card.intent, "C").play?.text).toBe("gift C 5");
    const first = chooseCard(bluff, nothing, "A", "5", "A", up);
    expect(first.play).toBeNull();
    expect(completions(bluff, first.intent).map((each) => each.text)).toEqual(["gift B 5", "gift C 5"]);
  });

  it("does the one thing that is left: the 9 can only go to B", () => {
    expect(chooseCard(bluff, nothing, "A", "9", "A", up).play?.text).toBe("gift B 9");
  });

  it("takes a card that lies before another as card and target together", () => {
    const step = chooseVerb(takes, nothing, "fold");
    const next = open(takes, step.intent, "A", stacks);
    expect(next.targets.size).toBe(0);
    expect([...next.cards.get("B")!]).toEqual(["3", "8"]);
    expect([...next.cards.get("A")!]).toEqual(["7"]);
    expect(chooseCard(takes, step.intent, "B", "3", "A", stacks).play?.text).toBe("fold B 3");
  });

  it("never pays by a stray tap: what costs waits for a button", () => {
    const step = chooseCard(takes, nothing, "B", "3", "A", stacks);
    expect(step.play).toBeNull();
    expect(completions(takes, step.intent).map((each) => each.text)).toEqual(["fold B 3"]);
  });

  it("groups many completions by whom they are aimed at", () => {
    const many = ["B", "C", "D"].flatMap((seat) => ["1", "2", "3"].map((card) => choice(`fold ${seat} ${card}`, Number(card))));
    const intent = { ...nothing, verb: "fold" };
    expect(byTarget(many, intent).map((group) => group.target)).toEqual(["B", "C", "D"]);
    expect(byTarget(many, { ...intent, target: "B" })).toEqual([]);
    expect(completions(many, { ...intent, target: "B" })).toHaveLength(3);
  });

  it("collects several cards one by one and lets them be put back", () => {
    const menu = [choice("play 3 5"), choice("play 5 7"), choice("play 3")];
    const hand = { A: ["3", "5", "7"] };
    const first = chooseCard(menu, nothing, "A", "5", "A", hand);
    expect([...open(menu, first.intent, "A", hand).cards.get("A")!].sort()).toEqual(["3", "7"]);
    expect(chooseCard(menu, first.intent, "A", "5", "A", hand).intent.cards).toEqual([]);
    expect(chooseCard(menu, first.intent, "A", "7", "A", hand).play?.text).toBe("play 5 7");
  });
});

describe("whose cards", () => {
  it("are one's own where the target does not show them", () => {
    expect(cardsLieWith(bluff, "gift", up)).toBe("own");
    expect(cardsLieWith(takes, "fold", stacks)).toBe("target");
  });
});

describe("cards in an order", () => {
  const stacks = ["3 5 5", "5 3 5", "5 5 3"].map((cards) => choice(`stack ${cards}`));
  const shown = { A: ["3", "5", "5"], B: [] };

  it("is seen from the menu, which has the same cards in several orders", () => {
    expect([...inOrder(stacks)]).toEqual(["stack"]);
    expect([...inOrder([choice("discard 3 4"), choice("discard 3 5"), choice("discard 4")])]).toEqual([]);
  });

  it("is the order of the taps", () => {
    const first = chooseCard(stacks, nothing, "A", "5", "A", shown);
    expect(first.play).toBeNull();
    expect([...open(stacks, first.intent, "A", shown).cards.get("A")!].sort()).toEqual(["3", "5"]);
    const second = chooseCard(stacks, first.intent, "A", "3", "A", shown);
    expect(second.play?.text).toBe("stack 5 3 5");
  });
});

describe("a move whose cards are still to be named", () => {
  it("is never played by choosing it", () => {
    const menu = [{ ...choice("coldcall B …"), open: 2 }, choice("play 5")];
    const step = chooseVerb(menu, nothing, "coldcall");
    expect(step.play).toBeNull();
    expect(step.intent).toMatchObject({ verb: "coldcall", target: "B" });
  });
});
