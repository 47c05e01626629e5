import { describe, expect, it } from "vitest";
import type { Event, Position } from "../src/protocol";
import { awards, summary } from "../src/table/summary";
import { game, position as at, zone } from "./made";

const made = game([zone("marks", "seat", "marks"), zone("won", "seat", "tricks"), zone("drinks", "seat", "mugs")]);

function event(name: string, seat: string | null, amount: number | null = null, target: string | null = null): Event {
  return { event: name, seat, target, card: null, amount, from: null, to: null };
}

function position(marks: string[][], hand = 4): Position {
  return at({ marks }, { players: marks.map((_, i) => "ABCDEFG"[i]!), hand, acting: [], points: [] });
}

// Three sets predicted and won, a bet on somebody who missed: 30 + 30 + 20. None predicted, one won, the bet failed: 10.
const laura = [event("tricks", "A", 30), event("meets", "A", 30), event("bet-won", "A", 20, "B"), event("gains", "A", 80)];
const max = [event("tricks", "B", 10), event("misses", "B"), event("bet-lost", "B", null, "A"), event("gains", "B", 10)];

describe("the summary of a round", () => {
  it("explains every point", () => {
    const found = summary([event("takes-set", "A", 3), ...laura, ...max, event("hand", null, 4)], position([["", "X"], ["B", ""]]), made)!;
    expect(found.round).toBe(3);
    expect(found.columns).toEqual(["Sets", "Prediction", "Bet"]);
    const [a, b] = found.shares;
    expect([...a!.parts.values()].flat()).toMatchObject([
      { event: "tricks", target: null, amount: 30, whole: false },
      { event: "meets", target: null, amount: 30, whole: false },
      { event: "bet-won", target: "B", amount: 20, whole: false },
    ]);
    expect([a!.total, a!.mark]).toEqual([80, "X"]);
    expect(b!.parts.get("Prediction")).toEqual([{ event: "misses", count: 0, target: null, amount: 0, whole: false }]);
    expect(b!.parts.get("Bet")).toEqual([{ event: "bet-lost", count: 0, target: "A", amount: 0, whole: false }]);
    expect([b!.total, b!.mark]).toEqual([10, ""]);
    for (const share of found.shares) expect([...share.parts.values()].flat().reduce((sum, part) => sum + part.amount, 0)).toBe(share.total);
  });

  it("keeps the order of the reasons, though the first seat won nothing", () => {
    const found = summary([event("misses", "A"), event("bet-lost", "A", null, "B"), ...max], position([[""], [""]]), made)!;
    expect(found.columns).toEqual(["Sets", "Prediction", "Bet"]);
    expect(found.shares[0]!.total).toBe(0);
  });

  it("adds up two bets of one seat", () => {
    const found = summary([event("bet-won", "A", 20, "B"), event("bet-won", "A", 20, "A"), event("gains", "A", 40)], position([["X"], [""]]), made)!;
    expect(found.shares[0]!.parts.get("Bet")).toHaveLength(2);
    expect(found.shares[0]!.total).toBe(40);
  });

  it("tells a brawl, which leaves the others nothing", () => {
    const found = summary([event("brawl", "B", 3), event("gains", "B", 60), event("drinks", "A", 1), event("drinks", "B", 1)], position([[""], ["B"]]), made)!;
    expect(found.calls).toEqual([{ event: "brawl", seats: ["B"], amount: 3, whole: true }]);
    expect(found.shares.map((share) => [share.total, share.mark])).toEqual([[0, ""], [60, "B"]]);
    expect(found.columns).toEqual(["Brawl"]);
    expect(found.shares[1]!.parts.get("Brawl")).toEqual([{ event: "brawl", count: 3, target: null, amount: 60, whole: true }]);
    expect(found.drinks).toEqual([{ reason: 1, seats: ["A", "B"] }]);
  });

  it("adds nothing up where a gun fight is won, whatever the points", () => {
    const parts = [...laura, ...max].filter((each) => each.event !== "gains");
    const found = summary([...parts, event("gunfight-won", "A"), event("wins", "A")], position([["X"], [""]], 6), made)!;
    expect(found.shares).toEqual([]);
    expect(found.calls).toEqual([{ event: "gunfight-won", seats: ["A"], amount: null, whole: false }]);
  });

  it("is of the last round where no other begins", () => {
    expect(summary([...laura, ...max, event("wins", "A")], position([["X"], [""]], 10), made)!.round).toBe(10);
  });

  it("calls drinks in the middle of a round by themselves", () => {
    const found = summary([event("predicts", "A", 1), event("drinks", "A", 8), event("drinks", "B", 8)], position([[], []]), made)!;
    expect(found).toMatchObject({ round: null, shares: [], drinks: [{ reason: 8, seats: ["A", "B"] }] });
  });

  it("is none where nothing was counted", () => {
    expect(summary([event("gains", "A", 5), event("hand", null, 2)], position([[], []]), made)).toBeNull();
    expect(summary([event("bets", "A", null, "B")], position([[], []]), made)).toBeNull();
  });
});

describe("the end", () => {
  it("knows what the longest runs were worth", () => {
    expect(awards([...laura, event("run", "A", 30), event("run", "B", 10), event("wins", "A")], made)).toEqual({ A: 30, B: 10 });
  });
});
