import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  // Settings come from the environment through platform/env.server.ts; Vite's own .env reading is off.
  envDir: false,
  environments: {
    ssr: { build: { rollupOptions: { input: "./app/start.server.ts" } } },
  },
});
