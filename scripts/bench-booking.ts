// `npm run bench:booking`: how many bookings one process of the built site takes in a second, on each database. A booking is all that a
// visitor sends for it: a departure into the cart, the checkout that holds the seats, its page, and its submission for a transfer.
// Options: --seconds N, --buyers N (at the same time), --only pglite or postgres.
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { startProgram } from "./built-site.ts";
import { openBuyer, referenceIn } from "./buyer.ts";
import { onPostgres } from "./on-postgres.ts";
import { cpuTimeMs } from "./process-figures.ts";

const { values: options } = parseArgs({
  options: { seconds: { type: "string", default: "10" }, buyers: { type: "string", default: "10" }, only: { type: "string" } },
});
const [seconds, buyers] = [Number(options.seconds), Number(options.buyers)];
/** Journeys before the clock starts, until the engine has compiled what is measured. */
const warmUp = 20;
const tours = ["japan-heritage", "santorini-islands", "bali-retreat"];

const quantile = (values: number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? Number.NaN;

/** The departures that the tours' pages offer. */
async function departuresAt(origin: string): Promise<string[]> {
  const pages = await Promise.all(tours.map(async (tour) => (await fetch(`${origin}/tours/detail/${tour}`)).text()));
  return pages.flatMap((page) => [...page.matchAll(/name="departure"[^>]*value="([0-9a-f-]{36})"/g)].map(([, id = ""]) => id));
}

async function bench(title: string, databaseUrl: string): Promise<void> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "yatrika-bookings-"));
  const site = await startProgram("scripts/start.mjs", {
    health: "/healthz",
    log: path.join(folder, "log"),
    // Each buyer comes from an address of her own: limits count addresses.
    environment: { DATA_DIR: path.join(folder, "data"), DATABASE_URL: databaseUrl, TRUST_PROXY: "true", LOG_LEVEL: "warn" },
  });
  try {
    const departures = [...new Set(await departuresAt(site.url))];
    if (departures.length === 0) throw new Error("the tours' pages offer no departures");
    let number = 0;
    /** Full, or so near that no transfer for them would come in time. */
    const refused = new Set<string>();
    /** One journey: true where it was booked, false where the departure takes no booking. */
    const book = async (): Promise<boolean> => {
      const open = departures.filter((id) => !refused.has(id));
      const departure = open[++number % Math.max(1, open.length)];
      if (!departure) throw new Error("no departure takes bookings any more: fewer --seconds are enough");
      const buyer = openBuyer(site.url, { number });
      const added = await buyer.add(departure);
      const held = added.status === 303 ? await buyer.hold() : added;
      if (held.status === 409) {
        refused.add(departure);
        return false;
      }
      await buyer.open();
      const sent = await buyer.submit();
      if (sent.status === 409) {
        refused.add(departure);
        return false;
      }
      if (!referenceIn(sent)) throw new Error(`not booked: ${sent.status}. ${site.lastWords()}`);
      return true;
    };
    for (let journey = 0; journey < warmUp; journey++) await book();
    const times: number[] = [];
    const cpuBefore = cpuTimeMs(site.pid);
    const started = performance.now();
    const end = started + seconds * 1_000;
    const buy = async () => {
      while (performance.now() < end) {
        const begun = performance.now();
        if (await book()) times.push(performance.now() - begun);
      }
    };
    await Promise.all(Array.from({ length: buyers }, buy));
    const took = (performance.now() - started) / 1_000;
    const cpu = cpuTimeMs(site.pid) - cpuBefore;
    const figures = [
      `${(times.length / took).toFixed(1)} bookings/s`,
      `${quantile(times, 0.5).toFixed(0)} ms each (median), ${quantile(times, 0.99).toFixed(0)} ms (99 %)`,
      `${(cpu / times.length).toFixed(1)} ms of CPU`,
    ];
    console.log(`${title}, one process, ${buyers} buyers at once: ${figures.join("; ")}`);
  } finally {
    await site.stop();
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

if (options.only !== "postgres") await bench("PGlite", "");
if (options.only !== "pglite") {
  const done = await onPostgres((url) => bench("PostgreSQL", url).then(() => true));
  if (!done) console.log("PostgreSQL is not installed and TEST_DATABASE_URL is not set: measured on PGlite only.");
}
