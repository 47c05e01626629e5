import { describe, expect, it } from "vitest";
import { Deck } from "../src/cards/deck";
import { colourOf, PLAIN, ranks } from "../src/cards/faces";
import { symbolsOf } from "../src/cards/symbols";
import type { CardInfo } from "../src/protocol";
import { COLOURED, game, NUMBERS } from "./made";

const card = (text: string, count: number, value: number | null, suit: string | null): CardInfo => ({ text, count, value, suit });

// A tarot of some kind: swords and cups from 1 to 3, two fools, a world.
const tarot = new Deck({
  name: "tarot",
  cards: [
    card("3♠", 1, 3, "♠"), card("1♠", 2, 1, "♠"), card("2♠", 1, 2, "♠"), card("cup1", 1, 1, "cup"), card("cup2", 1, 2, "cup"),
    card("fool", 2, null, null), card("world", 1, 21, null), card("7", 4, 7, null),
  ],
});

describe("a deck of numbers", () => {
  const deck = new Deck({ name: "numbers", cards: NUMBERS });

  it("has a motif for each number, as many of it as it says, and says how many cards there are", () => {
    for (const [rank, face] of Object.entries(ranks)) {
      expect(deck.print(rank)).toEqual({ text: rank, suit: null, rise: 0, face, pips: Number(rank), times: Number(rank) });
    }
    expect(deck.print("?")).toMatchObject({ text: "?", face: PLAIN });
  });

  it("knows which card there is only once", () => {
    expect(deck.unique("1")).toBe(true);
    expect(deck.unique("2")).toBe(false);
    expect(deck.unique("11")).toBe(false);
  });
});

describe("a deck of colours", () => {
  const deck = new Deck({ name: "coloured", cards: COLOURED });

  it("has the five inks and shapes in the order in which its cards name them", () => {
    [..."KRBGY"].forEach((suit, i) => expect(deck.print(`${suit}7`)).toMatchObject({ text: "7", suit, face: colourOf(i), times: null }));
    // Black square, red triangle, blue circle, green hexagon, yellow diamond.
    expect([..."KRBGY"].map((suit) => deck.print(`${suit}13`).face.ink)).toEqual(["#2a2620", "#a31717", "#1f4a9e", "#22601f", "#6b4e00"]);
  });

  it("counts by number and tells one card from another", () => {
    expect(deck.value("G12")).toBe(12);
    expect(deck.unique("G12")).toBe(true);
    expect(deck.suited("Y13")).toEqual({ suit: 4, value: 13, place: 64 });
    expect(deck.suited("R1")).toEqual({ suit: 1, value: 1, place: 13 });
  });
});

describe("a deck that nobody here has heard of", () => {
  it("has suits of any name and number, before or behind the number", () => {
    expect(tarot.print("3♠")).toMatchObject({ text: "3", suit: "♠", face: colourOf(0) });
    expect(tarot.print("cup2")).toMatchObject({ text: "2", suit: "cup", face: colourOf(1) });
  });

  it("has cards without a suit or a number", () => {
    expect(tarot.print("fool")).toMatchObject({ text: "fool", suit: null, face: PLAIN, pips: 0, times: 2 });
    expect(tarot.print("world")).toMatchObject({ text: "world", suit: null, pips: 0, times: null });
    expect(tarot.print("7")).toMatchObject({ face: ranks[7], pips: 7, times: 4 });
    expect(["fool", "world", "3♠", "12"].map((text) => tarot.value(text))).toEqual([0, 21, 3, 12]);
    expect(["1♠", "2♠", "fool", "world"].map((text) => tarot.unique(text))).toEqual([false, true, false, true]);
    expect(tarot.ofValue(21)).toBe("world");
  });

  it("has no symbols unless its game has a table of them", () => {
    expect(symbolsOf(game([]).info, tarot)("3♠")).toBeNull();
    const option = { name: "symbols", type: "text" as const, default: "", min: null, max: null, choices: null, optional: false, needs: null };
    const info = game([], { options: [option] }).info;
    expect(symbolsOf(info, tarot, { symbols: "2/4" })("3♠")).toEqual({ row: 2, hand: 4 });
    expect(symbolsOf(info, tarot, { symbols: "2/4" })("fool")).toBeNull();
  });

  it("may have more suits than there are inks", () => {
    const many = new Deck({ name: "many", cards: Array.from({ length: 12 }, (_, i) => card(`${i}x1`, 1, 1, `${i}x`)) });
    const shapes = Array.from({ length: 12 }, (_, i) => many.print(`${i}x1`).face);
    expect(new Set(shapes.slice(0, 9).map((face) => face.ink + face.motif)).size).toBe(9);
    expect(shapes.every((face) => face.motif !== "")).toBe(true);
  });
});

describe("inks", () => {
  it("can be read on cream", () => {
    const light = (hex: string) => {
      const [r, g, b] = [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16) / 255).map((part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
      return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
    };
    for (let suit = 0; suit < 9; suit += 1) expect((light("#fbf4e2") + 0.05) / (light(colourOf(suit).ink) + 0.05)).toBeGreaterThan(6.9);
  });
});
