import { describe, expect, it } from "vitest";
import { bundled, symbols } from "../src/cards/symbols";
import { chosen, draft, meaningful } from "../src/lobby/options";
import type { Choice, Event, LogEntry, OptionInfo, Position } from "../src/protocol";
import { chooseAll, chooseCard, complete, kinds, nothing, open, plain } from "../src/table/intent";
import { gist, lines } from "../src/table/sentence";
import { sealed } from "../src/table/session.svelte";
import { setArgs, setName } from "../src/table/sets";
import { apply, borrowed, faceUp, fromPosition, sweep } from "../src/table/shown";
import { choiceLabel } from "../src/table/words";
import { COLOURED, event, game, position as at, zone } from "./made";

const names = (seat: string) => ({ A: "Ann", B: "Ben", C: "Cat" })[seat] ?? seat;

function choice(text: string, makes: string | null = null, strength: number | null = null): Choice {
  const [verb = "", ...rest] = text.split(" ");
  return {
    text,
    verb,
    target: rest.find((word) => /^[A-G]$/.test(word)) ?? null,
    cards: rest.filter((word) => /^[KRBGY]\d+$/.test(word)),
    amount: verb === "predict" ? Number(rest[0]) : null,
    price: null,
    word: rest.includes("none") ? "none" : null,
    makes,
    strength,
    open: 0,
  };
}

// Hand K9 R9 B4, row G9 Y4 R2.
const menu = [
  choice("play B4", "high-card", 4),
  choice("play K9", "high-card", 9),
  choice("play R9", "high-card", 9),
  choice("play B4 Y4", "pair", 104),
  choice("play K9 G9", "pair", 109),
  choice("play K9 R9", "pair", 109),
  choice("play R9 G9", "pair", 109),
  choice("play B4 Y4 K9 R9", "two-pair", 209),
  choice("play B4 Y4 K9 G9", "two-pair", 209),
  choice("play K9 R9 G9", "three", 309),
  choice("play B4 Y4 K9 R9 G9", "full-house", 609),
];
const hand = ["K9", "R9", "B4"];
const faces = { A: hand, B: [] };

describe("putting a set together", () => {
  it("takes cards of the hand and of the row in any order, and plays only when it is told to", () => {
    const one = chooseCard(menu, nothing, "A", "G9", "A", faces);
    expect(one.play).toBeNull();
    expect([...open(menu, one.intent, "A", faces).cards.get("A")!].sort()).toEqual(["B4", "K9", "R9", "Y4"]);
    expect(complete(menu, one.intent)).toBeNull();
    const two = chooseCard(menu, one.intent, "A", "R9", "A", faces);
    expect(two.play).toBeNull();
    expect(complete(menu, two.intent)?.text).toBe("play R9 G9");
    const three = chooseCard(menu, two.intent, "A", "K9", "A", faces);
    expect(complete(menu, three.intent)?.makes).toBe("three");
    const less = chooseCard(menu, three.intent, "A", "R9", "A", faces);
    expect(complete(menu, less.intent)?.text).toBe("play K9 G9");
  });

  it("does not play by itself what only one set is left for", () => {
    const step = chooseCard([choice("play K9", "high-card", 9)], nothing, "A", "K9", "A", faces);
    expect(step.play).toBeNull();
    expect(step.intent.cards).toEqual(["K9"]);
  });

  it("shows what can be made from weak to strong", () => {
    const all = kinds(menu, nothing, hand);
    expect(all.map((kind) => kind.makes)).toEqual(["high-card", "pair", "two-pair", "three", "full-house"]);
    expect(all[0]!.choices.map((each) => each.text)).toEqual(["play B4", "play K9", "play R9"]);
  });

  it("shows one of those that take the same cards of the hand to the same end", () => {
    const twice = [...menu, choice("play K9 Y9", "pair", 109)];
    const pairs = kinds(twice, nothing, hand).find((kind) => kind.makes === "pair")!;
    expect(pairs.choices.map((each) => each.text)).toEqual(["play B4 Y4", "play K9 G9", "play K9 R9", "play R9 G9"]);
    // Unless the other's cards are those that were chosen.
    const mine = kinds(twice, { ...nothing, cards: ["Y9", "K9"] }, hand);
    expect(mine.flatMap((kind) => kind.choices.map((each) => each.text))).toEqual(["play K9 Y9"]);
  });

  it("narrows with every card", () => {
    expect(kinds(menu, { ...nothing, cards: ["Y4", "R9"] }, hand).flatMap((kind) => kind.choices.map((each) => each.text))).toEqual([
      "play B4 Y4 K9 R9",
      "play B4 Y4 K9 R9 G9",
    ]);
  });

  it("takes a whole set from the list", () => {
    expect(complete(menu, chooseAll(nothing, menu[9]!).intent)?.text).toBe("play K9 R9 G9");
  });
});

describe("the name of a set", () => {
  it("tells the numbers that matter", () => {
    expect(setName("full-house", ["K9", "R9", "G9", "B4", "Y4"], made)).toBe("Full house, 9s over 4s");
    // The number of three counts before the higher one of two.
    expect(setName("full-house", ["K5", "R5", "G5", "B13", "Y13"], made)).toBe("Full house, 5s over 13s");
    expect(setName("two-pair", ["K7", "R10", "B10", "Y7"], made)).toBe("Two pair, 10s and 7s");
    expect(setName("straight", ["K6", "R7", "B8", "Y9", "G10"], made)).toBe("Straight up to 10");
    expect(setName("flush", ["K1", "K3", "K8", "K11", "K12"], made)).toBe("Flush, 12 high");
    expect(setName("somersault", ["K1"], made)).toBe("somersault");
  });

  it("counts each number once", () => {
    expect(setArgs(["K2", "R2", "B13"], made.deck)).toEqual({ first: 2, second: 13, top: 13, count: 3 });
  });
});

describe("short menus", () => {
  it("are buttons at once: numbers, or seats, or a word", () => {
    expect(plain([0, 1, 2, 3, 4, 5, 6].map((n) => choice(`predict ${n}`)))).toBe(true);
    expect(plain([choice("bet B"), choice("bet none")])).toBe(true);
    expect(plain([choice("attack B"), choice("see B")])).toBe(false);
    expect(plain(menu.slice(0, 2))).toBe(false);
    expect(plain([choice("bet B")])).toBe(false);
  });

  it("say what they do", () => {
    expect(choiceLabel(made, choice("predict 3"), names, "A")).toBe("Predict 3");
    expect(choiceLabel(made, choice("bet B"), names, "A")).toBe("Bet against Ben");
    expect(choiceLabel(made, choice("bet none"), names, "A")).toBe("No bet");
  });
});

describe("the numbers on the cards", () => {
  it("follow the table of the house", () => {
    // row = ((value + colour + 1) mod 5) + 1 with K 0, R 1, B 2, G 3, Y 4; hand = 8 - row
    expect(bundled(made.deck)("K6")).toEqual({ row: 3, hand: 5 });
    expect(bundled(made.deck)("R1")).toEqual({ row: 4, hand: 4 });
    expect(bundled(made.deck)("Y13")).toEqual({ row: 4, hand: 4 });
    expect(bundled(made.deck)("7")).toBeNull();
  });

  it("or what the table was set with", () => {
    expect(symbols(made.deck, "1/3")("G12")).toEqual({ row: 1, hand: 3 });
    const all = Array.from({ length: 65 }, (_, at) => `${(at % 5) + 1}/${(at % 7) + 1} # card ${at}`).join("\n");
    expect(symbols(made.deck, all)("K1")).toEqual({ row: 1, hand: 1 });
    expect(symbols(made.deck, all)("R1")).toEqual({ row: 4, hand: 7 });
    expect(symbols(made.deck, all)("Y13")).toEqual({ row: 5, hand: 2 });
  });

  it("fall back on the deck where nothing can be read", () => {
    for (const odd of ["", null, undefined, 7, "1/3 2/4", "one/three", "# nothing"]) expect(symbols(made.deck, odd)("K6")).toEqual({ row: 3, hand: 5 });
  });
});

const made = game([
  zone("prediction", "seat", "slip"),
  zone("won", "seat", "tricks"),
  zone("lines", "seat", "lines"),
  zone("marks", "seat", "marks"),
  zone("phase", "table", "state"),
  zone("row", "table", "row"),
  zone("held", "seat", "hand"),
  zone("played", "seat", "set"),
  zone("leads", "table", "seat"),
  zone("ahead", "table", "seat"),
], { deck: { name: "coloured", cards: COLOURED } });

function position(change: Record<string, unknown> = {}): Position {
  return at({
    prediction: [1, 2], won: [0, 0], lines: [[10], [0]], marks: [["X"], [""]], phase: "play", row: ["G9", "Y4"],
    held: [["K9", "R9", "B4"], ["?", "?"]], played: [[], ["K2"]], leads: "B", ahead: "B", ...change,
  }, { players: ["Ann", "Ben"], points: [0, 0] });
}

describe("the table", () => {
  it("keeps words, seats and sheets apart from numbers", () => {
    const shown = fromPosition(position({ prediction: [null, null] }), made);
    expect(shown.table).toEqual({ phase: "play", leads: "B", ahead: "B" });
    expect(shown.words["prediction"]).toEqual({ A: "", B: "" });
    expect(shown.sheets).toEqual({ lines: { A: [10], B: [0] }, marks: { A: ["X"], B: [""] } });
    expect(shown.numbers).toEqual({});
  });

  it("lays a set out: hand cards move, row cards stay and show once more", () => {
    let shown = fromPosition(position(), made);
    shown = apply(shown, event("uses", { seat: "A", card: "Y4" }), made).shown;
    shown = apply(shown, event("plays", { seat: "A", card: "B4", from: "held", to: "played" }), made).shown;
    shown = apply(shown, event("makes", { seat: "A", amount: 2 }), made).shown;
    expect(shown.held["played"]!["A"]!.map((laid) => laid.card)).toEqual(["Y4", "B4"]);
    expect(shown.middle["row"]!.map((laid) => laid.card)).toEqual(["G9", "Y4"]);
    expect(shown.held["held"]!["A"]!.map((laid) => laid.card)).toEqual(["K9", "R9"]);
    expect(shown.made).toEqual({ A: 2 });
    expect(borrowed(shown, made, "Y4")).toBe(true);
    expect(borrowed(shown, made, "B4")).toBe(false);
  });

  it("does not take a card of the row for one's own because it was used", () => {
    expect(faceUp(position({ played: [["B4", "Y4"], []] }), made)["A"]).toEqual(["K9", "R9", "B4", "B4"]);
  });

  it("sweeps the last trick before the next one is led", () => {
    const before = fromPosition(position({ played: [["R4", "Y4"], ["K2"]] }), made);
    before.made = { A: 2, B: 1 };
    const after = position({ played: [["K9"], []], held: [["R9", "B4"], ["?", "?"]], leads: "A", ahead: "A" });
    const swept = sweep(before, after, [event("plays", { seat: "A", card: "K9", from: "held", to: "played" })], made)!;
    expect(swept.shown.held["played"]).toEqual({ A: [], B: [] });
    expect(swept.shown.made).toEqual({});
    expect(swept.shown.table["leads"]).toBe("A");
    expect(swept.travels).toHaveLength(3);
    // A card that is still there is left alone, and a new hand sweeps by itself.
    expect(sweep(before, position({ played: [["R4", "Y4"], ["K2"]] }), [], made)).toBeNull();
    expect(sweep(before, after, [event("hand", { amount: 2 })], made)).toBeNull();
  });

  it("counts tricks won in a row, until somebody else wins one or the round ends", () => {
    let shown = fromPosition(position(), made);
    const wins = (seat: string, amount: number) => (shown = apply(shown, event("takes-set", { seat, amount }), made).shown);
    expect(wins("A", 1).streak).toEqual({ seat: "A", count: 1 });
    expect(wins("A", 2).streak).toEqual({ seat: "A", count: 2 });
    expect(shown.words["won"]!["A"]).toBe("2");
    expect(wins("B", 1).streak).toEqual({ seat: "B", count: 1 });
    expect(apply(shown, event("hand", { amount: 2 }), made).shown.streak).toBeNull();
  });
});

describe("sealed choices", () => {
  const entry = (seat: string | null, events: Event[] = [], text: string | null = null): LogEntry => ({ move: 0, seat, text, events });
  const waiting = (acting: string[]) => ({ ...position(), acting });

  it("are known to be in from moves that made nothing happen", () => {
    const log = [entry(null, [event("hand", { amount: 1 })]), entry("B"), entry("A", [], "predict 2")];
    expect([...sealed(log, waiting(["C"]))].sort()).toEqual(["A", "B"]);
    expect([...sealed(log.slice(0, 2), waiting(["A", "C"]))]).toEqual(["B"]);
  });

  it("are over with the first thing that happens", () => {
    const log = [entry("B"), entry("A", [event("predicts", { seat: "A", amount: 2 })])];
    expect(sealed(log, waiting(["B"])).size).toBe(0);
    expect(sealed([entry("B")], waiting([])).size).toBe(0);
  });
});

describe("sentences", () => {
  const play = [
    event("uses", { seat: "B", card: "G9" }),
    event("plays", { seat: "B", card: "K9", from: "held", to: "played" }),
    event("plays", { seat: "B", card: "R4", from: "held", to: "played" }),
    event("uses", { seat: "B", card: "Y4" }),
    event("makes", { seat: "B", amount: 3 }),
  ];

  it("tell a set with its cards in one line", () => {
    expect(gist(play, made, names, "A")).toEqual(["Ben plays R4 Y4 G9 K9: two pair."]);
    expect(lines({ move: 1, seat: "B", text: "", events: play }, made, names, "B")).toEqual(["You play R4 Y4 G9 K9: two pair."]);
  });

  it("tell all predictions at once, and one by one in the log", () => {
    const all = ["A", "B", "C"].map((seat, i) => event("predicts", { seat, amount: i }));
    expect(gist(all, made, names, "A")).toEqual(["The predictions are open: 3 sets in all."]);
    expect(lines({ move: 1, seat: "C", text: null, events: all }, made, names, "A")).toHaveLength(3);
  });

  it("gather a hand that is dealt", () => {
    const deal = ["K1", "R2", "B3"].flatMap((card) => [
      event("dealt", { seat: "A", card, from: "deck", to: "held" }),
      event("dealt", { seat: "B", card: "?", from: "deck", to: "held" }),
    ]);
    expect(lines({ move: 0, seat: null, text: null, events: deal }, made, names, "A")).toEqual(["You get K1 R2 B3."]);
  });
});

describe("house rules that need others", () => {
  const option = (change: Partial<OptionInfo>): OptionInfo => ({ name: "x", type: "switch", default: false, min: null, max: null, choices: null, optional: false, needs: null, ...change });
  const chips = option({ name: "chips", type: "choice", default: null, optional: true, choices: ["seattle", "tacoma"] });
  const penalty = option({ name: "penalty", type: "number", default: 6, needs: "chips=tacoma" });
  const games = option({ name: "games", type: "number", default: 1, needs: "chips" });
  const second = option({ name: "second", needs: "penalty" });
  const all = [chips, penalty, games, second];

  it("mean nothing without them", () => {
    const values = draft(all);
    expect(all.map((each) => meaningful(each, all, values))).toEqual([true, false, false, false]);
    expect(all.map((each) => meaningful(each, all, { ...values, chips: "seattle" }))).toEqual([true, false, true, false]);
    expect(all.map((each) => meaningful(each, all, { ...values, chips: "tacoma" }))).toEqual([true, true, true, true]);
  });

  it("are not sent without them", () => {
    expect(chosen(all, { ...draft(all), penalty: "9", games: "3" })).toEqual({});
    expect(chosen(all, { ...draft(all), chips: "tacoma", penalty: "9" })).toEqual({ chips: "tacoma", penalty: 9 });
  });

  it("may be a text", () => {
    const text = option({ name: "symbols", type: "text", default: "" });
    expect(chosen([text], draft([text]))).toEqual({});
    expect(chosen([text], { symbols: "1/3" })).toEqual({ symbols: "1/3" });
  });
});
