/** The fonts of the page: of each package only the letters, weights and features that the page writes with. */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import subset from "subset-font";
import type { Plugin } from "vite";

interface Family {
  name: string;
  package: string;
  /** What style sheets may ask for. */
  weights: { min: number; max: number };
  /** The weight that stands for all of these: half the bytes. */
  drawn?: number;
}

interface Script {
  /** What of the package has its letters. */
  file: "latin" | "latin-ext" | "cyrillic";
  /** As in CSS. */
  range: string;
  /** Whether it is what the languages of the page are written with. */
  everyday?: boolean;
}

const FAMILIES: Record<string, Family> = {
  vollkorn: { name: "Vollkorn", package: "@fontsource-variable/vollkorn", weights: { min: 500, max: 700 }, drawn: 640 },
  "source-sans-3": { name: "Source Sans 3", package: "@fontsource-variable/source-sans-3", weights: { min: 400, max: 700 } },
};

// A browser fetches a part when the first of its letters is shown. What English, German and Russian are written with is
// apart from the letters of other languages, which only names have.
const SCRIPTS: Record<string, Script> = {
  basic: {
    file: "latin",
    everyday: true,
    range: "U+0020-007E, U+00A0, U+00AB, U+00B7, U+00BB, U+00C4, U+00D6-00D7, U+00DC, U+00DF, U+00E4, U+00F6, U+00FC, U+2009, U+2013-2014, U+2018-201A, U+201C-201E, U+2026, U+202F, U+2212",
  },
  western: {
    file: "latin",
    range: "U+00A1-00AA, U+00AC-00B6, U+00B8-00BA, U+00BC-00C3, U+00C5-00D5, U+00D8-00DB, U+00DD-00DE, U+00E0-00E3, U+00E5-00F5, U+00F7-00FB, U+00FD-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2022, U+2039-203A, U+20AC, U+2122, U+2191, U+2193, U+2215",
  },
  // Names from the Atlantic to the Bosporus.
  european: { file: "latin-ext", range: "U+0100-0130, U+0132-0151, U+0154-017F, U+0218-021B" },
  "latin-ext": {
    file: "latin-ext",
    range: "U+0180-0217, U+021C-02BA, U+02BD-02C5, U+02C7-02CC, U+02CE-02D7, U+02DD-02FF, U+1D00-1DBF, U+1E00-1E9F, U+1EF2-1EFF, U+20A0-20AB, U+20AD-20C0, U+2113, U+2C60-2C7F, U+A720-A7FF",
  },
  russian: { file: "cyrillic", everyday: true, range: "U+0401, U+0410-044F, U+0451, U+2116" },
  cyrillic: { file: "cyrillic", range: "U+0301, U+0400, U+0402-040F, U+0450, U+0452-045F, U+0490-0491, U+04B0-04B1" },
};

/** What the style sheets ask for, and what lets letters stand well beside each other. */
const FEATURES = ["kern", "lnum", "tnum"];
/** What other languages need besides, for their marks. */
const MARKS = ["ccmp", "locl", "mark", "mkmk"];

/** All characters of a CSS unicode-range. */
export function letters(range: string): string {
  return range
    .split(",")
    .map((part) => part.trim().replace("U+", "").split("-"))
    .flatMap(([from = "", to = from]) => {
      const first = parseInt(from, 16);
      return Array.from({ length: parseInt(to, 16) - first + 1 }, (_, i) => String.fromCodePoint(first + i));
    })
    .join("");
}

/**
 * Make the fonts, once for each version of this file and of the packages, in a folder that `@fonts` then means. Only those of
 * `everydayOnly` letters are for what carries its fonts with it.
 */
export function fonts(root: string, everydayOnly = false): Plugin {
  const folder = resolve(root, "node_modules/.fonts", everydayOnly ? "everyday" : ".");
  return {
    name: "fonts",
    async config() {
      mkdirSync(folder, { recursive: true });
      const faces: string[] = [];
      for (const [family, { name, package: from, weights, drawn }] of Object.entries(FAMILIES)) {
        for (const [script, { file, range, everyday }] of Object.entries(SCRIPTS)) {
          if (everydayOnly && !everyday) continue;
          const whole = readFileSync(resolve(root, `node_modules/${from}/files/${family}-${file}-wght-normal.woff2`));
          const features = everyday ? FEATURES : [...FEATURES, ...MARKS];
          const of = createHash("sha256").update(whole).update(JSON.stringify([range, drawn ?? weights, features])).digest("hex").slice(0, 8);
          const made = `${family}-${script}-${of}.woff2`;
          if (!existsSync(resolve(folder, made))) {
            writeFileSync(
              resolve(folder, made),
              await subset(whole, letters(range), {
                targetFormat: "woff2",
                variationAxes: { wght: drawn ?? weights },
                keepFeatures: features,
                noHinting: true,
              }),
            );
          }
          faces.push(
            `@font-face { font-family: "${name}"; font-weight: ${weights.min} ${weights.max}; font-display: swap; src: url("./${made}") format("woff2"); unicode-range: ${range}; }`,
          );
        }
      }
      writeFileSync(resolve(folder, "fonts.css"), `${faces.join("\n")}\n`);
      return { resolve: { alias: { "@fonts": folder } } };
    },
  };
}
