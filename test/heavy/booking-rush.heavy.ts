import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { and, asc, eq, gt } from "drizzle-orm";
import { describe, expect, onTestFinished, test } from "vitest";
import { recountSeats } from "#app/features/selling/bookings/jobs/recount-seats.server.ts";
import { openDatabase, schema } from "#db/database.server.ts";
import { openBuyer, referenceIn, type Step } from "../../scripts/buyer.ts";
import { startPostgres } from "../../scripts/private-postgres.ts";
import { findPostgres } from "../../scripts/test-tools.ts";
import { createPostgresDatabase } from "../postgres-template.ts";
import { startProcess } from "../site-process.ts";

const parties = 200;
const seats = 10;
const { departures, bookings, travellers } = schema;
const binaries = findPostgres();

type Where = { databaseUrl: string | undefined; dataDir: string };

function emptyFolder(): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "yatrika-rush-"));
  onTestFinished(() => fs.rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Does something with the database while no process has it (PGlite), or beside them (PostgreSQL). */
async function withDatabase<Result>(where: Where, work: (db: Awaited<ReturnType<typeof openDatabase>>["db"]) => Promise<Result>) {
  const { db, close } = await openDatabase(where);
  try {
    return await work(db);
  } finally {
    await close();
  }
}

const settingsOf = ({ databaseUrl, dataDir }: Where) => ({
  DATA_DIR: dataDir,
  TRUST_PROXY: "true",
  ...(databaseUrl && { DATABASE_URL: databaseUrl }),
});

async function start(where: Where, more: Record<string, string> = {}) {
  const site = await startProcess({ ...settingsOf(where), ...more });
  onTestFinished(async () => void (await site.kill()));
  await site.ready();
  // As the site's own address says it, so that its forms are its own.
  return { ...site, origin: `http://localhost:${site.port}` };
}

/** A departure of tour 1 with so many seats, half a year ahead. */
const departureOf = (where: Where) =>
  withDatabase(where, async (db) => {
    const from = new Date(Date.now() + 180 * 86_400_000).toISOString().slice(0, 10);
    const [row] = await db
      .select()
      .from(departures)
      .where(and(eq(departures.tourId, 1), gt(departures.startDate, from)))
      .orderBy(asc(departures.startDate))
      .limit(1);
    await db.update(departures).set({ capacity: seats, vacancies: seats }).where(eq(departures.id, row!.id));
    return row!.id;
  });

const quantile = (values: number[], share: number) =>
  Math.round(values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * share)]!);

/** All parties come at once, each to one of the processes, and go as far as they get. */
async function rush(origins: string[], departure: string) {
  const buyers = Array.from({ length: parties }, (_, number) => openBuyer(origins[number % origins.length]!, { number: number + 1 }));
  const waits: number[] = [];
  const timed = async (step: () => Promise<Step>) => {
    const started = performance.now();
    const answer = await step();
    waits.push(performance.now() - started);
    return answer;
  };
  // Cart and hold may lose: also the cart says when the departure is full.
  const results = await Promise.all(
    buyers.map(async (buyer) => {
      const added = await timed(() => buyer.add(departure));
      if (added.status !== 303) return { lost: added };
      const held = await timed(() => buyer.hold());
      if (held.status !== 303) return { lost: held };
      await timed(() => buyer.open());
      const [sent, again] = await Promise.all([timed(() => buyer.submit()), timed(() => buyer.submit())]);
      return { sent, again };
    }),
  );
  return { results, waits };
}

function judge({ results, waits }: Awaited<ReturnType<typeof rush>>, title: string) {
  const winners = results.flatMap((result) => (result.sent && result.again ? [{ sent: result.sent, again: result.again }] : []));
  const losers = results.flatMap((result) => (result.lost ? [result.lost] : []));
  const references = winners.map(({ sent }) => referenceIn(sent));
  expect(new Set(references).size).toBe(seats);
  expect(references.every(Boolean)).toBe(true);
  // The double click has booked nothing more, and shows the same booking.
  for (const { sent, again } of winners) expect(referenceIn(again)).toBe(referenceIn(sent));
  expect(losers).toHaveLength(parties - seats);
  expect([...new Set(losers.map(({ status }) => status))]).toEqual([409]);
  for (const { html } of losers) expect(html).toMatch(/This departure is full|not enough/);
  console.log(
    `${title}: ${parties} parties, ${seats} seats: ${winners.length} sold, ${losers.length} told; an answer took ${quantile(waits, 0.5)} ms (median), ${quantile(waits, 0.99)} ms (99 %), ${quantile(waits, 1)} ms (longest)`,
  );
  return references;
}

async function judgeDatabase(where: Where, departure: string) {
  await withDatabase(where, async (db) => {
    expect(await recountSeats(db)).toEqual([]);
    const [row] = await db.select().from(departures).where(eq(departures.id, departure));
    expect(row).toMatchObject({ capacity: seats, vacancies: 0 });
    const sold = await db
      .select({ id: travellers.id })
      .from(travellers)
      .innerJoin(bookings, eq(bookings.id, travellers.bookingId))
      .where(and(eq(bookings.departureId, departure), eq(bookings.status, "PENDING")));
    expect(sold).toHaveLength(seats);
  });
}

test(`PGlite: of ${parties} parties at once exactly ${seats} get the ${seats} seats, and each of the others is told`, async () => {
  const where = { databaseUrl: undefined, dataDir: emptyFolder() };
  await (await start(where)).kill("SIGTERM");
  const departure = await departureOf(where);
  const site = await start(where);
  judge(await rush([site.origin], departure), "PGlite, one process");
  await site.kill("SIGTERM");
  await judgeDatabase(where, departure);
});

describe.runIf(binaries)("on PostgreSQL", () => {
  async function database(): Promise<Where> {
    const server = await startPostgres(binaries!);
    onTestFinished(() => server.stop());
    const { url } = await createPostgresDatabase(server.url);
    return { databaseUrl: url, dataDir: os.tmpdir() };
  }

  test(`of ${parties} parties at once at two processes exactly ${seats} get the ${seats} seats, and each of the others is told`, async () => {
    const where = await database();
    const sites = [await start(where, { TZ: "Pacific/Auckland" }), await start(where, { TZ: "Pacific/Honolulu" })];
    const departure = await departureOf(where);
    judge(
      await rush(
        sites.map(({ origin }) => origin),
        departure,
      ),
      "PostgreSQL, two processes",
    );
    await judgeDatabase(where, departure);
  });

  test("servers whose clocks are in Auckland and Honolulu say the same dates; a price changed and a tour archived in mid-checkout", async () => {
    const where = await database();
    const [auckland, honolulu] = [await start(where, { TZ: "Pacific/Auckland" }), await start(where, { TZ: "Pacific/Honolulu" })];
    const departure = await departureOf(where);
    const buyer = openBuyer(auckland.origin, { number: 1 });
    await buyer.add(departure, 2);
    await buyer.hold();
    const tables = (html: string) =>
      [...html.matchAll(/<table.*?<\/table>/gs)].map(([table]) => table.replaceAll(/ id="[^"]*"| [a-z-]+="[^"]*_[rR]_[^"]*"/g, ""));
    const here = await buyer.open();
    buyer.moveTo(honolulu.origin);
    const there = await buyer.open();
    expect(tables(here.html).length).toBeGreaterThan(0);
    expect(tables(there.html)).toEqual(tables(here.html));

    const change = (values: Partial<typeof schema.tours.$inferInsert>) =>
      withDatabase(where, (db) => db.update(schema.tours).set(values).where(eq(schema.tours.id, 1)));
    await change({ basePriceMinor: 999_900 });
    const refused = await buyer.submit();
    expect(refused.status).toBe(409);
    expect(refused.html).toContain("The price has changed");
    expect(refused.html).toContain("Traveller 1-0");
    await change({ state: "archived" });
    // The hold was a promise: what is shown anew can be booked, at the price that is shown.
    await buyer.open();
    const booked = await buyer.submit();
    expect(referenceIn(booked)).toBeDefined();
    expect((await openBuyer(honolulu.origin, { number: 2 }).add(departure)).status).toBeGreaterThanOrEqual(404);
    await withDatabase(where, async (db) => expect(await recountSeats(db)).toEqual([]));
  });
});
