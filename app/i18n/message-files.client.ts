import type { ResourceLanguage } from "i18next";

/**
 * Where the browser gets messages that the page did not come with. The list alone is as long as a small page, so it loads
 * when the first other page is opened. Mails are written on the server.
 */
export const messageFiles = import.meta.glob<{ default: ResourceLanguage[string] }>(["./*/*.ts", "!./*/*[mM]ail.ts"]);
