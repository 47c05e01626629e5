import { describe, expect, it } from "vitest";
import { crowded, LINE, overflows, perLine } from "../src/table/crowd";
import { fromPosition } from "../src/table/shown";
import { game, position, zone } from "./made";

describe("a hand of many cards", () => {
  it("shows strips from a number on at which the cards cover each other", () => {
    expect([0, 8, 9, 16].map(crowded)).toEqual([false, false, true, true]);
  });

  it("lies in lines of about the same length, none longer than it may be", () => {
    expect([1, 10, 11, 16, 20, 21].map((count) => perLine(count, LINE.narrow))).toEqual([1, 10, 6, 8, 10, 7]);
    expect([16, 20, 21].map((count) => perLine(count, LINE.wide))).toEqual([16, 20, 11]);
    expect(perLine(0, LINE.narrow)).toBe(0);
  });

  it("needs more room than one line if it is one's own", () => {
    const made = game([zone("held", "seat", "hand"), zone("heap", "seat", "stack")]);
    const many = Array<string>(16).fill("1");
    const shown = fromPosition(position({ held: [many, many.slice(0, 10), []], heap: [[], many, []] }), made);
    expect(["A", "B", "C", null].map((seat) => overflows(made, shown, seat))).toEqual([true, false, false, false]);
    expect(overflows(made, null, "A")).toBe(false);
  });
});
