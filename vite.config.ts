import path from "node:path";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

type Modules = { getModuleInfo: (id: string) => { importedIds: string[] } | null };

/** Every module that `entry` imports, directly or through another, without waiting for a use. */
function importedBy(entry: string, modules: Modules, found = new Set<string>()): Set<string> {
  if (found.has(entry)) return found;
  found.add(entry);
  for (const id of modules.getModuleInfo(entry)?.importedIds ?? []) importedBy(id, modules, found);
  return found;
}

const entry = path.resolve("app/entry.client.tsx");
let frameModules: Set<string> | undefined;

/** Modules of the frame. The entry itself stays apart: it starts the page, and what a page shares must not. */
function isOfFrame(id: string, modules: Modules): boolean {
  frameModules ??= importedBy(path.resolve("app/root.tsx"), modules, importedBy(entry, modules));
  return id !== entry && frameModules.has(id);
}

/**
 * What every page needs comes in three files instead of thirty: on a slow line each request costs more than its bytes. What
 * only some pages need stays out of them.
 */
const sharedChunks = [
  {
    name: "vendor",
    test: /preload-helper|node_modules[\\/](?:react|react-dom|react-router|scheduler|i18next|react-i18next|cookie|set-cookie-parser|html-parse-stringify|void-elements|use-sync-external-store)[\\/]/,
    priority: 30,
  },
  { name: (id: string, modules: Modules) => (isOfFrame(id, modules) ? "frame" : null), priority: 20 },
  { name: "form", test: /app[\\/]ui[\\/](?:edited-fields|failure-note|form-field|refused-field|send-button)\.tsx?$/, priority: 15 },
  {
    // Without the fields of passwords: no page that visitors come to first has them.
    name: "shared",
    test: /app[\\/](?:page-[a-z]+|(?:ui|values|i18n|features[\\/](?:people[\\/]saved|selling[\\/]catalogue(?:[\\/][a-z-]+)?))[\\/](?!password-input)[^\\/]+)\.tsx?$/,
    minShareCount: 6,
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
