import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { chosen, draft, fault } from "../src/lobby/options";
import type { Choice, OptionInfo } from "../src/protocol";
import { parse } from "../src/router.svelte";
import { gist, lines, sentence } from "../src/table/sentence";
import { choiceLabel, priceLabel } from "../src/table/words";
import { chooseLocale, plainWord, t } from "../src/text.svelte";
import { event, game } from "./made";

const names = (seat: string) => ({ A: "Ann", B: "Ben", C: "Cat" })[seat] ?? seat;

const made = game([]);

describe("sentences", () => {
  const takes = event("takes", { seat: "A", target: "B", card: "3", amount: 3 });

  it("say who did what, and speak to the reader", () => {
    expect(sentence(takes, made, names, null)).toBe("Ben takes Ann’s 3 and scores 3 points.");
    expect(sentence(takes, made, names, "B")).toBe("You take Ann’s 3 and score 3 points.");
    expect(sentence(takes, made, names, "A")).toBe("Ben takes your 3 and scores 3 points.");
    expect(sentence({ ...takes, target: "A" }, made, names, "A")).toBe("You take your own 3 and score 3 points.");
  });

  it("choose the right article and number", () => {
    expect(sentence(event("dealt", { seat: "C", card: "8" }), made, names, null)).toBe("Cat gets an 8.");
    expect(sentence(event("dealt", { seat: "C", card: "?" }), made, names, null)).toBe("Cat gets a card face down.");
    expect(sentence(event("pays", { seat: "A", amount: 1 }), made, names, null)).toBe("Ann pays 1 chip to the pot.");
  });

  it("do not fail on what nobody has written yet", () => {
    expect(sentence(event("somersault", { seat: "A" }), made, names, null)).toBe("Ann: somersault");
    expect(plainWord("cold_call")).toBe("cold call");
    expect(t("zone-nowhere")).toBe("nowhere");
  });

  it("tell a move by what mattered in it", () => {
    const move = [
      event("dealt", { seat: "A", card: "9", from: "deck", to: "stack" }),
      event("pair", { seat: "A", card: "9", amount: 9, from: "stack", to: "scored" }),
      event("hand", { amount: 2 }),
      event("dealt", { seat: "A", card: "4", from: "deck", to: "stack" }),
      event("dealt", { seat: "B", card: "2", from: "deck", to: "stack" }),
      event("leads", { seat: "B" }),
    ];
    expect(gist(move, made, names, null)).toEqual(["Ann pairs the 9 and scores 9 points.", "Ben leads."]);
    expect(gist(move.slice(0, 1), made, names, null)).toEqual(["Ann gets a 9."]);
    expect(lines({ move: 1, seat: "A", text: "hit", events: move }, made, names, null)).toHaveLength(6);
  });

  it("name the card an attack brought", () => {
    const move = [event("attacks", { seat: "A", target: "B" }), event("dealt", { seat: "B", card: "6", from: "deck", to: "up" })];
    expect(gist(move, made, names, "B")).toEqual(["Ann attacks you.", "You get a 6."]);
  });
});

describe("buttons", () => {
  const choice = (change: Partial<Choice>): Choice => ({ text: "", verb: "gift", target: null, cards: [], amount: null, price: null, word: null, makes: null, strength: null, open: 0, ...change });

  it("say the whole move", () => {
    expect(choiceLabel(made, choice({ target: "B", cards: ["5"] }), names, "A")).toBe("Gift 5 to Ben");
    expect(choiceLabel(made, choice({ verb: "attack", target: "B" }), names, "A")).toBe("Attack Ben");
    expect(choiceLabel(made, choice({ verb: "fold", target: "A", cards: ["5"] }), names, "A")).toBe("Take your own 5");
    expect(choiceLabel(made, choice({ verb: "juggle", target: "B", cards: ["5"] }), names, "A")).toBe("juggle: Ben, 5");
  });

  it("show a price where there is one", () => {
    expect(priceLabel({ low: 3, high: 3 }, "points")).toBe("3 points");
    expect(priceLabel({ low: 1, high: 4 }, "chips")).toBe("1–4 chips");
    expect(priceLabel({ low: 0, high: 0 }, "chips")).toBeNull();
    expect(priceLabel(null, "chips")).toBeNull();
  });
});

describe("languages", () => {
  it("follow the reader where we can", () => {
    expect(chooseLocale(["de-AT", "en"], ["en", "de", "ru"])).toBe("de");
    expect(chooseLocale(["fr", "ru-RU"], ["en", "de", "ru"])).toBe("ru");
    expect(chooseLocale(["fr"], ["en"])).toBe("en");
  });

  it("every text that the page names is in a file", () => {
    const root = fileURLToPath(new URL("../", import.meta.url));
    const folder = `${root}../src/alehouse/locales/en/`;
    const known = new Set<string>();
    for (const file of readdirSync(folder).filter((name) => name.endsWith(".ftl"))) {
      for (const entry of new FluentResource(readFileSync(folder + file, "utf8")).body) {
        known.add(entry.id);
        for (const attribute of Object.keys(entry.attributes)) known.add(`${entry.id}.${attribute}`);
      }
    }
    const sources = readdirSync(`${root}src`, { recursive: true, encoding: "utf8" }).filter((name) => /\.(ts|svelte)$/.test(name));
    const missing = sources.flatMap((name) =>
      [...readFileSync(`${root}src/${name}`, "utf8").matchAll(/\bt\("([a-z0-9.-]+)"/g)].map((match) => match[1]!).filter((id) => !known.has(id)),
    );
    expect(missing).toEqual([]);
  });
});

describe("house rules", () => {
  const option = (change: Partial<OptionInfo>): OptionInfo => ({ name: "x", type: "number", default: 10, min: 1, max: 20, choices: null, optional: false, needs: null, ...change });

  it("are checked before they are sent", () => {
    expect(fault(option({}), "12")).toBeNull();
    expect(fault(option({}), "0")).toMatchObject({ kind: "range", min: 1, max: 20 });
    expect(fault(option({}), "ten")).not.toBeNull();
    expect(fault(option({}), "")).not.toBeNull();
    expect(fault(option({ optional: true, default: null }), "")).toBeNull();
    expect(fault(option({ max: null }), "0")).toMatchObject({ kind: "from" });
  });

  it("are sent only where they differ from the rule book", () => {
    const options = [
      option({ name: "hands" }),
      option({ name: "calamities", type: "switch", default: false }),
      option({ name: "mode", type: "choice", default: "basic", choices: ["basic", "continuous"] }),
      option({ name: "pieces", default: null, optional: true }),
    ];
    const values = draft(options);
    expect(chosen(options, values)).toEqual({});
    expect(chosen(options, { ...values, hands: "3", calamities: true, mode: "continuous", pieces: "8" })).toEqual({
      hands: 3, calamities: true, mode: "continuous", pieces: 8,
    });
  });
});

describe("addresses", () => {
  it("lead to pages", () => {
    expect(parse("/")).toEqual({ page: "lobby" });
    expect(parse("/table/ab12")).toEqual({ page: "table", id: "ab12" });
    expect(parse("/rules/port")).toEqual({ page: "rules", game: "port" });
    expect(parse("/set/ghost-town")).toEqual({ page: "set", game: "ghost-town" });
    expect(parse("/elsewhere")).toEqual({ page: "nowhere" });
  });
});
