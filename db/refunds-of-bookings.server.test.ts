import fs from "node:fs";
import path from "node:path";
import { PGlite } from "@electric-sql/pglite";
import pg from "pg";
import { expect, onTestFinished, test } from "vitest";
import { postgresUrl } from "#test/database.ts";
import { createPostgresDatabase } from "#test/postgres-template.ts";

const folder = path.resolve("db/migrations");
const files = fs
  .readdirSync(folder)
  .filter((file) => file.endsWith(".sql"))
  .sort();
const refundsFile = files.find((file) => file.includes("refunds-of-bookings")) ?? "";

async function emptyDatabase() {
  if (!postgresUrl) {
    const database = await PGlite.create();
    onTestFinished(() => database.close());
    return { run: (statements: string) => database.exec(statements), rows: async (query: string) => (await database.query(query)).rows };
  }
  const { url, drop } = await createPostgresDatabase(postgresUrl);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  onTestFinished(async () => {
    await client.end();
    await drop();
  });
  return { run: (statements: string) => client.query(statements), rows: async (query: string) => (await client.query(query)).rows };
}

/** A short name as an id. */
const uuid = (name: string) => `'00000000-0000-7000-8000-${Buffer.from(name).toString("hex").padStart(12, "0")}'`;
const at = (hour: number) => `'2026-11-22T${hour}:00:00Z'`;

/** A booking with one traveller, from whom was taken what is to go back. */
const booking = (id: string, order: string, taken: { minor: number; at: number }[]) => `
  insert into bookings (id, order_id, position, reference, status, tour_id, departure_id, tour_title, start_date, end_date, time_zone,
      discount_percent, policy, hold_expires_at)
    values (${uuid(id)}, ${uuid(order)}, ${id.charCodeAt(1)}, '${id}', 'EXPIRED', 1, ${uuid(id)}, 'Trip', '2027-01-01', '2027-01-02', 'UTC', 0, '{}', now());
  insert into travellers (id, booking_id, position, unit, base_minor, agreed_price_minor) values (${uuid(id)}, ${uuid(id)}, 0, 'ADULT', 9, 9);
  insert into allocations (id, traveller_id, amount_minor, at) values (gen_random_uuid(), ${uuid(id)}, 9, ${at(10)})
    ${taken.map((part) => `, (gen_random_uuid(), ${uuid(id)}, ${-part.minor}, ${at(part.at)})`).join("")};`;
const refund = (order: string, reason: string, more: { at: number; cancellation?: string }) => `
  insert into refunds (id, order_id, payment_id, amount_minor, currency, provider, reason, created_at, cancellation_id)
    values (gen_random_uuid(), ${uuid(order)}, ${uuid(order)}, 1, 'INR', 'stripe', '${reason}', ${at(more.at)},
      ${more.cancellation ? uuid(more.cancellation) : "null"});`;

test(
  "a refund of before is that of its cancellation's booking, or of the one that ended in its instant; where several did, or none, it stays the order's",
  { tags: "more" },
  async () => {
    const { run, rows } = await emptyDatabase();
    const migrate = async (file: string) => run(fs.readFileSync(path.join(folder, file), "utf8"));
    for (const file of files.slice(0, files.indexOf(refundsFile))) await migrate(file);
    // What the rows refer to beside each other is not looked at.
    await run("set session_replication_role = replica");
    await run(`
    ${booking("a1", "a", [{ minor: 2, at: 11 }])}
    ${booking("a2", "a", [{ minor: 2, at: 12 }])}
    ${refund("a", "rejected", { at: 11 })}
    ${refund("a", "rejected", { at: 11 })}
    ${refund("a", "expired", { at: 12 })}
    ${refund("a", "surplus", { at: 12 })}
    ${booking("b1", "b", [{ minor: 1, at: 11 }])}
    ${booking("b2", "b", [{ minor: 1, at: 11 }])}
    ${refund("b", "expired", { at: 11 })}
    ${refund("b", "late_payment", { at: 13 })}
    ${booking("c1", "c", [{ minor: 1, at: 11 }])}
    ${booking("c2", "c", [{ minor: 1, at: 11 }])}
    insert into cancellations (id, booking_id, quote_id, by, percent, fee_minor, refund_minor, at)
      values (${uuid("c2")}, ${uuid("c2")}, ${uuid("c2")}, 'customer', 100, 0, 1, ${at(11)});
    ${refund("c", "cancellation", { at: 11, cancellation: "c2" })}
  `);
    await run("set session_replication_role = origin");
    await migrate(refundsFile);
    const found = await rows(`
    select r.reason, b.reference from refunds r left join bookings b on b.id = r.booking_id order by r.order_id, r.created_at, r.reason`);
    expect(found).toEqual([
      { reason: "rejected", reference: "a1" },
      { reason: "rejected", reference: "a1" },
      { reason: "expired", reference: "a2" },
      { reason: "surplus", reference: null },
      { reason: "expired", reference: null },
      { reason: "late_payment", reference: null },
      { reason: "cancellation", reference: "c2" },
    ]);
  },
);
