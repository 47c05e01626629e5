import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { fonts } from "./plugins/fonts.ts";
import { offline } from "./plugins/offline.ts";
import { packed } from "./plugins/packed.ts";
import { texts } from "./plugins/texts.ts";

// `npm run dev` serves the page with a running `alehouse serve` behind it.
const server = process.env.ALEHOUSE_SERVER ?? "http://127.0.0.1:8000";
const here = fileURLToPath(new URL(".", import.meta.url));

export default defineConfig({
  // The server says below which path it is found, in the page's <base>.
  base: "./",
  plugins: [svelte(), fonts(here), offline(here), texts(fileURLToPath(new URL("../src/alehouse/locales", import.meta.url))), packed()],
  build: {
    outDir: "../src/alehouse/server/page",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: server, ws: true } },
  },
  test: { include: ["test/**/*.test.ts"], environment: "node", setupFiles: ["test/texts.ts"] },
});
