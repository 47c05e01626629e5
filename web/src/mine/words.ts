/** What is said of one's tables and games. */
import { isolated, tellApart } from "../names";
import type { MyTable, TableInfo } from "../protocol";
import { locale, t } from "../text.svelte";

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["year", 31_536_000],
  ["month", 2_592_000],
  ["week", 604_800],
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
];

/** How long ago something was: "2 hours ago"; what has just been is "now". */
export function ago(then: number, now = Date.now()): string {
  const seconds = Math.max(0, (now - then) / 1000);
  const format = new Intl.RelativeTimeFormat(locale(), { numeric: "auto" });
  for (const [unit, length] of STEPS) if (seconds >= length) return format.format(-Math.floor(seconds / length), unit);
  return format.format(0, "second");
}

const list = (names: string[]) => new Intl.ListFormat(locale(), { type: "conjunction" }).format(names);

/** Who else is at a table: "with Ann and Hazel". */
export function company(table: TableInfo, seat: string | null): string {
  const called = tellApart(table.seats);
  const names = table.seats.filter((each) => each.kind !== "open" && each.seat !== seat).map((each) => called.get(each.seat) ?? isolated(each.seat));
  return names.length === 0 ? t("mine-alone") : t("mine-with", { names: list(names) });
}

/** Where a table stands: whose turn it is, or whom it waits for. */
export function standing(mine: MyTable): string {
  if (mine.stuck) return t("mine-stuck");
  const { table } = mine;
  if (table.state === "waiting") return t("mine-waiting", { free: table.seats.filter((each) => each.kind === "open").length });
  if (mine.turn) return t("mine-turn");
  const called = tellApart(table.seats);
  return mine.acting.length === 0 ? "" : t("mine-turn-other", { names: list(mine.acting.map((seat) => called.get(seat) ?? seat)) });
}

/** How a game ended for whoever asks, in a few words. */
export function outcome(mine: MyTable): string {
  if (mine.left) return t("mine-left");
  const { result, seat } = mine;
  if (result === null || seat === null) return t("mine-over");
  if (result.winners.includes(seat)) return t(result.winners.length > 1 ? "mine-won-shared" : "mine-won");
  if (result.losers.includes(seat)) return t("mine-lost");
  if (result.winners.length === 0 && result.losers.length > 0) return t("mine-not-lost");
  const place = result.places[seat.charCodeAt(0) - 65];
  return place === undefined || result.places.length === 1 ? t("mine-over") : t("mine-place", { place, of: result.places.length });
}

/** What a game brought: "21 points", "−7 chips". */
export function brought(mine: MyTable): string {
  const { result, seat } = mine;
  if (result === null || seat === null) return "";
  const at = seat.charCodeAt(0) - 65;
  const chips = result.chips?.[at];
  if (chips !== undefined) return t("table-chips", { amount: chips });
  const points = result.points?.[at];
  return points === undefined ? "" : t("table-points", { amount: points });
}
