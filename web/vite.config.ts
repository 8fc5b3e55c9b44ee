import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

const server = process.env.SICKBAY_SERVER ?? "http://127.0.0.1:8765";

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/sickbay/server/web",
    emptyOutDir: true,
    manifest: true,
    assetsDir: "assets",
    assetsInlineLimit: 0, // the content security policy knows no data: addresses
    target: "es2022",
  },
  server: {
    proxy: Object.fromEntries(
      ["/api", "/ws", "/join", "/pages"].map((path) => [path, { target: server, ws: path === "/ws" }]),
    ),
  },
});
