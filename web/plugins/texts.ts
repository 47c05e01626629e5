/**
 * The Fluent texts, in the parts in which the page fetches them: `import { load, locales } from "virtual:texts"`.
 *
 * A part is what it says in its language, and in English whatever that language does not say (yet).
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Plugin } from "vite";

/** The command line's and the terminal's texts are not for the page, and what the server says it says itself. */
const ELSEWHERE = new Set([
  "balance.ftl",
  "batch.ftl",
  "cli.ftl",
  "environments.ftl",
  "equilibrium.ftl",
  "odds.ftl",
  "review.ftl",
  "solving.ftl",
  "tournament.ftl",
  "usage.ftl",
]);
const OTHERS = /^(server|guest|help|play-help|play-hint|review-page-error)-/;

/** Which messages a part has: the first that fits. What a game alone says has a part of its own (see `gameOf`). */
const PARTS = {
  /** What the first page says. */
  lobby: /^(page|lobby|language|game|rules|pad-lobby)(-|$)/,
  /** Setting a table, and what has been set. */
  setting: /^(option|set-(all-bots|begins|clock|create|fewer|hints|hints-on|heading|listed|missing|more|options?|players|seats?))(-|$)/,
  /** Waiting at a table. */
  waiting: /^wait-(?!(you|sit|seat-free)$)/,
  /** A link to be given away. */
  invite: /^invite-/,
  /** What can go wrong. */
  errors: /^error-/,
  /** The pad; its marks are written at tables too. */
  pad: /^pad-(?!mark-)/,
  /** Looking at a game again. */
  replay: /^replay-page-/,
  /** What people say, at tables and on evenings. */
  talk: /^(talk|react)-/,
  /** An evening with friends. */
  evening: /^evening-/,
  /** What can be set for this device. */
  look: /^look-/,
  /** One's own tables and games. */
  mine: /^mine-/,
  /** Help with a move. */
  hints: /^(hint|explain|until)-/,
  /** The first hand of a game, as it is learnt. */
  learn: /^learn-/,
  /** Several tables with the same cards, and the daily deal. */
  contest: /^(contest-(?!back$)|daily-)/,
  /** A game that has been judged. */
  review: /^review-page-/,
  /** Everything else. */
  table: /^/,
};
type Part = keyof typeof PARTS | `game-${string}`;

const TITLE = "page-title";
const VIRTUAL = "virtual:texts";

/** The messages of a file, by id, without comments. */
export function messages(source: string): Map<string, string> {
  const said = source
    .split("\n")
    .filter((line) => !line.startsWith("#") && line.trim() !== "")
    .join("\n");
  const each = said.split(/^(?=-?[A-Za-z][\w-]* *=)/m).filter((text) => text.trim() !== "");
  return new Map(each.map((text) => [text.split("=")[0]!.trim(), text.trimEnd()]));
}

/** The game which alone says a message: it stands in the game's own file, or is named after the game. */
function gameOf(id: string, file: string, games: readonly string[]): string | undefined {
  return games.find((game) => file === `${game}.ftl`) ?? games.find((game) => id.startsWith("goal-") && id.slice("goal-".length) === game);
}

function partOf(id: string, file: string, games: readonly string[]): Part | undefined {
  if (OTHERS.test(id)) return undefined;
  const part = (Object.keys(PARTS) as (keyof typeof PARTS)[]).find((each) => PARTS[each].test(id));
  const game = part === "table" ? gameOf(id, file, games) : undefined;
  return game === undefined ? part : `game-${game}`;
}

/** With `wanted`, only these parts have texts (and the page's title), and they all lie in one file. */
export function texts(folder: string, wanted?: readonly Part[]): Plugin {
  const languages = () =>
    readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => entry.name)
      .sort((a, b) => Number(b === "en") - Number(a === "en") || a.localeCompare(b));

  const said = (language: string, file: string) => messages(readFileSync(resolve(folder, language, file), "utf-8"));
  /** The games of the house, and those of them that have a file of their own. */
  const games = () => readdirSync(resolve(folder, "en")).filter((file) => file.endsWith(".ftl")).flatMap((file) => [...said("en", file).keys()].flatMap((id) => (id.startsWith("game-") ? [id.slice("game-".length)] : [])));
  let known: string[] | undefined;
  const filed = () => (known ??= games().filter((game) => existsSync(resolve(folder, "en", `${game}.ftl`))));
  const parts = (): Part[] => [...(Object.keys(PARTS) as Part[]), ...filed().map((game) => `game-${game}` as const)];

  function read(language: string, part: Part): Map<string, string> {
    const found = new Map<string, string>();
    const own = filed();
    for (const file of readdirSync(resolve(folder, language)).sort()) {
      if (!file.endsWith(".ftl") || ELSEWHERE.has(file)) continue;
      for (const [id, text] of said(language, file)) {
        if (partOf(id, file, own) === part && (!wanted || wanted.includes(part) || id === TITLE)) found.set(id, text);
      }
    }
    return found;
  }

  return {
    name: "texts",
    // Whoever lets no scripts run gets a line in every language: only a script could choose one.
    transformIndexHtml: (html) =>
      html.replace(/<!-- (page-[\w-]+) -->/g, (_, id: string) =>
        languages()
          .map((each) => [each, read(each, "lobby").get(id)] as const)
          .filter(([, text]) => text !== undefined)
          .map(([each, text]) => `<p lang="${each}">${text!.slice(text!.indexOf("=") + 1).trim()}</p>`)
          .join("\n      "),
      ),
    resolveId: (id) => (id.startsWith(VIRTUAL) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${VIRTUAL}`)) return undefined;
      const [, language, part] = id.split("/") as [string, string | undefined, Part | undefined];
      if ((language === undefined || part === undefined) && wanted) {
        // All in one file: nothing can be fetched.
        const all = [...wanted, "lobby"];
        const names = languages().flatMap((each) => all.map((one, i) => [each, one, `${each}${i}`] as const));
        const imports = names.map(([each, one, name]) => `import * as ${name} from "${VIRTUAL}/${each}/${one}";`);
        const rows = languages().map(
          (each) => `${each}: { ${names.filter(([of]) => of === each).map(([, one, name]) => `${one}: async () => ${name}`).join(", ")} }`,
        );
        return `${imports.join("\n")}\nexport const load = { ${rows.join(", ")} };\nexport const locales = Object.keys(load);\nexport const games = [];\n`;
      }
      if (language === undefined || part === undefined) {
        const rows = languages().map(
          (each) => `${JSON.stringify(each)}: { ${parts().map((one) => `${JSON.stringify(one)}: () => import("${VIRTUAL}/${each}/${one}")`).join(", ")} }`,
        );
        return `export const load = { ${rows.join(",\n")} };\nexport const locales = Object.keys(load);\nexport const games = ${JSON.stringify(games())};\n`;
      }
      for (const each of new Set(["en", language])) {
        for (const file of readdirSync(resolve(folder, each))) if (file.endsWith(".ftl")) this.addWatchFile(resolve(folder, each, file));
      }
      const own = read(language, part);
      // Attributes may be missing too: an English message goes along unless its language says all of it.
      const attributes = (text = "") => (text.match(/^ +\.[\w-]+ *=/gm) ?? []).map((each) => each.trim());
      const english = [...read("en", part)].filter(
        ([id, text]) => !own.has(id) || attributes(text).some((each) => !attributes(own.get(id)).includes(each)),
      );
      const join = (all: Iterable<string>) => JSON.stringify([...all].join("\n"));
      return `export const own = ${join(own.values())};\nexport const english = ${join(english.map(([, text]) => text))};\n`;
    },
  };
}
