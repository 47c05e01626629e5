import { describe, expect, it } from "vitest";
import type { Choice } from "../src/protocol";
import { asks } from "../src/table/confirm";
import { game } from "./made";

const choice = (verb: string, change: Partial<Choice> = {}): Choice => ({
  text: verb, verb, target: null, cards: [], amount: null, price: null, word: null, makes: null, strength: null, open: 0, ...change,
});
const made = game([], { verbs: [{ word: "pass", args: ["card"], secret: true }, { word: "play", args: ["card"], secret: false }] });
const hit = choice("hit");
const fold = choice("fold", { price: 3 });
const pass = choice("pass", { cards: ["5"] });
const play = choice("play", { cards: ["5"] });
const button = { named: true };
const card = { named: false, sliver: false };

describe("a second word before a move", () => {
  it("is asked for where a slip costs", () => {
    expect(asks(hit, [hit, fold], made, button, "costs")).toBe(false);
    expect(asks(fold, [hit, fold], made, button, "costs")).toBe(true);
    // What everything costs is not lost by a slip.
    expect(asks(fold, [fold, choice("bet", { price: 3 })], made, button, "costs")).toBe(false);
    expect(asks(pass, [pass, play], made, card, "costs")).toBe(true);
    expect(asks(play, [pass, play], made, card, "costs")).toBe(false);
    expect(asks(choice("gift", { cards: ["5"], target: "B" }), [play], made, card, "costs")).toBe(true);
    // A button says what it does; of a card a finger may see too little.
    expect(asks(pass, [pass, play], made, button, "costs")).toBe(false);
    expect(asks(play, [pass, play], made, { named: false, sliver: true }, "costs")).toBe(true);
  });

  it("is asked for always, or never, by whoever wants it so", () => {
    expect(asks(hit, [hit, fold], made, button, "always")).toBe(true);
    expect(asks(fold, [hit, fold], made, card, "never")).toBe(false);
  });
});
