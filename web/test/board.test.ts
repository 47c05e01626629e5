import { describe, expect, it } from "vitest";
import { bids, carried, columns, conditions, counted, divide, flags } from "../src/table/board";
import { apply, best, faceUp, fromPosition, recall } from "../src/table/shown";
import { firstSeats, fit } from "../src/lobby/options";
import type { Event, GameInfo, LogEntry, OptionInfo } from "../src/protocol";
import { learn } from "../src/text.svelte";
import { event, game, position, zone } from "./made";

describe("columns", () => {
  const made = game([zone("targets", "table", "columns"), zone("one", "seat", "column"), zone("two", "seat", "column")]);
  const shown = fromPosition(position({ targets: ["3", "9"], one: [["7"], ["8", "10"]], two: [["5", "4"], ["9"]] }, { players: ["Ann", "Ben"] }), made);

  it("have a target and the sum of each side; the larger one leads, equal ones do not", () => {
    const found = columns(made, shown, ["A", "B"]);
    expect(found.map((column) => column.head.card)).toEqual(["3", "9"]);
    expect(found.map((column) => column.sides.map((side) => side.sum))).toEqual([[7, 18], [9, 9]]);
    expect(found.map((column) => column.sides.map((side) => side.leads))).toEqual([[false, true], [false, false]]);
  });

  it("are not cards of their own that a move could name", () => {
    expect(faceUp(position({ targets: ["3", "9"], one: [["7"], []], two: [[], []] }, { players: ["Ann", "Ben"] }), made)["A"]).toEqual([]);
  });
});

describe("bids", () => {
  it("lie lowest first; those made twice are void, and the lowest of the others is best", () => {
    const made = game([zone("bid", "seat", "lone-bid")]);
    const found = bids(made, fromPosition(position({ bid: [10, 3, 3, 5] }, { players: ["Ann", "Ben", "Cy", "Di"] }), made), ["A", "B", "C", "D"]);
    expect(found.map((bid) => [bid.card, bid.makers.map((maker) => maker.seat).join(""), bid.lost, bid.best])).toEqual([
      ["3", "BC", true, false],
      ["5", "D", false, true],
      ["10", "A", false, false],
    ]);
  });

  it("may be cards, and equal ones need not be void", () => {
    const made = game([zone("shooter", "seat", "bid")]);
    const found = bids(made, fromPosition(position({ shooter: [["7"], [], ["7"]] }), made), ["A", "B", "C"]);
    expect(found.map((bid) => [bid.card, bid.makers.map((maker) => maker.seat).join(""), bid.lost])).toEqual([["7", "AC", false]]);
    expect(found[0]!.makers.every((maker) => maker.laid !== null)).toBe(true);
  });

  it("are none before anybody has bid", () => {
    const made = game([zone("bid", "seat", "lone-bid")]);
    expect(bids(made, fromPosition(position({ bid: [null, null, null] }), made), ["A", "B", "C"])).toEqual([]);
  });
});

describe("what the table says of a seat", () => {
  it("is a flag, with its name where there is more than one kind", () => {
    const made = game([zone("declarer", "table", "seat"), zone("first_hand", "table", "seat")], { name: "alley" });
    learn({ en: "zone-alley-declarer = plays alone" });
    const shown = fromPosition(position({ declarer: "B", first_hand: "B" }), made);
    expect(flags(made, shown, "A")).toEqual([]);
    expect(flags(made, shown, "B").map(({ name, named }) => [name, named])).toEqual([["plays alone", true], ["first hand", true]]);
    // Also while only one of them is up: nobody could tell which.
    expect(flags(made, fromPosition(position({ declarer: "C", first_hand: null }), made), "C").map((each) => each.named)).toEqual([true]);
  });

  it("needs no name where there is only one, besides whose set is the best", () => {
    const leads = zone("leads", "table", "seat");
    const ahead = zone("ahead", "table", "seat");
    const alone = game([leads]);
    expect(flags(alone, fromPosition(position({ leads: "A" }), alone), "A").map((each) => each.named)).toEqual([false]);
    const sets = game([leads, ahead, zone("played", "seat", "set")]);
    const shown = fromPosition(position({ leads: "A", ahead: "A", played: [[], [], []] }), sets);
    expect(flags(sets, shown, "A").map(({ zone, named }) => [zone.name, named])).toEqual([["leads", false]]);
    expect(best(sets)).toBe(ahead);
    // Where no sets are played it is a flag as any other.
    const plain = game([leads, ahead]);
    expect(best(plain)).toBeUndefined();
    expect(flags(plain, shown, "A").map(({ zone, named }) => [zone.name, named])).toEqual([["leads", true], ["ahead", true]]);
  });
});

describe("the state of the table as a whole", () => {
  const words = ["none-yet", "hops", "malt"].map((word) => ({ word, look: "in" as const }));
  const made = game([zone("trump_suit", "table", "state", { words }), zone("phase", "table", "state", { words })], { name: "barn" });
  const now = (trump_suit: string) => conditions(made, fromPosition(position({ trump_suit, phase: "malt" }), made)).map(({ what, value }) => [what, value]);

  it("is told if the game has a name for it, but for its first word", () => {
    expect(now("hops")).toEqual([]);
    learn({ en: "zone-barn-trump-suit = trump\nstate-barn-hops = Hops" });
    expect(["none-yet", "hops", "malt"].map(now)).toEqual([[], [["trump", "Hops"]], [["trump", "malt"]]]);
  });

  it("is not told if it is only a phase, of which games share the name", () => {
    learn({ en: "zone-phase = phase" });
    expect(made.maybe("zone", "phase")).toBe("phase");
    expect(now("none-yet")).toEqual([]);
  });
});

describe("what can be won", () => {
  const made = game([]);
  const entry = (move: number, ...events: Event[]): LogEntry => ({ move, seat: "A", text: null, events });
  const turned = (card: string) => event("turns-target", { card, from: "deck", to: "targets" });

  it("has stayed from before if it was dealt before the last deal to that place", () => {
    const log = [entry(0, event("hand", { amount: 1 }), turned("6")), entry(8, turned("2"), turned("6"))];
    expect(carried(log, "targets", made)).toEqual(["6"]);
    expect(carried(log.slice(0, 1), "targets", made)).toEqual([]);
  });

  it("has not stayed if it was taken, came from a seat, or lay there in another hand", () => {
    const taken = entry(4, event("takes-target", { card: "6", seat: "B", from: "targets", to: "held" }), turned("9"));
    expect(carried([entry(0, turned("6")), taken], "targets", made)).toEqual([]);
    const fallen = entry(3, event("falls", { card: "4", seat: "B", from: "shooter", to: "targets" }));
    expect(carried([entry(0, turned("6")), fallen], "targets", made)).toEqual([]);
    expect(carried([entry(0, turned("6")), entry(9, event("hand", { amount: 2 }), turned("8"))], "targets", made)).toEqual([]);
  });

  it("is divided with as many copies as were named", () => {
    const cards = ["6", "6", "9"].map((card, id) => ({ id, card }));
    const [old, fresh] = divide(cards, ["6"]);
    expect(old.map((laid) => laid.id)).toEqual([0]);
    expect(fresh.map((laid) => laid.id)).toEqual([1, 2]);
    expect(counted(cards)).toEqual([{ card: "6", count: 2 }, { card: "9", count: 1 }]);
  });
});

describe("hidden cards that are turned up", () => {
  const made = game([zone("held", "seat", "hand"), zone("monster", "table", "foe")]);
  const hidden = position({ held: [["4"], ["?", "?"], []], monster: 2 });

  it("are seen where they lie", () => {
    const shown = fromPosition(hidden, made);
    const after = apply(apply(shown, event("turns", { seat: "B", card: "9" }), made).shown, event("turns", { seat: "B", card: "3" }), made).shown;
    expect(after.held["held"]!["B"]!.map((laid) => laid.card)).toEqual(["9", "3"]);
    expect(after.held["held"]!["B"]!.map((laid) => laid.id)).toEqual(shown.held["held"]!["B"]!.map((laid) => laid.id));
  });

  it("stay in sight when the game is over, if they are the whole hand, and no longer", () => {
    const mind = fromPosition(hidden, made);
    recall(mind, event("turns", { seat: "B", card: "9" }), made);
    recall(mind, event("turns", { card: "8" }), made);
    expect(mind.revealed).toEqual({ B: ["9"], "": ["8"] });
    expect(fromPosition({ ...hidden, over: true }, made, mind).held["held"]!["B"]!.map((laid) => laid.card)).toEqual(["?", "?"]);
    recall(mind, event("turns", { seat: "B", card: "3" }), made);
    expect(fromPosition({ ...hidden, over: true }, made, mind).held["held"]!["B"]!.map((laid) => laid.card)).toEqual(["9", "3"]);
    expect(fromPosition(hidden, made, mind).held["held"]!["B"]!.map((laid) => laid.card)).toEqual(["?", "?"]);
    recall(mind, event("hand", { amount: 2 }), made);
    expect(mind.revealed).toEqual({});
  });
});

describe("the form of a table", () => {
  const option = (name: string, type: OptionInfo["type"], value: OptionInfo["default"]): OptionInfo => ({
    name, type, default: value, min: null, max: null, choices: null, optional: false, needs: null,
  });
  const form = {
    name: "x", min_players: 3, max_players: 6, options: [option("soft", "switch", false), option("hands", "number", 1)],
    starts: [{ soft: true }, {}, { soft: true }, { soft: true }],
  } as unknown as GameInfo;

  it("begins with a number of seats that needs no option changed, about three", () => {
    expect(firstSeats(form)).toBe(4);
    expect(firstSeats({ ...form, starts: [{}, {}, {}, {}] })).toBe(3);
    expect(firstSeats({ ...form, min_players: 1, starts: [{}, {}] })).toBe(2);
    expect(firstSeats({ ...form, starts: [{ soft: true }] })).toBe(3);
  });

  it("sets what a number of players needs, but not what its reader has set", () => {
    const four = fit(form, {}, 4, new Set());
    expect(four).toEqual({ soft: false, hands: "1" });
    expect(fit(form, { ...four, hands: "7" }, 5, new Set(["hands"]))).toEqual({ soft: true, hands: "7" });
    expect(fit(form, { soft: true, hands: "1" }, 4, new Set())).toEqual({ soft: false, hands: "1" });
    expect(fit(form, { soft: false, hands: "1" }, 5, new Set(["soft"]))).toEqual({ soft: false, hands: "1" });
  });
});
