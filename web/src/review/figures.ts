/** Figures as the reader writes them. */
import { locale, t } from "../text.svelte";
import type { Review } from "./review";

export function percent(chance: number): string {
  return new Intl.NumberFormat(locale(), { maximumFractionDigits: 0 }).format(100 * chance);
}

/** A number with two digits; with `signed` a plus goes before what is more. */
export function number(amount: number, signed = false): string {
  return new Intl.NumberFormat(locale(), {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
    signDisplay: signed ? "exceptZero" : "negative",
  })
    .format(amount)
    .replace("-", "−");
}

/** So many points or chips, whatever the sign. */
export function amount(review: Review, of: number): string {
  return t(`review-page-${review.unit}`, { number: number(Math.abs(of)) });
}
