/** Half a year of an invented agency, for a throw-away copy to look at (`npm run demo`): the site's own verbs, with a clock that runs through the days. */
import crypto from "node:crypto";
import { and, asc, eq, gt, gte, lt, sql } from "drizzle-orm";
import { recordRefundSent } from "#app/features/selling/bookings/admin/decisions.server.ts";
import { addToCart } from "#app/features/selling/bookings/cart/cart.server.ts";
import { cancelQuoted, quoteCancellation } from "#app/features/selling/bookings/cancellation/cancellations.server.ts";
import { startCheckout } from "#app/features/selling/bookings/checkout/checkout.server.ts";
import { submitCheckout } from "#app/features/selling/bookings/checkout/submit-checkout.server.ts";
import { mailNotices } from "#app/features/selling/bookings/emails/mail-notices.server.tsx";
import { expireHolds, expireUnpaid, redeemTravelled } from "#app/features/selling/bookings/jobs/expiry.server.ts";
import { readOrder } from "#app/features/selling/bookings/order.server.ts";
import { recordPayment } from "#app/features/selling/bookings/payment/payments.server.ts";
import { letRun } from "#app/features/selling/bookings/admin/departure-terms.server.ts";
import { runsToDecide } from "#app/features/selling/bookings/admin/runs-to-decide.server.ts";
import { settleRuns } from "#app/features/selling/bookings/run/settle-runs.server.ts";
import { extendDepartures } from "#app/features/selling/catalogue/departures.server.ts";
import { deliverMails, forgetOldMails } from "#app/features/agency/mail/outbox.server.ts";
import { readSettings } from "#app/features/agency/settings/settings.server.ts";
import type { Actor } from "#app/features/people/access/actor.ts";
import type { Context } from "#app/features/people/access/context.server.ts";
import { permissionsOf, type Role } from "#app/features/people/access/permissions.ts";
import { writeRoles } from "#app/features/people/access/roles.server.ts";
import { addAccount } from "#app/features/people/accounts/add-account.server.ts";
import { hashPassword } from "#app/features/people/accounts/password-hash.server.ts";
import { answerEnquiry } from "#app/features/people/enquiries/admin/enquiry-changes.server.tsx";
import { submitEnquiry } from "#app/features/people/enquiries/enquiries.server.tsx";
import { termsVersion } from "#app/features/publishing/legal/legal.server.ts";
import { confirmSubscription, requestSubscription } from "#app/features/publishing/newsletter/newsletter.server.tsx";
import type { Services } from "#app/platform/request-context.server.ts";
import { addDays, dateInZone } from "#app/values/calendar-date.ts";
import type { Currency } from "#app/values/money.ts";
import { rowsFrom, schema } from "./database.server.ts";
import { messages, people, staff } from "./demo/agency/agency.ts";
import { z } from "zod";

const dayMs = 86_400_000;
const halfAYear = 182;

export type LogIn = { name: string; email: string; role: string; password: string };

/** The same numbers each time, so that two copies show the same agency. */
function dice(seed: number) {
  let state = seed;
  const roll = () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
  return {
    roll,
    below: (most: number) => Math.floor(roll() * most),
    of: <Item>(items: readonly Item[]): Item | undefined => items[Math.floor(roll() * items.length)],
  };
}

/** Columns that the database fills with its own clock: after each invented day they get that day. */
async function clockColumns(db: Services["db"]) {
  const columns = await rowsFrom(
    db,
    sql`select table_name as "table", column_name as "column" from information_schema.columns where table_schema = 'public' and column_default = 'now()'`,
  );
  return z.array(z.object({ table: z.string(), column: z.string() })).parse(columns);
}

/** Fills a copy that nobody uses yet. Returns who can sign in. */
export async function inventAgency(services: Services, days = halfAYear): Promise<LogIn[]> {
  const { db, demo } = services;
  const today = services.now();
  const start = new Date(today.getTime() - days * dayMs);
  const chance = dice(7);
  let time = start;
  const columns = await clockColumns(db);
  const started = new Date().toISOString();
  await demo.load(db, start);
  const settings = await readSettings(db);
  const context = (actor: Actor | undefined, changes: Partial<Context> = {}): Context => ({
    ...services,
    now: () => time,
    enqueue: async () => {},
    actor,
    language: "en",
    currency: "INR",
    settings,
    address: `203.0.113.${chance.below(250)}`,
    reading: false,
    ...changes,
  });

  const password = `yatra-${crypto.randomBytes(5).toString("hex")}`;
  const hash = await hashPassword(password);
  async function account(person: { name: string; email: string }, roles: readonly Role[]): Promise<Actor> {
    const [firstName = "", ...rest] = person.name.split(" ");
    const id = await db.transaction(async (tx) => {
      const added = await addAccount(
        tx,
        { firstName, lastName: rest.join(" "), email: person.email, language: "en", hash, emailVerified: true },
        time,
      );
      if (added && roles.length > 0) await writeRoles(tx, { profileId: added, roles, by: { actorName: "operator" }, now: time });
      return added;
    });
    if (!id) throw new Error(`${person.email} has an account already: this is no new copy.`);
    return { id, name: person.name, permissions: permissionsOf(roles) };
  }
  const colleagues: Actor[] = [];
  for (const person of staff) colleagues.push(await account(person, [person.role]));
  const [owner] = colleagues;
  const customer = people[0] && (await account(people[0], []));
  if (!owner || !customer) throw new Error("The invented agency has nobody.");

  /** What is to happen later, and when. */
  const ahead: { at: Date; happens: () => Promise<unknown> }[] = [];
  const later = (hours: number, happens: () => Promise<unknown>) =>
    ahead.push({ at: new Date(time.getTime() + hours * 3_600_000), happens });

  async function sendRefunds(orderId: string): Promise<void> {
    const order = await readOrder(db, orderId, { actor: owner });
    for (const { id } of order?.refunds ?? [])
      await recordRefundSent(context(owner), { refundId: id, providerReference: `NEFT ${chance.below(900_000) + 100_000}` });
  }

  /** Somebody books a trip by transfer; most pay, some do not, a few cancel. */
  async function book(): Promise<void> {
    const [from, until] = [addDays(dateInZone(time, "UTC"), 12), addDays(dateInZone(time, "UTC"), 150)];
    const { departures, tours } = schema;
    const open = await db
      .select({ id: departures.id })
      .from(departures)
      .innerJoin(tours, eq(tours.id, departures.tourId))
      .where(
        and(eq(tours.state, "published"), gte(departures.startDate, from), lt(departures.startDate, until), gt(departures.vacancies, 3)),
      )
      .orderBy(asc(departures.startDate), asc(departures.id));
    const departure = chance.of(open);
    const person = chance.of(people);
    if (!departure || !person) return;
    const actor = person === people[0] ? customer : undefined;
    const currency: Currency = chance.of(["INR", "INR", "INR", "EUR", "GBP", "USD"] as const) ?? "INR";
    const asker = context(actor, { currency });
    const view = { language: person.language, currency };
    const party = { adults: 1 + chance.below(3), children: chance.roll() < 0.12 ? 1 : 0 };
    const added = await addToCart(asker, { customerId: actor?.id }, { ...view, departureId: departure.id, party });
    if (!added.ok) return;
    const access = { actor, cartId: added.cartId };
    const held = await startCheckout(asker, { customerId: actor?.id, ...access }, view);
    if (!held.ok || chance.roll() < 0.07) return;
    const order = await readOrder(db, held.orderId, { actor: owner });
    if (!order) return;
    const travellers = order.bookings.flatMap((booking) => booking.travellers);
    const total = travellers.reduce((sum, { agreedPriceMinor }) => sum + agreedPriceMinor, 0);
    const companions = () => chance.of(people)?.name ?? person.name;
    const submitted = await submitCheckout(asker, access, {
      orderId: held.orderId,
      idempotencyKey: crypto.randomUUID(),
      expectedTotalMinor: total,
      method: "bank_transfer",
      contact: { name: person.name, email: person.email, phone: null },
      termsVersion: termsVersion(settings),
      parties: order.bookings.map((booking) =>
        booking.travellers.map((_, position) => ({
          name: position === 0 ? person.name : companions(),
          diet: chance.roll() < 0.2 ? "Vegetarian" : null,
          accessNeeds: null,
        })),
      ),
    });
    if (!submitted.ok) return;
    if (chance.roll() < 0.1) return;
    later(6 + chance.below(50), () =>
      recordPayment(context(owner), {
        orderId: held.orderId,
        amountMinor: total,
        currency,
        providerReference: `NEFT ${chance.below(900_000) + 100_000}`,
        receivedAt: time,
      }),
    );
    const [booking] = order.bookings;
    if (booking && chance.roll() < 0.09)
      later(24 * (3 + chance.below(25)), async () => {
        const quoted = await quoteCancellation(context(owner), { actor: owner }, { bookingId: booking.id, travellers: "all" });
        if (!quoted.ok || !("quote" in quoted)) return;
        await cancelQuoted(context(owner), { actor: owner }, { quoteId: quoted.quote.id, reason: "Change of plans" });
        later(24 + chance.below(72), () => sendRefunds(held.orderId));
      });
  }

  async function ask(): Promise<void> {
    const [person, message] = [chance.of(people), chance.of(messages)];
    if (!person || !message) return;
    const sent = await submitEnquiry(context(undefined), { ...person, ...message, website: "" }, undefined);
    if (!sent.ok || chance.roll() < 0.2) return;
    const [enquiry] = await db.select().from(schema.enquiries).where(eq(schema.enquiries.reference, sent.reference));
    const colleague = chance.of(colleagues.filter(({ permissions }) => permissions.has("enquiries.answer")));
    if (enquiry && colleague)
      later(2 + chance.below(20), () =>
        answerEnquiry(context(colleague), enquiry.id, { key: crypto.randomUUID(), seen: enquiry.revision, text: message.answer }),
      );
  }

  async function subscribe(number: number): Promise<void> {
    const email = `reader-${number}@example.org`;
    await requestSubscription(context(undefined), email);
    if (chance.roll() < 0.2) return;
    const [mail] = await db
      .select({ text: schema.outboxMails.text })
      .from(schema.outboxMails)
      .where(eq(schema.outboxMails.toAddress, email));
    const token = /confirm\?token=([\w-]+)/.exec(mail?.text ?? "")?.[1];
    if (token) await confirmSubscription({ db, now: () => time }, token);
  }

  /** The owner lets run what is due today and short of travellers; what is due later this week is left on her desk. */
  async function decideRuns(): Promise<void> {
    const day = dateInZone(time, settings.hours.timeZone);
    await settleRuns(db, { now: time, enqueue: undefined });
    for (const { id, decideBy } of await runsToDecide(db, day, "en")) if (decideBy <= day) await letRun(context(owner), id);
  }

  for (let day = 0; day < days; day++) {
    const morning = start.getTime() + day * dayMs;
    time = new Date(morning);
    if (day % 7 === 0) await extendDepartures(db, time);
    // The agency grows.
    const busy = 0.35 + (0.5 * day) / days;
    for (let hour = 8; hour < 20; hour += 6) {
      time = new Date(morning + hour * 3_600_000);
      for (const event of ahead.filter(({ at }) => at <= time)) {
        ahead.splice(ahead.indexOf(event), 1);
        await event.happens();
      }
      if (chance.roll() < busy) await book();
    }
    if (chance.roll() < busy / 2) await ask();
    if (chance.roll() < busy / 2) await subscribe(day);
    await decideRuns();
    await expireHolds(db, time);
    await expireUnpaid(db, time);
    await redeemTravelled(db, time);
    await mailNotices(context(undefined));
    // In this copy every email has arrived: none leaves it.
    await deliverMails(
      db,
      async () => {},
      () => time,
    );
    const visitors = Math.round((18 + 40 * (day / days)) * (0.7 + 0.6 * chance.roll()));
    await db
      .insert(schema.visitDays)
      .values({ day: dateInZone(time, "UTC"), visitors, pageViews: visitors * 4 })
      .onConflictDoNothing();
    for (const { table, column } of columns)
      await db.execute(
        sql`update ${sql.identifier(table)} set ${sql.identifier(column)} = ${time.toISOString()}::timestamptz where ${sql.identifier(column)} >= ${started}::timestamptz`,
      );
  }
  await forgetOldMails(db, today);
  const roleOf = new Map<string, string>(staff.map(({ email, role }) => [email, role]));
  return [...staff, people[0] ?? []].flat().map(({ name, email }) => ({ name, email, role: roleOf.get(email) ?? "Customer", password }));
}
