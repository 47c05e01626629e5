import { describe, expect, it } from "vitest";
import type { Position } from "../src/protocol";
import { length, plan } from "../src/table/plan";
import { apply, fromPosition, type Shown } from "../src/table/shown";
import { event, game, position as at, zone } from "./made";

const made = game([
  zone("stack", "seat", "stack"),
  zone("down", "seat", "hand"),
  zone("scored", "seat", "scored"),
  zone("state", "seat", "state"),
  zone("left", "table", "number"),
  zone("discard", "table", "pile"),
]);

function position(change: Partial<Position> = {}): Position {
  return at({ stack: [["4"], ["9", "6"]], down: [["5"], ["?"]], scored: [[], []], state: ["in", "in"], left: 40, discard: 5 }, { players: ["Ann", "Ben"], points: [0, 0], ...change });
}

const faces = (shown: Shown, zone: string, seat: string) => shown.held[zone]![seat]!.map((laid) => laid.card);

describe("the picture", () => {
  it("lays a dealt card, and knows where it came from", () => {
    const before = fromPosition(position(), made);
    const { shown, travels } = apply(before, event("dealt", { seat: "A", card: "7", from: "deck", to: "stack" }), made);
    expect(faces(shown, "stack", "A")).toEqual(["4", "7"]);
    expect(shown.numbers["left"]).toBe(39);
    expect(travels).toMatchObject([{ from: "deck", to: "A:stack", card: "7" }]);
    expect(faces(before, "stack", "A")).toEqual(["4"]);
  });

  it("never names a hidden card", () => {
    const { shown, travels } = apply(fromPosition(position(), made), event("dealt", { seat: "B", card: "?", from: "deck", to: "down" }), made);
    expect(faces(shown, "down", "B")).toEqual(["?", "?"]);
    expect(travels[0]!.card).toBe("?");
  });

  it("keeps a card's identity from owner to taker, and counts it", () => {
    const before = fromPosition(position(), made);
    const id = before.held["stack"]!["A"]![0]!.id;
    const { shown, travels } = apply(before, event("takes", { seat: "A", target: "B", card: "4", amount: 4, from: "stack", to: "scored" }), made);
    expect(faces(shown, "stack", "A")).toEqual([]);
    expect(shown.held["scored"]!["B"]).toEqual([{ id, card: "4" }]);
    expect(shown.points).toEqual({ A: 0, B: 4 });
    expect(travels).toMatchObject([{ id, from: "A:stack", to: "B:scored" }]);
  });

  it("turns a hidden card into the one that is shown", () => {
    const before = fromPosition(position(), made);
    const id = before.held["down"]!["B"]![0]!.id;
    const { shown } = apply(before, event("turns", { seat: "B", card: "8", from: "down", to: "stack" }), made);
    expect(shown.held["stack"]!["B"]!.at(-1)).toEqual({ id, card: "8" });
  });

  it("sweeps the stacks at a new hand, and leaves the scoring cards", () => {
    const before = fromPosition(position({ zones: { ...position().zones, scored: [["3"], []] } }), made);
    const { shown, travels } = apply(before, event("hand", { amount: 2 }), made);
    expect(faces(shown, "stack", "B")).toEqual([]);
    expect(faces(shown, "scored", "A")).toEqual(["3"]);
    expect(shown.hand).toBe(2);
    expect(travels.every((travel) => travel.to === "discard")).toBe(true);
  });

  it("moves chips between seats and pot", () => {
    const start = fromPosition(position({ chips: [0, 0], points: null, pot: 0 }), made);
    const paid = apply(start, event("pays", { seat: "A", amount: 3 }), made);
    expect(paid.shown.chips).toEqual({ A: -3, B: 0 });
    expect(paid.shown.pot).toBe(3);
    const taken = apply(paid.shown, event("collects", { seat: "B", amount: 3 }), made);
    expect(taken.shown.chips).toEqual({ A: -3, B: 3 });
    expect(taken.coins).toEqual([{ from: "pot", to: "B:purse", amount: 3 }]);
  });

  it("lights both cards of a pair before they move", () => {
    const before = fromPosition(position({ zones: { ...position().zones, stack: [["4", "4"], ["9"]] } }), made);
    const { shown, travels } = apply(before, event("pair", { seat: "A", card: "4", amount: 4, from: "stack", to: "scored" }), made, true);
    expect(shown.lit.size).toBe(2);
    expect(travels).toEqual([]);
  });

  it("ends at the server's position with the same cards", () => {
    const before = fromPosition(position(), made);
    const after = fromPosition(position(), made, before);
    expect(after.held).toEqual(before.held);
  });
});

describe("the plan", () => {
  const deal = Array.from({ length: 6 }, () => event("dealt", { seat: "A", card: "1", from: "deck", to: "stack" }));

  it("staggers a deal and gives a pair time to be seen", () => {
    const beats = plan([...deal, event("pair", { seat: "A", card: "1", from: "stack", to: "scored" })], made);
    expect(beats).toHaveLength(8);
    expect(beats[0]!.wait).toBeLessThan(150);
    expect(beats[6]).toMatchObject({ light: true });
    expect(beats[6]!.wait).toBeGreaterThan(500);
  });

  it("hurries when much is waiting, and gives up when it is too much", () => {
    expect(length(plan(deal, made, 60))).toBeLessThan(length(plan(deal, made, 0)));
    expect(plan(deal, made, 200)).toEqual([]);
  });

  it("lets a move of one card be over in a third of a second", () => {
    expect(length(plan(deal.slice(0, 1), made))).toBeLessThanOrEqual(300);
  });
});
