/** `npm run seed`: adds what is missing of the demo catalogue. `-- --reset` empties the catalogue first, `-- --remove-demo` takes the demo out. */
import { parseArgs } from "node:util";
import { openDatabase, schema, type Database } from "#db/database.server.ts";
import { emptyCatalogue, removeDemo, seedDemo } from "#db/seed.server.ts";
import { runScript } from "./operator-script.ts";

const countOf = async (db: Database) =>
  `${await db.$count(schema.tours)} tours, ${await db.$count(schema.destinations)} destinations, ` +
  `${await db.$count(schema.testimonials)} testimonials, ${await db.$count(schema.departures)} departures`;

await runScript(async (env) => {
  const { values } = parseArgs({ options: { reset: { type: "boolean" }, "remove-demo": { type: "boolean" } } });
  if (values.reset && values["remove-demo"]) throw new Error("Give --reset or --remove-demo, not both.");
  const { db, close } = await openDatabase(env);
  try {
    if (values["remove-demo"]) {
      await removeDemo(db);
      return `Demo content removed. Left: ${await countOf(db)}.`;
    }
    if (values.reset) await emptyCatalogue(db);
    await seedDemo(db, new Date());
    return `${values.reset ? "Catalogue emptied and demo" : "Demo"} catalogue loaded. Now: ${await countOf(db)}.`;
  } finally {
    await close();
  }
});
