/** Where on the page lies what a step points at: `verb:hit`, `zone:stack`, `zone:B:stack`, `seat:B`, `card:5`, `pot`, `goal`. */
import type { Seat } from "../protocol";

const quoted = (text: string) => JSON.stringify(text);

export function selector(point: string, you: Seat): string {
  const [kind = "", ...rest] = point.split(":");
  const last = rest.at(-1) ?? "";
  const seat = rest.length > 1 ? rest[0]! : you;
  switch (kind) {
    case "verb":
      return `[data-testid=${quoted(`action-${last}`)}]`;
    case "choice":
      return `[data-testid=${quoted(`choice-${last.replaceAll(" ", "-")}`)}]`;
    case "seat":
      return `[data-testid=${quoted(`seat-${last}`)}]`;
    case "card":
      return `[data-face=${quoted(last)}][data-zone^=${quoted(`${seat}:`)}]`;
    case "zone":
      return [
        `[data-zone=${quoted(`${seat}:${last}`)}]`,
        `[data-anchor=${quoted(`${seat}:${last}`)}]`,
        `[data-testid=${quoted(`${last}-${seat}`)}]`,
        `[data-zone=${quoted(`table:${last}`)}]`,
        `[data-testid=${quoted(last)}]`,
      ].join(", ");
    default:
      return `[data-testid=${quoted(kind)}]`;
  }
}

/** Mark on the page what is pointed at, and nothing else. */
export function point(within: ParentNode, points: readonly string[], you: Seat): void {
  const wanted = new Set(points.flatMap((each) => [...within.querySelectorAll(selector(each, you))]));
  for (const each of within.querySelectorAll("[data-pointed]")) if (!wanted.has(each)) each.removeAttribute("data-pointed");
  for (const each of wanted) each.setAttribute("data-pointed", "");
}
