import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

/** What every page needs comes in two files instead of thirty: on a slow line each request costs more than its bytes. */
const sharedChunks = [
  {
    name: "vendor",
    test: /node_modules[\\/](?:react|react-dom|react-router|scheduler|i18next|react-i18next|cookie|set-cookie-parser|html-parse-stringify|void-elements|use-sync-external-store)[\\/]/,
    priority: 20,
  },
  {
    // Without the fields of the account's forms: no page that visitors come to first has them.
    name: "shared",
    test: /app[\\/](?:page-[a-z]+|(?:ui|values|i18n|features[\\/](?:frame|saved|catalogue))[\\/](?!edited-fields|form-field|password-input)[^\\/]+)\.tsx?$|node_modules[\\/]lucide-react[\\/](?!.*[\\/]eye)/,
    minShareCount: 3,
    priority: 10,
  },
];

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  // Settings come from the environment through platform/env.server.ts; Vite's own .env reading is off.
  envDir: false,
  environments: {
    client: { build: { rollupOptions: { output: { codeSplitting: { groups: sharedChunks } } } } },
    ssr: { build: { rollupOptions: { input: "./app/start.server.ts" } } },
  },
});
