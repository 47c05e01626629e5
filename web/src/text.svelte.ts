/** Every text of the page comes from the Fluent files that the whole project shares, and is fetched when it is needed. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { games, load, locales, type Part } from "virtual:texts";

export { locales };

export type Args = Record<string, FluentVariable>;

interface Book {
  locale: string;
  bundle: FluentBundle;
  /** What of it has been fetched. */
  parts: Set<Part>;
}

const books = new Map<string, Book>();

function bookOf(locale: string): Book {
  const known = books.get(locale);
  if (known) return known;
  const made = { locale, bundle: new FluentBundle([locale, "en"], { useIsolating: false }), parts: new Set<Part>() };
  books.set(locale, made);
  return made;
}

const fallback = bookOf("en").bundle;

/** The parts that the pages opened so far need. */
const needed = new Set<Part>(["lobby"]);

/** Texts that games have brought along, by language. */
const brought = new Map<string, Set<string>>();

/** Add texts to a language; what it says already stays as it is. */
function add(to: FluentBundle, sources: Iterable<string>): void {
  for (const source of sources) to.addResource(new FluentResource(source));
}

/** Fetch what is needed and not there yet. */
async function fill(book: Book): Promise<void> {
  const missing = [...needed].filter((part) => !book.parts.has(part));
  if (missing.length === 0) return;
  await Promise.all(
    missing.map(async (part) => {
      const { own, english } = await load[book.locale]![part]!();
      if (book.parts.has(part)) return;
      book.parts.add(part);
      // The page's own texts count for more than what a game has brought along before.
      book.bundle.addResource(new FluentResource(own), { allowOverrides: true });
      if (english) fallback.addResource(new FluentResource(english), { allowOverrides: true });
    }),
  );
  // Meanwhile another page may have asked for more.
  await fill(book);
}

let shown: Book = $state.raw(bookOf("en"));

/** By itself, so that what depends on it is not done again when more texts have come. */
const language = $derived(shown.locale);

/** The locale in use. */
export function locale(): string {
  return language;
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
  const book = bookOf(asked);
  await fill(book);
  if (asked !== book.locale) return;
  shown = { ...book };
  if (typeof document !== "undefined") document.documentElement.lang = book.locale;
}

/** Have the texts of a part of the page in the language that is shown. Rejects if they cannot be fetched. */
export async function needTexts(part: Part): Promise<void> {
  needed.add(part);
  const { locale } = shown;
  await fill(bookOf(locale));
  if (shown.locale === locale) shown = { ...shown };
}

const ofGame = (part: string): part is Part => part.startsWith("game-");

/** Have the words of a game. Another house's game may use those of all of ours. */
export async function needGame(name: string): Promise<void> {
  const parts = Object.keys(load.en!).filter(ofGame);
  await Promise.all((games.includes(name) ? parts.filter((part) => part === `game-${name}`) : parts).map(needTexts));
}

/** Take in the texts that a game brings along: Fluent messages by language. They replace none of the page's own. */
export function learn(texts: Record<string, string>): void {
  for (const [locale, source] of Object.entries(texts)) {
    const known = brought.get(locale) ?? new Set<string>();
    if (known.has(source)) continue;
    brought.set(locale, known.add(source));
    if (locales.includes(locale)) add(bookOf(locale).bundle, [source]);
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
