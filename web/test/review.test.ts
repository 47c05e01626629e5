import { expect, test } from "vitest";
import { reasons } from "../src/hints/reasons";
import { labels, named } from "../src/review/labels";
import { bar, byLuck, line, mistaken, moments, nextMistake, ordered, signOf, spread, ticks, words, type Decision, type Review } from "../src/review/review";

const decision = (move: number, loss: number, margin = 0): Decision => ({ move, seat: "A", played: "hit", best: "lock", loss, margin, method: "exact" });

const review: Review = {
  game: "port",
  title: "Port",
  players: ["Ann", "Ben"],
  unit: "points",
  over: true,
  moves: ["A hit", "B lock"],
  seats: [],
  decisions: [],
  draws: [],
  chances: [
    [0.5, 0.5],
    [0.75, 0.25],
    [1, 0],
  ],
  choices: [],
  words: {},
};

test("chances begin before the first move if there is one row more than moves, else after it", () => {
  expect(moments(review).map((each) => each.move)).toEqual([0, 1, 2]);
  expect(moments({ ...review, chances: review.chances.slice(1) }).map((each) => each.move)).toEqual([1, 2]);
});

test("a decision is a mistake only beyond its margin", () => {
  expect(mistaken(decision(1, 0.4, 0.1))).toBe(true);
  expect(mistaken(decision(1, 0.4, 0.5))).toBe(false);
  // What is shown as 0.00 is none.
  expect(mistaken(decision(1, 0.004))).toBe(false);
});

test("decisions stand by cost or by time, and the next mistake goes round", () => {
  const all = [decision(3, 0.1), decision(9, 0.7), decision(5, 0.7), decision(7, 0.2, 0.3)];
  expect(ordered(all, "cost").map((each) => each.move)).toEqual([5, 9, 7, 3]);
  expect(ordered(all, "time").map((each) => each.move)).toEqual([3, 5, 7, 9]);
  expect(nextMistake(all, 3)).toBe(5);
  expect(nextMistake(all, 5)).toBe(9);
  expect(nextMistake(all, 9)).toBe(3);
  expect(nextMistake([decision(7, 0.2, 0.3)], 0)).toBe(null);
});

test("the draws that moved somebody most come first", () => {
  const draw = (move: number, ...luck: number[]) => ({ move, event: "dealt", card: "3", luck });
  expect(byLuck([draw(1, 0.2, -0.2), draw(2, 0.1, -0.5, 0.4), draw(3, 0.3, -0.3)]).map((each) => each.move)).toEqual([2, 3, 1]);
});

test("a bar goes from the middle to its side, and not out of its strip", () => {
  expect(bar(1, 2)).toEqual({ left: 50, width: 25 });
  expect(bar(-1, 2)).toEqual({ left: 25, width: 25 });
  expect(bar(-9, 2)).toEqual({ left: 0, width: 50 });
});

test("moves are called what their buttons say", () => {
  const choice = { price: null, word: null, makes: null, strength: null, open: 0, target: null, cards: [], amount: null };
  const choices = [
    { ...choice, text: "lock", verb: "lock" },
    { ...choice, text: "predict 2", verb: "predict", amount: 2 },
    { ...choice, text: "gift B 5", verb: "gift", target: "B", cards: ["5"] },
    { ...choice, text: "somersault 3", verb: "somersault", amount: 3 },
  ];
  const label = labels({ ...review, choices });
  expect(["lock", "predict 2", "gift B 5", "somersault 3"].map((move) => label(move, "A"))).toEqual(["Lock", "Predict 2", "Gift 5 to Ben", "somersault 3"]);
  // What nobody has told in pieces stands as it is written.
  expect(label("hit", "A")).toBe("hit");
  // What may be given to others is kept by who moves.
  expect(labels({ ...review, choices: [{ ...choice, text: "give A", verb: "give", target: "A" }] })("give A", "A")).toBe("Keep it");
  const advice = { move: "lock", rival: "predict 2", how: "clear" as const, lead: 0.5, margin: 0.25, unit: "points", risk: { move: "predict 2", what: "a bust", chance: 0.5, cards: 3, of: 6 } };
  const told = (game: string) => reasons(advice, named(game), (move) => label(move, "A"));
  expect(told("port")).toEqual([
    "“Lock”: about 0.50 points more than “Predict 2” by the end of the hand (± 0.25).",
    "After “Predict 2”, 3 of 6 unseen cards bring this about (50 %): a bust.",
  ]);
  expect(told("carousel")[0]).toContain("by the end of the game");
});

test("an amount that rounds to nothing is level", () => {
  expect([0.01, 0.004, -0.004, -0.01].map(signOf)).toEqual(["more", "level", "level", "less"]);
});

test("a line goes through every moment", () => {
  const path = line(moments(review), 0, (i) => 10 * i, (chance) => 100 - 100 * chance);
  expect(path).toBe("M0.0 50.0L10.0 25.0L20.0 0.0");
});

test("letters at the ends of lines never lie on each other", () => {
  expect(spread([50, 50, 10], 20, 0, 100)).toEqual([50, 70, 10]);
  // At the bottom there is room only above.
  expect(spread([95, 95, 95], 20, 0, 100)).toEqual([60, 80, 100]);
});

test("moves are numbered in round steps", () => {
  expect(ticks(12, 6)).toEqual([0, 2, 4, 6, 8, 10, 12]);
  expect(ticks(70, 8)).toEqual([0, 10, 20, 30, 40, 50, 60, 70]);
});

test("the words of a move are without its seat", () => {
  expect(words("B gift C 5")).toBe("gift C 5");
});
