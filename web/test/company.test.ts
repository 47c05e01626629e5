import { describe, expect, it } from "vitest";
import type { SeatInfo, StateFrame, TableInfo } from "../src/protocol";
import { clockFace, Company, passed, presence } from "../src/table/company.svelte";

const seat = (change: Partial<SeatInfo> = {}): SeatInfo => ({ seat: "B", kind: "person", name: "Ben", alike: false, bot: null, here: true, held: false, ...change });
const table = (you: string | null, change: Partial<TableInfo> = {}): TableInfo => ({
  id: "t", game: "port", options: {}, seats: [seat({ seat: "A", name: "Ann" }), seat()], you, creator: false, state: "waiting", moves: 0, next: null, listed: false, commitment: null, ...change,
});
const state = (undone: number): StateFrame => ({ kind: "state", move: 1, position: {} as never, menu: [], log: [], undone, clock: null });

describe("who is here", () => {
  it("has nothing to do with whose turn it is", () => {
    expect(presence(seat())).toBe("here");
    expect(presence(seat({ here: false }))).toBe("away");
    expect(presence(seat({ here: false, held: true }))).toBe("held");
    expect(presence(seat({ kind: "bot", bot: "search" }))).toBe("bot");
    expect(presence(seat({ kind: "bot", bot: "search", left: true }))).toBe("left");
    expect(presence(seat({ kind: "open", name: null }))).toBe("open");
  });

  it("takes somebody who has just gone for on the way", () => {
    let now = performance.now();
    const company = new Company(() => now);
    company.take(table("A"));
    expect(company.here(seat({ here: false, away: 0 }))).toBe("here");
    expect(company.here(seat({ here: false, away: 3 }))).toBe("away");
    expect(company.here(seat({ here: false, held: true, away: 0 }))).toBe("held");
    // Told three seconds ago.
    now -= 3_000;
    company.take(table("A"));
    expect(company.here(seat({ here: false, away: 0 }))).toBe("away");
  });

  it("knows a seat that was taken away from one that was given back", () => {
    const company = new Company(() => 0);
    company.take(table("B"));
    company.take(table(null));
    expect(company.removed).toBe(true);
    company.take(table("B"));
    expect(company.removed).toBe(false);
    company.stands();
    company.take(table(null));
    expect(company.removed).toBe(false);
  });

  it("tells that moves were taken back when there are more of them than before, and not at the first state", () => {
    const company = new Company(() => 0);
    expect(company.state(state(2))).toBe(false);
    expect(company.state(state(2))).toBe(false);
    expect(company.state(state(4))).toBe(true);
  });
});

describe("the clock", () => {
  it("shows whole seconds, the last one until it is over", () => {
    expect([0, 1, 1000, 9001, 65_000, 3_600_000, 3_723_000].map(clockFace)).toEqual(["0:00", "0:01", "0:01", "0:10", "1:05", "1:00:00", "1:02:03"]);
  });

  it("is told aloud when half a minute and ten seconds are left", () => {
    expect(passed(31_000, 30_000)).toBe(30);
    expect(passed(30_000, 29_000)).toBeNull();
    expect(passed(11_000, 9_000)).toBe(10);
    expect(passed(Infinity, 8_000)).toBe(10);
  });

  it("is up for a person who decides, once", () => {
    let now = 0;
    const company = new Company(() => now);
    company.take(table("A", { state: "playing" }));
    company.moved([12_000, 5_000]);
    now = 4_999;
    expect(company.late("B", ["B"])).toBe(false);
    now = 5_000;
    expect(company.late("B", ["B"])).toBe(true);
    expect(company.late("B", ["A"])).toBe(false);
    company.take(table("A", { seats: [seat({ seat: "A", name: "Ann" }), seat({ held: true })] }));
    // A bot has the seat by now, and everybody can see that.
    expect(company.late("B", ["B"])).toBe(false);
    company.moved(null);
    expect(company.late("B", ["B"])).toBe(false);
  });

  it("stands still for those who do not decide", () => {
    const company = new Company(() => 5);
    company.moved([12_000, null]);
    expect(company.left("A", [])).toBe(12_000);
    expect(company.left("B", ["B"])).toBeNull();
  });
});
