import { describe, expect, it } from "vitest";
import { initial, isolated, tellApart } from "../src/names";

const seats = (alike: string, ...names: (string | null)[]) =>
  names.map((name, i) => ({ seat: "ABCDEFGH"[i]!, name, alike: alike.includes("ABCDEFGH"[i]!) }));

describe("names at a table", () => {
  it("stand as they are while nobody is called alike", () => {
    expect([...tellApart(seats("", "Ann", "Ben", null)).values()]).toEqual(["Ann", "Ben"]);
  });

  it("have their seats beside them where two are the same", () => {
    expect([...tellApart(seats("AC", "Ann", "Ben", "Ann")).values()]).toEqual(["Ann (A)", "Ben", "Ann (C)"]);
  });

  it("have them too where the server says that two look the same", () => {
    expect([...tellApart(seats("AB", "Ann", "\u0410nn")).values()]).toEqual(["Ann (A)", "\u0410nn (B)"]);
  });

  it("never turn the order of the words about them", () => {
    expect(isolated("Ann")).toBe("Ann");
    expect(isolated("Юля 7")).toBe("Юля 7");
    expect(isolated("דנה")).toBe("\u2068דנה\u2069");
    expect(isolated("a\u202Eb")).toBe("\u2068a\u202Eb\u2069");
  });

  it("begin with a whole letter", () => {
    expect(initial("Ann")).toBe("A");
    expect(initial("👩‍👩‍👧 club")).toBe("👩‍👩‍👧");
    expect(initial(isolated("דנה"))).toBe("ד");
  });
});
