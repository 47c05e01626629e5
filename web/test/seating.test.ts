import { describe, expect, it } from "vitest";
import { pips, ranks } from "../src/cards/faces";
import { around, sides } from "../src/table/seating";

const letters = ["A", "B", "C", "D", "E", "F", "G", "H"];

describe("the oval", () => {
  it("seats the left neighbour on the left, and goes round clockwise", () => {
    expect(around(letters.slice(0, 4), "C")).toEqual(["C", "D", "A", "B"]);
    expect(sides(["B", "C", "D"])).toEqual({ left: ["B"], top: ["C"], right: ["D"] });
    expect(sides(["D", "E", "F", "A", "B", "C"])).toEqual({ left: ["D", "E"], top: ["F", "A"], right: ["B", "C"] });
  });

  it("gives everybody one place, as many on the left as on the right, and no more than four abreast", () => {
    for (let n = 0; n <= 8; n += 1) {
      const others = letters.slice(0, n);
      const { left, top, right } = sides(others);
      expect([...left, ...top, ...right]).toEqual(others);
      expect(left.length).toBe(right.length);
      expect(left.length).toBeLessThanOrEqual(2);
      expect(top.length).toBeLessThanOrEqual(4);
    }
  });
});

function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const value = parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}

describe("cards", () => {
  it("are printed 7 : 1 on cream, each rank in its own ink and with its own motif", () => {
    for (const face of Object.values(ranks)) {
      expect((luminance("#fbf4e2") + 0.05) / (luminance(face.ink) + 0.05)).toBeGreaterThanOrEqual(7);
    }
    expect(new Set(Object.values(ranks).map((face) => face.ink)).size).toBe(10);
    expect(new Set(Object.values(ranks).map((face) => face.motif)).size).toBe(10);
  });

  it("carry as many pips as their rank, all on the card", () => {
    for (let rank = 1; rank <= 10; rank += 1) {
      const set = pips(rank);
      expect(set).toHaveLength(rank);
      for (const pip of set) {
        expect(pip.x).toBeGreaterThanOrEqual(3);
        expect(pip.x + pip.size).toBeLessThanOrEqual(97);
        expect(pip.y + pip.size).toBeLessThanOrEqual(134);
      }
    }
  });
});
