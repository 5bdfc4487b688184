import "./engine-settings.mjs";
import { start } from "../build/server/index.js";

await start();
