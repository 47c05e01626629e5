/** Every text of the page comes from the Fluent files that the whole project shares. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

// The page needs neither the command line's nor the terminal's texts.
const english = import.meta.glob<string>(
  [
    "../../src/alehouse/locales/en/*.ftl",
    "!../../src/alehouse/locales/en/{cli,usage}.ftl",
  ],
  { query: "?raw", import: "default", eager: true },
);
const others = import.meta.glob<string>(
  [
    "../../src/alehouse/locales/*/*.ftl",
    "!../../src/alehouse/locales/en/*.ftl",
    "!../../src/alehouse/locales/*/{cli,usage}.ftl",
  ],
  { query: "?raw", import: "default" },
);

export type Args = Record<string, FluentVariable>;

function localeOf(path: string): string {
  return path.split("/").at(-2) ?? "en";
}

function bundle(locale: string, sources: string[]): FluentBundle {
  const made = new FluentBundle([locale, "en"], { useIsolating: false });
  for (const source of sources) made.addResource(new FluentResource(source), { allowOverrides: true });
  return made;
}

/** The languages that have texts, English first. */
export const locales: string[] = ["en", ...new Set(Object.keys(others).map(localeOf))];

const fallback = bundle("en", Object.values(english));

/** Texts that games have brought along, by language. */
const brought = new Map<string, Set<string>>();

/** Add texts to a language; what it says already stays as it is. */
function add(to: FluentBundle, sources: Iterable<string>): void {
  for (const source of sources) to.addResource(new FluentResource(source));
}

let shown: { locale: string; bundle: FluentBundle } = $state.raw({ locale: "en", bundle: fallback });

/** The locale in use. */
export function locale(): string {
  return shown.locale;
}

/** The best of our languages for what the reader prefers. */
export function chooseLocale(preferred: readonly string[], known: readonly string[] = locales): string {
  for (const tag of preferred) {
    const language = tag.toLowerCase().split("-")[0] ?? "";
    if (known.includes(language)) return language;
  }
  return "en";
}

/** The language that was asked for last: one that arrives after it was changed again is out of date. */
let asked = "en";

/** Show everything in a language. Rejects, and leaves all as it is, if its texts cannot be fetched. */
export async function useLocale(wanted: string): Promise<void> {
  asked = locales.includes(wanted) ? wanted : "en";
  const locale = asked;
  let found = fallback;
  if (locale !== "en") {
    const paths = Object.keys(others).filter((path) => localeOf(path) === locale);
    found = bundle(locale, await Promise.all(paths.map((path) => others[path]!())));
    if (asked !== locale) return;
    add(found, brought.get(locale) ?? []);
  }
  shown = { locale, bundle: found };
  if (typeof document !== "undefined") document.documentElement.lang = locale;
}

/** Take in the texts that a game brings along: Fluent messages by language. They replace none of the page's own. */
export function learn(texts: Record<string, string>): void {
  for (const [locale, source] of Object.entries(texts)) {
    const known = brought.get(locale) ?? new Set<string>();
    if (known.has(source)) continue;
    brought.set(locale, known.add(source));
    if (locale === "en") add(fallback, [source]);
    else if (locale === shown.locale) add(shown.bundle, [source]);
  }
  // What is on the page is told anew.
  shown = { ...shown };
}

/** The plain words of a name: `cold-call.aimed` reads "cold call". */
export function plainWord(name: string): string {
  const [message = name] = name.split(".");
  return message.replace(/[-_]/g, " ");
}

/** The plain words of an id that no file knows: `verb-cold-call` reads "cold call". */
function plainId(id: string): string {
  return plainWord(id.slice(id.indexOf("-") + 1));
}

function find(within: FluentBundle, id: string, args: Args): string | null {
  // Fields of a game may have underscores in their names; messages have dashes.
  const [name = id, attribute] = id.replaceAll("_", "-").split(".");
  const message = within.getMessage(name);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  if (pattern == null) return null;
  const errors: Error[] = [];
  return within.formatPattern(pattern, args, errors);
}

/** Whether a message (or `message.attribute`) exists in any file at hand. */
export function has(id: string): boolean {
  return find(shown.bundle, id, {}) !== null || find(fallback, id, {}) !== null;
}

/** The text of a message; `name.attribute` reads an attribute. */
export function t(id: string, args: Args = {}): string {
  return find(shown.bundle, id, args) ?? find(fallback, id, args) ?? plainId(id);
}

/** Like `t`, but null where there is no such message. */
export function maybe(id: string, args: Args = {}): string | null {
  return find(shown.bundle, id, args) ?? find(fallback, id, args);
}

/** A card as an argument: numbers stay numbers, so that a language can choose its article or plural. */
export function cardArg(card: string | null): FluentVariable {
  if (card === null) return "none";
  if (card === "?") return "hidden";
  const rank = Number(card);
  return Number.isFinite(rank) && card !== "" ? rank : card;
}
