import "./engine-settings.mjs";

// Only now: what the site brings along takes memory while it is read.
const { start } = await import("../build/server/index.js");
await start();
