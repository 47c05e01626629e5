import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { learn } from "../src/text.svelte";
import { pieces, spoken } from "../src/table/said";
import { COLOURED, game } from "./made";

const coloured = game([], { deck: { name: "half-pint", cards: COLOURED } });
learn({ en: readFileSync("../src/alehouse/locales/en/play.ftl", "utf-8") });

describe("cards in sentences", () => {
  it("are found where they stand as words of their own", () => {
    expect(pieces("Ann plays K9 R13: pair.", coloured).filter((piece) => piece.card).map((piece) => piece.text)).toEqual(["K9", "R13"]);
    expect(pieces("BAK9, K99 and Ann9 say nothing.", coloured)).toEqual([{ text: "BAK9, K99 and Ann9 say nothing.", card: false }]);
  });

  it("are read with their colour, so that no black nine is taken for a king", () => {
    expect(spoken("Ann plays K9 R13: pair.", coloured)).toBe("Ann plays black 9 red 13: pair.");
    expect(spoken("Ann gets 9.", game([]))).toBe("Ann gets 9.");
  });
});
