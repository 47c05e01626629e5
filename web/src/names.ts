/** Names of people as they stand among other words and names: never mixed up with either. */
import type { Seat, SeatInfo } from "./protocol";
import { t } from "./text.svelte";

const FIRST_STRONG = "\u2068";
const POP = "\u2069";
/** Letters written from right to left, and marks that turn the direction of what follows them. */
const TURNS = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}\p{Script=Samaritan}\p{Script=Mandaic}\p{Bidi_Control}]/u;

/** A name that may stand within any text without turning its order about. */
export function isolated(name: string): string {
  return TURNS.test(name) ? `${FIRST_STRONG}${name}${POP}` : name;
}

/** How everybody at a table is called: by name, and those whose names look alike by their seat too. */
export function tellApart(seats: readonly Pick<SeatInfo, "seat" | "name" | "alike">[]): Map<Seat, string> {
  const named = seats.filter((each): each is { seat: Seat; name: string; alike: boolean } => each.name !== null);
  return new Map(
    named.map(({ seat, name, alike }) => [seat, alike ? t("table-name-double", { name: isolated(name), seat }) : isolated(name)]),
  );
}

/** The first letter of a name, whole as it is written. */
export function initial(name: string): string {
  const [first] = new Intl.Segmenter(undefined, { granularity: "grapheme" }).segment(name.replace(FIRST_STRONG, ""));
  return first?.segment ?? "";
}
