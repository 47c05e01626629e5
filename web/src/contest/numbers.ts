/** How the numbers of a contest are written. */

/** A number with at most one digit after the point. */
export function decimal(locale: string, value: number): string {
  return new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(value).replace("-", "−");
}

/** The same with its sign, so that a gain can be told from a loss. */
export function signed(locale: string, value: number): string {
  return new Intl.NumberFormat(locale, { maximumFractionDigits: 1, signDisplay: "exceptZero" }).format(value).replace("-", "−");
}

/** Whole numbers in a row: 4, 6, 8 …, of many only the first few. */
export function several(locale: string, numbers: readonly number[], most = 4): string {
  const shown = numbers.slice(0, most).map(String);
  if (numbers.length > most) return `${shown.join(", ")} …`;
  return new Intl.ListFormat(locale, { type: "disjunction" }).format(shown);
}

/** The day of an ISO date, as it is said in a language. */
export function dayName(locale: string, day: string): string {
  return new Intl.DateTimeFormat(locale, { day: "numeric", month: "long", timeZone: "UTC" }).format(new Date(`${day}T00:00:00Z`));
}
