import { describe, expect, it } from "vitest";
import { handOf, tally } from "../src/table/tally";
import { event, game, zone } from "./made";

const STATES = zone("state", "seat", "state", { words: [{ word: "in", look: "in" }, { word: "bust", look: "hurt" }] });
const made = game([STATES, zone("scored", "seat", "scored")]);

describe("the tally of a hand", () => {
  const log = [
    { move: 0, seat: null, text: null, events: [event("hand", { amount: 1 })] },
    { move: 1, seat: "A", text: "hit", events: [event("gains", { seat: "A", amount: 9 })] },
    { move: 2, seat: "B", text: "lock", events: [event("gains", { seat: "B", amount: 2 }), event("hand", { amount: 2 }), event("dealt", { seat: "A", card: "?" })] },
    { move: 3, seat: "A", text: "hit", events: [event("pair", { seat: "A", card: "7", amount: 7, to: "scored" })] },
    { move: 4, seat: "B", text: "hit", events: [event("bust", { seat: "B" }), event("hand", { amount: 3 })] },
  ];

  it("has what happened since the hand began, and nothing of the next one", () => {
    expect(handOf(log.slice(0, 3), made).map((each) => each.event)).toEqual(["gains", "gains"]);
    expect(handOf(log, made).map((each) => each.event)).toEqual(["dealt", "pair", "bust"]);
    // The last hand of a game is followed by none.
    expect(handOf(log.slice(0, 4), made).map((each) => each.event)).toEqual(["dealt", "pair"]);
  });

  it("says who got how much, and why", () => {
    const lines = tally(handOf(log, made), 2, made)!;
    expect(lines.map((line) => [line.seat, line.total])).toEqual([["A", 7], ["B", 0]]);
    expect(lines[0]!.why.map((each) => each.event)).toEqual(["pair"]);
    expect(lines[1]!.why.map((each) => each.event)).toEqual(["bust"]);
  });

  it("sums up what is paid again and again, and gives it to whom it is paid", () => {
    const pays = (amount: number, target: string | null = null) => event("pays", { seat: "A", target, amount });
    const lines = tally([pays(1), pays(2), pays(4, "B"), event("collects", { seat: "B", amount: 3 })], 3, made)!;
    expect(lines.map((line) => line.total)).toEqual([-7, 7, 0]);
    expect(lines[0]!.why.map((each) => [each.target, each.amount])).toEqual([["B", 4], [null, 3]]);
    expect(lines[2]!.why).toEqual([]);
  });

  it("says nothing of a hand that changed nothing", () => {
    expect(tally([event("redeal")], 3, made)).toBeNull();
  });
});
