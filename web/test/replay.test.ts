import { expect, test } from "vitest";
import type { ReplayStep } from "../src/protocol";
import { entries, handAfter, handBefore, hands, placeOf, positions, searchOf } from "../src/replay/steps";

const step = (move: number, position: Record<string, unknown>): ReplayStep => ({ move, seat: move ? "A" : null, text: move ? "hit" : null, events: [], position });

const steps = [
  step(0, { hand: 1, over: false, points: [0, 0], zones: { stack: [["4"], ["9"]], left: 40 } }),
  step(1, { zones: { left: 39 } }),
  step(2, { hand: 2, points: [3, 0], zones: { stack: [[], []] } }),
  step(3, {}),
  step(4, { hand: 3, over: true }),
];

test("a position is what has changed over what was there", () => {
  const all = positions(steps);
  expect(all.map((each) => each.hand)).toEqual([1, 1, 2, 2, 3]);
  expect(all[1]!.zones).toEqual({ stack: [["4"], ["9"]], left: 39 });
  expect(all[3]!.zones).toEqual({ stack: [[], []], left: 39 });
  expect(all[4]).toEqual({ hand: 3, over: true, points: [3, 0], zones: { stack: [[], []], left: 39 } });
  // The first one is not written over.
  expect(all[0]!.zones).toEqual({ stack: [["4"], ["9"]], left: 40 });
  expect(entries(steps)[1]).toEqual({ move: 1, seat: "A", text: "hit", events: [] });
});

test("hands are gone through from anywhere", () => {
  const found = hands(positions(steps));
  expect(found).toEqual([
    { at: 0, hand: 1 },
    { at: 2, hand: 2 },
    { at: 4, hand: 3 },
  ]);
  expect(handBefore(found, 3)).toBe(2);
  expect(handBefore(found, 2)).toBe(0);
  expect(handBefore(found, 0)).toBe(0);
  expect(handAfter(found, 0, 9)).toBe(2);
  expect(handAfter(found, 4, 9)).toBe(9);
});

test("an address says which position, or nothing", () => {
  expect(placeOf(searchOf(12, "A"))).toEqual({ move: 12, eyes: "A" });
  expect(placeOf("?move=0&seat=watch")).toEqual({ move: 0, eyes: "watch" });
  expect(placeOf("?review")).toEqual({ move: null, eyes: null });
  expect(placeOf("?move=-1&seat=Z")).toEqual({ move: null, eyes: null });
});
