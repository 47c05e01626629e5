import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

// In development `ALEHOUSE_SERVER=http://127.0.0.1:8000 npm run dev` talks to a running server;
// without it the page plays back the scenes in src/mock.
const server = process.env.ALEHOUSE_SERVER;

export default defineConfig({
  plugins: [svelte()],
  define: { __MOCK__: JSON.stringify(!server) },
  build: {
    outDir: "../src/alehouse/server/page",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
  },
  server: {
    fs: { allow: [".."] },
    proxy: server ? { "/api": { target: server, ws: true } } : undefined,
  },
  test: { include: ["test/**/*.test.ts"], environment: "node" },
});
