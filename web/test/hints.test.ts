import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { goalArgs, goalOf } from "../src/hints/goal";
import type { GameInfo, OptionInfo } from "../src/protocol";

const option = (name: string): OptionInfo => ({ name, type: "number", default: null, min: null, max: null, choices: null, optional: false, needs: null });
const game = (name: string, options: string[], unit: "points" | "chips" = "points") => ({ name, unit, options: options.map(option) }) as unknown as GameInfo;

describe("the goal of a game", () => {
  const told = (info: GameInfo, values: Record<string, unknown>, players: number) => goalOf(info, (name) => values[name] ?? null, players);

  it("depends on the options of the table and on how many play", () => {
    const pairs = game("pairs", ["target"]);
    expect(told(pairs, {}, 3)).toBe("Whoever has 21 points loses");
    expect(told(pairs, {}, 8)).toBe("Whoever has 11 points loses");
    expect(told(pairs, { target: 5 }, 3)).toBe("Whoever has 5 points loses");
    expect(told(game("regent", ["hands"], "chips"), { hands: 10 }, 4)).toBe("After 10 rounds the most chips win");
    expect(told(game("sweep", ["long_form"]), { long_form: true }, 4)).toBe("150 points win");
  });

  it("says of a game of other people what can be said of any", () => {
    expect(told(game("mine", ["hands"], "chips"), { hands: 1 }, 2)).toBe("One hand; the most chips win");
    expect(told(game("mine", []), {}, 2)).toBeNull();
  });

  it("names options as messages do", () => {
    expect(goalArgs(game("g", ["long_form", "chips", "hands"]), (name) => ({ long_form: false, hands: 2 })[name] ?? null, 4)).toEqual({ players: 4, "long-form": "off", chips: "none", hands: 2 });
  });
});

describe("every game", () => {
  const folder = fileURLToPath(new URL("../../src/alehouse/locales/", import.meta.url));
  const read = (language: string, file: string) => readFileSync(`${folder}${language}/${file}`, "utf-8");
  const games = readdirSync(`${folder}en/rules`).map((file) => file.replace(".md", ""));

  it.each(["en", "de", "ru"])("says in %s what it is played for, or is played for chips in so many hands", (language) => {
    const own = new Set([...read(language, "goals.ftl").matchAll(/^goal-([\w-]+) =/gm)].map((match) => match[1]!));
    const python = (name: string) => readFileSync(fileURLToPath(new URL(`../../src/alehouse/games/${name.replaceAll("-", "_")}.py`, import.meta.url)), "utf-8");
    for (const name of games) if (!own.has(name)) expect(python(name)).toMatch(/hands = amount\((.|\n)*unit="chips"/);
    expect(own.size).toBeGreaterThan(8);
  });
});
