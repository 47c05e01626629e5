import { runInNewContext } from "node:vm";
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { choicesOf, type Name } from "../src/settings.svelte";

const script = readFileSync("public/theme.js", "utf-8");

/** What the script before the first paint puts on the root element, with this in the storage. */
function painted(kept: Record<string, string>, contrast = false): Record<string, string> {
  const dataset: Record<string, string> = {};
  runInNewContext(script, {
    document: { documentElement: { dataset } },
    localStorage: { getItem: (key: string) => kept[key] ?? null },
    matchMedia: () => ({ matches: contrast }),
  });
  return dataset;
}

describe("the first paint", () => {
  it("knows every choice that is to be seen, and its usual value leaves no trace", () => {
    for (const name of ["theme", "motion", "type", "contrast", "suits", "hand"] satisfies Name[]) {
      const [usual, ...others]: readonly string[] = choicesOf(name);
      expect(painted({ [`alehouse-${name}`]: usual! })).toEqual({});
      for (const value of others) expect(painted({ [`alehouse-${name}`]: value })).toEqual({ [name]: value });
    }
  });

  it("follows the system's wish for contrast until somebody chooses, and ignores what it does not know", () => {
    expect(painted({}, true)).toEqual({ contrast: "more" });
    expect(painted({ "alehouse-contrast": "normal" }, true)).toEqual({ contrast: "normal" });
    expect(painted({ "alehouse-type": "900" })).toEqual({});
  });
});
