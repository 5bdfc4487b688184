import { sharedRead } from "#app/platform/shared-reads.server.ts";
import { readSettings } from "./settings.server.ts";

/** The settings for showing pages, kept until they change. What is charged reads them in its transaction. */
export const sharedSettings = sharedRead((db, _all: "settings") => readSettings(db));
