import { describe, expect, it } from "vitest";
import { pips, ranks } from "../src/cards/faces";
import { around, seatPlaces } from "../src/table/seating";

const letters = ["A", "B", "C", "D", "E", "F", "G", "H"];

describe("the oval", () => {
  it("seats the left neighbour on the left, and goes round clockwise", () => {
    expect(around(letters.slice(0, 4), "C")).toEqual(["C", "D", "A", "B"]);
    const places = seatPlaces(["B", "C", "D"]);
    expect(places[0]!.x).toBeLessThan(-0.5);
    expect(Math.abs(places[1]!.x)).toBeLessThan(0.05);
    expect(places[1]!.y).toBeCloseTo(-1, 1);
    expect(places[2]!.x).toBeGreaterThan(0.5);
  });

  it("keeps the near side free and everybody apart, for every number of players", () => {
    for (let n = 1; n <= 7; n += 1) {
      const places = seatPlaces(letters.slice(1, n + 1), 0.5, n > 5 ? 0.2 : 0.3);
      expect(places).toHaveLength(n);
      for (const place of places) {
        expect(Math.abs(place.x)).toBeLessThanOrEqual(1);
        expect(place.y > 0.7 && Math.abs(place.x) < 0.3).toBe(false);
      }
      for (let i = 1; i < n; i += 1) {
        const apart = Math.hypot(places[i]!.x - places[i - 1]!.x, (places[i]!.y - places[i - 1]!.y) * 0.5);
        expect(apart).toBeGreaterThan(0.4);
      }
      // Left and right mirror each other.
      expect(places[0]!.x).toBeCloseTo(-places[n - 1]!.x, 1);
    }
  });

  it("needs nobody", () => {
    expect(seatPlaces([])).toEqual([]);
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
