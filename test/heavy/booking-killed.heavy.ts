import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { and, asc, eq, gt } from "drizzle-orm";
import { describe, expect, onTestFinished, test } from "vitest";
import { recountSeats } from "#app/features/selling/bookings/jobs/recount-seats.server.ts";
import { openDatabase, schema, type Database } from "#db/database.server.ts";
import { openBuyer, referenceIn, type Step } from "../../scripts/buyer.ts";
import { startPostgres } from "../../scripts/private-postgres.ts";
import { findPostgres } from "../../scripts/test-tools.ts";
import { createPostgresDatabase } from "../postgres-template.ts";
import { startProcess } from "../site-process.ts";

const { departures, bookings, payments } = schema;
const binaries = findPostgres();
const staff = { email: "desk@example.org", password: "sindhu river 42" };
/** How long after a step was sent the process is killed; undefined: after its answer. */
const moments = [5, undefined];

type Where = { databaseUrl: string | undefined; dataDir: string };

async function withDatabase<Result>(where: Where, work: (db: Database) => Promise<Result>): Promise<Result> {
  const { db, close } = await openDatabase(where);
  try {
    return await work(db);
  } finally {
    await close();
  }
}

async function start({ databaseUrl, dataDir }: Where) {
  const site = await startProcess({
    DATA_DIR: dataDir,
    TRUST_PROXY: "true",
    ADMIN_EMAIL: staff.email,
    ADMIN_PASSWORD: staff.password,
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
  });
  onTestFinished(async () => void (await site.kill()));
  await site.ready();
  // As the site's own address says it, so that its forms are its own.
  return { ...site, origin: `http://localhost:${site.port}` };
}

/** Departures of tour 1, half a year ahead. */
const departuresOf = (where: Where) =>
  withDatabase(where, async (db) => {
    const from = new Date(Date.now() + 180 * 86_400_000).toISOString().slice(0, 10);
    const rows = await db
      .select()
      .from(departures)
      .where(and(eq(departures.tourId, 1), gt(departures.startDate, from)))
      .orderBy(asc(departures.startDate));
    return rows.map(({ id }) => id);
  });

/** A step that may be cut off: the answer, or that there was none. */
const tried = (step: Promise<Step>): Promise<Step | undefined> => step.catch(() => undefined);

async function killBetweenSteps(where: Where, title: string) {
  let site = await start(where);
  const clerk = openBuyer(site.origin, { number: 60_000 });
  expect((await clerk.ask("/sign-in", staff)).status).toBeLessThan(400);
  await site.kill("SIGTERM");
  // Each round has a departure of its own: seats of holds that were cut off come back by the clock only.
  const all = await departuresOf(where);
  let kills = 0;
  for (const cut of ["add", "hold", "open", "submit", "pay"] as const)
    for (const moment of moments) {
      site = await start(where);
      const buyer = openBuyer(site.origin, { number: ++kills });
      clerk.moveTo(site.origin);
      const departure = all[kills % all.length] ?? "";
      let reference: string | undefined;
      const pay = () =>
        clerk.ask(`/admin/bookings/${reference}`, {
          intent: "pay",
          form: "pay",
          amount: "1000000",
          received: new Date().toISOString().slice(0, 10),
          reference: `bank ${reference}`,
        });
      const steps = { add: () => buyer.add(departure), hold: buyer.hold, open: buyer.open, submit: buyer.submit, pay };
      for (const name of ["add", "hold", "open", "submit", "pay"] as const) {
        if (name === cut) {
          const sent = tried(steps[name]());
          if (moment === undefined) await sent;
          else await new Promise((resolve) => setTimeout(resolve, moment));
          await site.kill("SIGKILL");
          await sent;
          expect(await withDatabase(where, recountSeats), `killed ${moment} ms into ${name}`).toEqual([]);
          site = await start(where);
          buyer.moveTo(site.origin);
          clerk.moveTo(site.origin);
        }
        // The same again, as somebody does who got no answer.
        const answer = await steps[name]();
        expect(answer.status, `${name} after a kill in ${cut}: ${answer.html.slice(0, 300)}`).toBeLessThan(400);
        reference ??= referenceIn(answer);
      }
      await site.kill("SIGTERM");
      await withDatabase(where, async (db) => {
        expect(await recountSeats(db)).toEqual([]);
        const [booking] = await db
          .select()
          .from(bookings)
          .where(eq(bookings.reference, reference ?? ""));
        expect(booking?.status).toBe("CONFIRMED");
        expect(await db.$count(payments, eq(payments.orderId, booking!.orderId))).toBe(1);
        // The money was recorded once, the seat taken once: holds whose answer was cut off give theirs back by the clock.
        expect(await db.$count(bookings, eq(bookings.status, "CONFIRMED"))).toBe(kills);
      });
    }
  console.log(`${title}: killed ${kills} times in and between the steps of checkout; seats, bookings and payments agreed each time`);
}

test("PGlite: a kill between and within any two steps of checkout leaves seats, bookings and payments consistent", async () => {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), "yatrika-killed-checkout-"));
  onTestFinished(() => fs.rmSync(dataDir, { recursive: true, force: true }));
  await killBetweenSteps({ databaseUrl: undefined, dataDir }, "PGlite");
});

describe.runIf(binaries)("on PostgreSQL", () => {
  test("a kill between and within any two steps of checkout leaves seats, bookings and payments consistent", async () => {
    const server = await startPostgres(binaries!);
    onTestFinished(() => server.stop());
    const { url } = await createPostgresDatabase(server.url);
    await killBetweenSteps({ databaseUrl: url, dataDir: os.tmpdir() }, "PostgreSQL");
  });
});
