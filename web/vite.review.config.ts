/** The review as one script and one style sheet, which `alehouse review --html` writes into a file of its own. */
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { fonts } from "./plugins/fonts.ts";
import { texts } from "./plugins/texts.ts";

const here = fileURLToPath(new URL(".", import.meta.url));

export default defineConfig({
  base: "./",
  publicDir: false,
  plugins: [
    svelte(),
    fonts(here, true),
    texts(fileURLToPath(new URL("../src/alehouse/locales", import.meta.url)), ["review"]),
  ],
  build: {
    outDir: "../src/alehouse/server/page/review",
    emptyOutDir: true,
    target: "es2022",
    // Nothing is fetched: the fonts lie in the style sheet.
    assetsInlineLimit: () => true,
    modulePreload: false,
    cssCodeSplit: false,
    rollupOptions: {
      input: "src/review/main.ts",
      output: { format: "iife", entryFileNames: "review.js", assetFileNames: "review[extname]" },
    },
  },
});
