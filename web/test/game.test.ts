import { afterEach, describe, expect, it } from "vitest";
import type { EventInfo, WordInfo } from "../src/protocol";
import { gist, lines, sentence } from "../src/table/sentence";
import { plan, telling } from "../src/table/plan";
import { apply, faceUp, fromPosition, recall } from "../src/table/shown";
import { row, SHOWS } from "../src/table/shows";
import { awards, summary } from "../src/table/summary";
import { choiceLabel, verbHint } from "../src/table/words";
import { learn, t, useLocale } from "../src/text.svelte";
import { event, game, position, zone } from "./made";

const names = (seat: string) => ({ A: "Ann", B: "Ben", C: "Cat" })[seat] ?? seat;

// Words that mean nothing to the page, but for what is declared of them.
const WORDS: WordInfo[] = [
  { word: "awake", look: "in" }, { word: "vaulted", look: "safe" }, { word: "soaked", look: "hurt" }, { word: "asleep", look: "gone" }, { word: "humming", look: "in" },
];
const zones = [
  zone("heap", "seat", "stack"), zone("paw", "seat", "hand"), zone("nest", "seat", "scored"), zone("fan", "seat", "set"), zone("mood", "seat", "state", { words: WORDS }),
  zone("oath", "seat", "slip"), zone("hauls", "seat", "tricks"), zone("cups", "seat", "mugs"), zone("shore", "table", "row"),
];
const events: EventInfo[] = [
  { name: "locks", puts: "vaulted", pause: "moment" },
  { name: "splash", puts: "soaked", lights: true, pause: "moment" },
  { name: "swears", tells: "oath", pause: "none" },
  { name: "hauls-in", tells: "hauls", pause: "long" },
  { name: "sips", counts: "cups" },
  { name: "dawn", begins: "hand" },
  { name: "new-year", begins: "game" },
  { name: "peeks", turns: true },
  { name: "borrows", copies: "fan" },
  { name: "spells", makes: true },
  { name: "hands-out", deals: true, pause: "brief" },
  { name: "earns", flow: "gains" },
  { name: "tips", flow: "pays" },
  { name: "rakes", flow: "collects" },
  { name: "shouts", calls: true, whole: true },
  { name: "crown", award: true },
];
const made = game(zones, { name: "otter-creek", events });
const start = position(
  { heap: [["4", "4"], ["9"], []], paw: [["5"], ["?", "?"], []], nest: [[], ["3"], []], fan: [[], [], []], mood: ["awake", "awake", "awake"], oath: [null, 1, 0], hauls: [0, 0, 0], cups: [0, 2, 0], shore: ["7", "1"] },
  { chips: [5, 5, 5], pot: 0 },
);
const shown = () => fromPosition(start, made);

afterEach(() => useLocale("en"));

describe("an event of a game that the page does not know", () => {
  it("puts its seat into a state, which looks as declared, whatever other games mean by its name", () => {
    const after = apply(shown(), event("locks", { seat: "A" }), made).shown;
    expect(after.words["mood"]).toMatchObject({ A: "vaulted", B: "awake" });
    expect(after.moods).toEqual({ A: "safe" });
    expect(made.look("vaulted")).toBe("safe");
  });

  it("lights the cards it speaks of where they lie, and hurts at once", () => {
    const splash = event("splash", { seat: "A", card: "4", from: "heap", to: "discard" });
    const before = shown();
    const lit = apply(before, splash, made, true).shown;
    expect([...lit.lit].sort()).toEqual(before.held["heap"]!["A"]!.map((laid) => laid.id).sort());
    expect(lit.moods).toEqual({ A: "hurt" });
    expect(lit.held["heap"]!["A"]).toHaveLength(2);
    expect(apply(before, splash, made).shown.held["heap"]!["A"]).toHaveLength(1);
  });

  it("tells what a number is, or that it has grown", () => {
    expect(apply(shown(), event("swears", { seat: "A", amount: 3 }), made).shown.words["oath"]).toMatchObject({ A: "3", B: "1" });
    expect(apply(shown(), event("sips", { seat: "B", amount: 9 }), made).shown.words["cups"]).toMatchObject({ A: "0", B: "3" });
    const hauled = apply(apply(shown(), event("hauls-in", { seat: "C", amount: 1 }), made).shown, event("hauls-in", { seat: "C", amount: 2 }), made).shown;
    expect(hauled.words["hauls"]).toMatchObject({ C: "2" });
    expect(hauled.streak).toEqual({ seat: "C", count: 2 });
  });

  it("begins a hand, or a game, in which scored cards are gone too", () => {
    const dawn = apply(shown(), event("dawn", { amount: 4 }), made).shown;
    expect([dawn.hand, dawn.held["heap"]!["A"], dawn.held["nest"]!["B"]!.length, dawn.middle["shore"]]).toEqual([4, [], 1, []]);
    const year = apply(shown(), event("new-year", { amount: 2 }), made).shown;
    expect([year.hand, year.held["nest"]!["B"]]).toEqual([1, []]);
  });

  it("turns a card of a hand, shows one once more, and names what they make", () => {
    const turned = apply(shown(), event("peeks", { seat: "B", card: "8" }), made).shown;
    expect(turned.held["paw"]!["B"]!.map((laid) => laid.card)).toEqual(["8", "?"]);
    expect(turned.revealed).toEqual({ B: ["8"] });
    const copied = apply(shown(), event("borrows", { seat: "A", card: "7" }), made);
    expect(copied.shown.held["fan"]!["A"]!.map((laid) => laid.card)).toEqual(["7"]);
    expect(copied.shown.middle["shore"]!.map((laid) => laid.card)).toEqual(["7", "1"]);
    expect(copied.travels).toMatchObject([{ from: "table:shore", to: "A:fan" }]);
    expect(apply(copied.shown, event("spells", { seat: "A", amount: 2 }), made).shown.made).toEqual({ A: 2 });
    const mind = shown();
    recall(mind, event("dawn", { amount: 2 }), made);
    expect([mind.made, mind.streak, mind.revealed]).toEqual([{}, null, {}]);
  });

  it("moves points and chips", () => {
    expect(apply(shown(), event("earns", { seat: "A", amount: 7 }), made).shown.points).toEqual({ A: 7, B: 0, C: 0 });
    const tip = apply(shown(), event("tips", { seat: "A", target: "B", amount: 2 }), made);
    expect([tip.shown.chips, tip.shown.pot]).toEqual([{ A: 3, B: 7, C: 5 }, 0]);
    const pot = apply(apply(shown(), event("tips", { seat: "A", amount: 2 }), made).shown, event("rakes", { seat: "C", amount: 2 }), made);
    expect([pot.shown.chips, pot.shown.pot]).toEqual([{ A: 3, B: 5, C: 7 }, 0]);
    expect(pot.coins).toEqual([{ from: "pot", to: "C:purse", amount: 2 }]);
  });

  it("changes nothing where nothing is declared of it", () => {
    const before = shown();
    const after = apply(before, event("somersault", { seat: "A", target: "B", amount: 3 }), made);
    expect([after.travels, after.coins, after.shown]).toEqual([[], [], { ...before, moods: {} }]);
    // Its card moves all the same.
    const moved = apply(before, event("somersault", { seat: "A", card: "5", from: "paw", to: "heap" }), made);
    expect(moved.shown.held["heap"]!["A"]!.map((laid) => laid.card)).toEqual(["4", "4", "5"]);
  });
});

describe("states", () => {
  it("are worth a word unless everybody begins so", () => {
    expect(["awake", "humming", "vaulted", ""].map((word) => made.notable(word))).toEqual([false, true, true, false]);
    expect(made.look("unheard-of")).toBe("in");
  });
});

describe("the pace", () => {
  const waits = (...list: ReturnType<typeof event>[]) => plan(list, made).map((beat) => beat.wait);
  const last = event("somersault");

  it("is what an event asks for, or as long as what moves takes", () => {
    expect(waits(event("swears", { seat: "A", amount: 1 }), last)[0]).toBe(0);
    expect(waits(event("locks", { seat: "A" }), last)[0]).toBe(350);
    expect(waits(event("hauls-in", { seat: "A", amount: 1 }), last)[0]).toBe(800);
    expect(waits(event("somersault", { card: "5", from: "paw", to: "heap" }), last)[0]).toBe(260);
    expect(waits(event("somersault"), last)[0]).toBe(120);
  });

  it("gives cards that light up a beat of their own, and the end of a hand time to be seen", () => {
    expect(plan([event("splash", { seat: "A", card: "4" }), last], made).map((beat) => beat.light)).toEqual([true, false, false]);
    expect(waits(event("sips", { seat: "B" }), event("locks", { seat: "A" }), event("dawn", { amount: 2 }), last)[1]).toBe(950);
  });

  it("takes a deal for one thing, and lets its last card land", () => {
    const deal = Array.from({ length: 30 }, () => event("hands-out", { seat: "A", card: "1", from: "deck", to: "paw" }));
    expect(telling([...deal, last], made)).toBe(2);
    const beats = waits(...deal, last);
    expect(beats.slice(0, 29).every((wait) => wait === Math.round(1700 / 30))).toBe(true);
    expect(beats[29]).toBe(320);
    expect(telling([event("swears"), event("sips"), last], made)).toBe(2);
  });
});

describe("the sums of a round", () => {
  it("call out what is to be called, count drinks, and give a whole round to whoever has it", () => {
    learn({ en: "sum-otter-creek-shouts = Shouting" });
    const found = summary(
      [event("shouts", { seat: "B", amount: 4 }), event("earns", { seat: "B", amount: 50 }), event("sips", { seat: "A", amount: 2 }), event("dawn", { amount: 3 })], start, made,
    )!;
    expect(found).toMatchObject({ round: 2, columns: ["Shouting"], drinks: [{ reason: 2, seats: ["A"] }], calls: [{ event: "shouts", seats: ["B"], amount: 4, whole: true }] });
    expect(found.shares[1]).toMatchObject({ seat: "B", total: 50 });
    expect(found.shares[1]!.parts.get("Shouting")).toMatchObject([{ amount: 50 }]);
    expect(awards([event("crown", { seat: "C", amount: 20 }), event("earns", { seat: "C", amount: 20 })], made)).toEqual({ C: 20 });
  });
});

describe("what a game is called and says", () => {
  it("is plain words where there is no text, with its own before those that games share", () => {
    expect(sentence(event("splash", { seat: "A", card: "4" }), made, names, null)).toBe("Ann: splash");
    expect(made.text("zone", "paw_of_cats")).toBe("paw of cats");
    expect(made.text("state", "out")).toBe("out");
    expect(t("game-otter-creek")).toBe("otter creek");
    learn({
      en: `
event-otter-creek-splash = { $seat } falls into the creek.
event-otter-creek-hauls-in = { $seat } hauls in { $amount }.
state-otter-creek-out = gone fishing
verb-otter-creek-hit = Dive
    .about = Into the water.
game-otter-creek = Otter Creek
page-title = Somebody else's page
`,
    });
    expect(sentence(event("splash", { seat: "A", card: "4" }), made, names, null)).toBe("Ann falls into the creek.");
    expect(made.text("state", "out")).toBe("gone fishing");
    expect(game([]).text("state", "out")).toBe("out");
    expect(t("game-otter-creek")).toBe("Otter Creek");
    expect(verbHint(made, "hit")).toBe("Into the water.");
    const hit = { text: "hit", verb: "hit", target: null, cards: [], amount: null, price: null, word: null, makes: null, strength: null, open: 0 };
    expect(choiceLabel(made, hit, names, "A")).toBe("Dive");
    // A game cannot change what the page itself says.
    expect(t("page-title")).toBe("Alehouse");
  });

  it("follows the language, as far as the game does", async () => {
    learn({ de: "event-otter-creek-tips = { $seat } gibt Trinkgeld.", tlh: "event-otter-creek-tips = nuqneH" });
    await useLocale("de");
    expect(sentence(event("tips", { seat: "A", amount: 1 }), made, names, null)).toBe("Ann gibt Trinkgeld.");
    await useLocale("ru");
    expect(sentence(event("tips", { seat: "A", amount: 1 }), made, names, null)).toBe("Ann: tips");
    learn({ ru: "event-otter-creek-rakes = { $seat } берёт банк." });
    expect(sentence(event("rakes", { seat: "A", amount: 1 }), made, names, null)).toBe("Ann берёт банк.");
  });

  it("is told by what matters, which the events say themselves", () => {
    learn({ en: "event-otter-creek-locks = { $seat } is safe.\nevent-otter-creek-dawn = Dawn { $amount }.\nevent-otter-creek-hands-out = { $seat } gets { $card }." });
    const deal = ["A", "B", "C"].map((seat) => event("hands-out", { seat, card: "2", from: "deck", to: "heap" }));
    const move = [event("splash", { seat: "A", card: "4" }), event("dawn", { amount: 2 }), ...deal, event("locks", { seat: "B" })];
    expect(gist(move, made, names, null)).toEqual(["Ann falls into the creek.", "Ben is safe."]);
    expect(lines({ move: 1, seat: "A", text: null, events: move }, made, names, null)).toHaveLength(6);
  });
});

describe("ways to show a zone", () => {
  it("say of each whether its cards are to be followed, and which may be named", () => {
    expect(Object.entries(SHOWS).filter(([, each]) => each.named).map(([show]) => show)).toEqual(["hand", "stack", "topped", "set"]);
    expect(Object.entries(SHOWS).filter(([, each]) => each.stays).map(([show]) => show)).toEqual(["scored"]);
    expect(faceUp(start, made)).toEqual({ A: ["4", "4", "5"], B: ["9"], C: [] });
  });

  it("pass over what is newer than the page", () => {
    const strange = zone("portal", "seat", "portal" as never);
    expect(row(strange).cards).toBeNull();
    expect(() => fromPosition(position({ portal: [1, 2, 3] }), game([strange]))).not.toThrow();
  });
});
