/** A table's house rules as a form: reading, checking, sending only what differs from the default. */
import type { GameInfo, OptionInfo } from "../protocol";

export type Draft = Record<string, string | boolean>;

export function draft(options: OptionInfo[]): Draft {
  return Object.fromEntries(
    options.map((option) => [
      option.name,
      option.type === "switch" ? option.default === true : option.default === null ? "" : String(option.default),
    ]),
  );
}

/** With how many seats a table is set at first: about three, or as near to that as needs no option changed. */
export function firstSeats(game: GameInfo): number {
  const counts = game.starts.map((starts, i) => ({ seats: game.min_players + i, changed: Object.keys(starts).length > 0 }));
  counts.sort((a, b) => Number(a.changed) - Number(b.changed) || Math.abs(a.seats - 3) - Math.abs(b.seats - 3));
  return counts[0]?.seats ?? game.min_players;
}

/** The form for so many seats: what nobody has `touched` is as that number of players needs it. */
export function fit(game: GameInfo, values: Draft, seats: number, touched: ReadonlySet<string>): Draft {
  const starts = game.starts[seats - game.min_players] ?? {};
  const plain = draft(game.options.map((option) => (option.name in starts ? { ...option, default: starts[option.name] as OptionInfo["default"] } : option)));
  return Object.fromEntries(game.options.map(({ name }) => [name, (touched.has(name) ? values[name] : plain[name]) ?? ""]));
}

/** Whether an option means anything: what it needs is another option that is set, or set to that value. */
export function meaningful(option: OptionInfo, options: OptionInfo[], values: Draft): boolean {
  if (option.needs === null) return true;
  const [name = "", wanted] = option.needs.split("=");
  const other = options.find((each) => each.name === name);
  // What depends on something meaningless means nothing either.
  if (other && !meaningful(other, options, values)) return false;
  const value = values[name];
  return wanted === undefined ? value !== undefined && value !== "" && value !== false : String(value) === wanted;
}

export type Fault = { kind: "range" | "from" | "whole"; min: number; max: number };

/** What is wrong with an entry, or null. */
export function fault(option: OptionInfo, value: string | boolean): Fault | null {
  if (option.type !== "number") return null;
  const text = String(value).trim();
  if (text === "" && (option.optional || option.default === null)) return null;
  const min = option.min ?? -Infinity;
  const max = option.max ?? Infinity;
  const number = Number(text);
  if (/^-?\d+$/.test(text) && number >= min && number <= max) return null;
  const kind = Number.isFinite(min) && Number.isFinite(max) ? "range" : Number.isFinite(min) ? "from" : "whole";
  return { kind, min, max };
}

/** Whether something that means anything is entered wrongly. */
export function faulty(options: OptionInfo[], values: Draft): boolean {
  return options.some((option) => meaningful(option, options, values) && fault(option, values[option.name] ?? "") !== null);
}

/** The options to send: without those left at their default. */
export function chosen(options: OptionInfo[], values: Draft): Record<string, unknown> {
  const result: Record<string, unknown> = {};
  for (const option of options) {
    if (!meaningful(option, options, values)) continue;
    const raw = values[option.name];
    const value =
      option.type === "switch"
        ? raw === true
        : option.type === "number"
          ? String(raw ?? "").trim() === ""
            ? null
            : Number(raw)
          : raw === "" || raw === undefined
            ? null
            : (option.choices?.find((choice) => String(choice) === raw) ?? raw);
    if (value === null || value === option.default) continue;
    result[option.name] = value;
  }
  return result;
}
