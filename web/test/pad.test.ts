import { describe, expect, it } from "vitest";
import { blank, draftOf, isComplete, isDone, isOpen, lineOf, NOBODY, stepOf } from "../src/pad/draft";

describe("a line of the pad while it is entered", () => {
  it("is open until the sets are known", () => {
    const draft = { ...blank(0, 3), predictions: [1, 0, 2] };
    expect(isDone(draft, "predictions")).toBe(true);
    expect(isComplete(draft)).toBe(false);
    const line = lineOf(draft, true);
    expect(line).toEqual({ predictions: [1, 0, 2] });
    expect(isOpen(line)).toBe(true);
  });

  it("needs predictions, sets and bets of all", () => {
    const draft = { ...blank(0, 3), predictions: [1, 0, 2], won: [1, 1, 1], bets: [1, null, 0] };
    expect(isComplete(draft)).toBe(false);
    const whole = { ...draft, bets: [1, 0, 0] };
    expect(isComplete(whole)).toBe(true);
    expect(lineOf(whole)).toEqual({ predictions: [1, 0, 2], won: [1, 1, 1], bets: [1, 0, 0] });
  });

  it("asks in a brawl for the brawler's sets only", () => {
    const draft = { ...blank(2, 3), brawl: 1, won: [2, 3, null] };
    expect(isComplete(draft)).toBe(true);
    expect(lineOf(draft)).toEqual({ won: [null, 3, null], brawl: 1 });
  });

  it("may bet on nobody with two players", () => {
    const draft = { ...blank(0, 2), predictions: [1, 1], won: [1, 1], bets: [1, NOBODY] };
    expect(isComplete(draft)).toBe(true);
    expect(lineOf(draft).bets).toEqual([1, null]);
    expect(draftOf(lineOf(draft), 0, 2).bets).toEqual([1, NOBODY]);
  });

  it("copies points and marks from paper", () => {
    const draft = { ...blank(0, 2), paper: true, points: ["30", " 0 "], marks: ["X" as const, "" as const] };
    expect(isComplete(draft)).toBe(true);
    expect(lineOf(draft)).toEqual({ points: [30, 0], marks: ["X", ""] });
    expect(isComplete({ ...draft, points: ["30", "x"] })).toBe(false);
    expect(lineOf({ ...draft, points: ["30", ""] }).points).toEqual([30, 0]);
    expect(isComplete({ ...draft, points: ["30", ""] })).toBe(true);
    expect(isComplete({ ...draft, points: ["", ""] })).toBe(false);
  });

  it("comes back as it was written", () => {
    const line = { predictions: [1, 0, 2], won: [1, 1, 1], bets: [1, 0, 0], hand: 4 };
    const draft = draftOf(line, 3, 3);
    expect([draft.at, draft.fix, draft.step]).toEqual([3, true, "predictions"]);
    expect(lineOf(draft)).toEqual(line);
    expect(draftOf({ predictions: [1, 0, 2] }, 3, 3)).toMatchObject({ fix: false, step: "won" });
  });

  it("shows a problem where it can be mended", () => {
    expect(stepOf("pad-problem-prediction", {})).toBe("predictions");
    expect(stepOf("pad-problem-bet-self", {})).toBe("bets");
    expect(stepOf("pad-problem-count", { what: "bets" })).toBe("bets");
    expect(stepOf("pad-problem-streak", {})).toBe("won");
  });
});
