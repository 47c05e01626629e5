/** What the page needs without a line, written into the service worker, and the version of the page. */
import { createHash } from "node:crypto";
import { readFileSync, readdirSync } from "node:fs";
import { resolve } from "node:path";
import type { Plugin, Rolldown } from "vite";

/** The pages that work without a line; their code is kept, with all that it imports. */
const PAGES = ["src/main.ts", "src/pad/PadPage.svelte", "src/rules/Rules.svelte"];
/** The texts that they need, and the letters of which languages. */
const TEXTS = ["lobby", "table", "pad", "errors"];
const LETTERS: Record<string, string[]> = { ru: ["russian"] };
const EVERYDAY = "basic";
/** Files that lie beside the page as they are. */
const BESIDE = ["theme.js", "mark.svg", "manifest.webmanifest", "icons/192.png"];
const MARK = "/* @kept */";
const VERSION = "@version";

export function offline(root: string): Plugin {
  return {
    name: "offline",
    apply: "build",
    enforce: "post",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const parts = Object.values(bundle);
        const chunks = parts.filter((part): part is Rolldown.OutputChunk => part.type === "chunk");
        const found = (module: string) => chunks.find((chunk) => chunk.facadeModuleId?.endsWith(module) || chunk.moduleIds.some((id) => id.endsWith(module)));
        const wanted = new Set<string>();
        const take = (file: string) => {
          const chunk = chunks.find((each) => each.fileName === file);
          if (!chunk || wanted.has(file)) return;
          wanted.add(file);
          for (const css of chunk.viteMetadata?.importedCss ?? []) wanted.add(css);
          for (const other of chunk.imports) take(other);
        };
        for (const page of PAGES) {
          const chunk = found(page);
          if (!chunk) this.error(`the page ${page} is no part of the build`);
          take(chunk.fileName);
        }
        const fonts = parts.map((part) => part.fileName).filter((name) => name.endsWith(".woff2"));
        const of = (script: string) => fonts.filter((name) => name.includes(`-${script}-`));
        for (const name of of(EVERYDAY)) wanted.add(name);
        const languages: Record<string, string[]> = {};
        for (const chunk of chunks) {
          const [, language, part] = /virtual:texts\/(\w+)\/([\w-]+)$/.exec(chunk.facadeModuleId ?? "") ?? [];
          if (!language || !part || !TEXTS.includes(part)) continue;
          (languages[language] ??= (LETTERS[language] ?? []).flatMap(of)).push(chunk.fileName);
        }
        if (Object.values(languages).some((files) => files.length < TEXTS.length)) this.error("there are languages without texts for what works offline");

        const worker = readFileSync(resolve(root, "src/offline/worker.js"), "utf-8");
        const hash = createHash("sha256").update(worker);
        for (const name of parts.map((part) => part.fileName).sort()) hash.update(name);
        const html = bundle["index.html"] as Rolldown.OutputAsset;
        hash.update(html.source);
        for (const name of readdirSync(resolve(root, "public"), { recursive: true, withFileTypes: true }))
          if (name.isFile()) hash.update(readFileSync(resolve(name.parentPath, name.name)));
        const version = hash.digest("hex").slice(0, 12);
        html.source = String(html.source).replace(VERSION, version);
        const kept = { version, always: [...BESIDE, ...wanted], languages };
        const at = worker.indexOf(MARK);
        const source = `${worker.slice(0, at)}${JSON.stringify(kept)}${worker.slice(worker.indexOf(";", at))}`;
        this.emitFile({ type: "asset", fileName: "sw.js", source });
      },
    },
  };
}
