/** What the page has to know of each way to show a zone: one row for each word of `show`. */
import type { ZoneInfo } from "../protocol";

export type Show = ZoneInfo["show"];

export interface Row {
  /** The part of the page that draws it. */
  part:
    | "hand" | "stack" | "set" | "kept" | "taken" | "columns" | "column" | "row" | "circle" | "prize" | "foe" | "pile" | "claim"
    | "fact" | "space" | "bid" | "seat" | "state" | "lines" | "marks";
  /** Where its cards lie, each followed on its way: before a seat, in the middle, or out of sight; null: it shows none. */
  cards: "seat" | "middle" | "unseen" | null;
  /** Whether its cards lie on the tile of their seat, or on one's own dock. */
  tile?: true;
  /** Whether moves may name its cards as those of their seat. */
  named?: true;
  /** Whether a move may sweep its cards away without a word. */
  swept?: true;
  /** Whether its cards stay before their seat when a hand ends. */
  stays?: true;
  /** For facts of a seat: how the number is drawn, and in which line. */
  fact?: { as: "plain" | "slip" | "tricks" | "flag" | "mugs"; line: 1 | 2 };
  /** Whether its cards lie on top of each other, and only the last one counts. */
  covered?: true;
  /** Whether equal ones are void. */
  alone?: true;
}

export const SHOWS: Record<Show, Row> = {
  hand: { part: "hand", cards: "seat", tile: true, named: true },
  stack: { part: "stack", cards: "seat", tile: true, named: true, swept: true },
  topped: { part: "stack", cards: "seat", tile: true, named: true, swept: true, covered: true },
  set: { part: "set", cards: "seat", tile: true, named: true, swept: true },
  scored: { part: "kept", cards: "seat", tile: true, stays: true },
  taken: { part: "taken", cards: "unseen" },
  columns: { part: "columns", cards: "middle" },
  column: { part: "column", cards: "seat", swept: true },
  row: { part: "row", cards: "middle" },
  circle: { part: "circle", cards: "middle" },
  prize: { part: "prize", cards: "middle" },
  foe: { part: "foe", cards: "middle" },
  pile: { part: "pile", cards: "unseen" },
  claim: { part: "claim", cards: null },
  number: { part: "fact", cards: null, fact: { as: "plain", line: 1 } },
  slip: { part: "fact", cards: null, fact: { as: "slip", line: 1 } },
  tricks: { part: "fact", cards: null, fact: { as: "tricks", line: 1 } },
  flag: { part: "fact", cards: null, fact: { as: "flag", line: 2 } },
  mugs: { part: "fact", cards: null, fact: { as: "mugs", line: 2 } },
  space: { part: "space", cards: null },
  bid: { part: "bid", cards: "seat", swept: true },
  "lone-bid": { part: "bid", cards: "seat", swept: true, alone: true },
  seat: { part: "seat", cards: null },
  state: { part: "state", cards: null },
  lines: { part: "lines", cards: null },
  marks: { part: "marks", cards: null },
};

/** A row for a word that is newer than this page: shown nowhere. */
const UNKNOWN: Row = { part: "state", cards: null };

export function row(zone: ZoneInfo): Row {
  return SHOWS[zone.show] ?? UNKNOWN;
}

/** How the number of a zone is drawn as a fact, if it is one. */
export function factOf(zone: ZoneInfo | undefined): NonNullable<Row["fact"]>["as"] | undefined {
  return zone && row(zone).fact?.as;
}

/** Whether a zone's cards lie, or may lie, before a seat as cards: not in the middle, nor as a note of what it holds. */
export function onTile(zone: ZoneInfo): boolean {
  return zone.place === "seat" && row(zone).tile === true;
}

/** Whether it is a fact that a seat has beside its cards. */
export function factual(zone: ZoneInfo): boolean {
  const { part } = row(zone);
  return zone.place === "seat" && (part === "seat" || part === "fact");
}
