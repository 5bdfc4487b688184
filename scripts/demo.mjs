// `npm run demo`: the built site on a new folder that is thrown away, filled with half a year of an invented agency.
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import "./engine-settings.mjs";

const folder = fs.mkdtempSync(path.join(os.tmpdir(), "yatrika-demo-"));
process.on("exit", () => fs.rmSync(folder, { recursive: true, force: true }));
// Neither the agency's own data nor anybody's mailbox is touched.
Object.assign(process.env, {
  DATA_DIR: folder,
  DATABASE_URL: "",
  SMTP_URL: "",
  STRIPE_SECRET_KEY: "",
  STRIPE_WEBHOOK_SECRET: "",
  ADMIN_EMAIL: "",
});
const { startDemo } = await import("../build/server/index.js");
await startDemo();
