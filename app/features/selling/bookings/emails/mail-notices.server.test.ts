import { asc, eq } from "drizzle-orm";
import { afterAll, afterEach, beforeEach, expect, test } from "vitest";
import { cancelQuoted, quoteCancellation } from "#app/features/selling/bookings/cancellation/cancellations.server.ts";
import { guestToken } from "#app/features/selling/bookings/order.server.ts";
import { rejectBooking } from "#app/features/selling/bookings/admin/decisions.server.ts";
import { expireUnpaid } from "#app/features/selling/bookings/jobs/expiry.server.ts";
import { schema } from "#db/database.server.ts";
import { translator } from "#app/i18n/i18n.server.ts";
import { isLanguage, languages } from "#app/i18n/languages.ts";
import { addDays } from "#app/values/calendar-date.ts";
import { defaultSettings } from "#app/features/agency/settings/settings.server.ts";
import { openAgency } from "#test/bookings.ts";
import { testNow } from "#test/clock.ts";
import { openTestDatabase } from "#test/database.ts";
import { testServices } from "#test/services.ts";
import { mailNotices } from "./mail-notices.server.tsx";

const handle = await openTestDatabase();
afterAll(() => handle.close());
const { db } = handle;
const agency = await openAgency(handle);
const services = { ...testServices(handle), ...agency.services };
const { bookingNotices, orders, outboxMails, profiles, travellers } = schema;

beforeEach(async () => {
  agency.at(testNow);
  await db.delete(bookingNotices);
  await db.delete(outboxMails);
  agency.wanted.length = 0;
});

afterEach(async () => {
  // Of no email about a booking its reader is told that she can ignore it.
  for (const { language, html } of await outbox()) {
    const told = translator(isLanguage(language) ? language : "en")("mail:why", { site: new URL(services.env.origin).host });
    expect(html).not.toContain(told);
  }
});

const outbox = () => db.select().from(outboxMails).orderBy(asc(outboxMails.id));
async function onlyMail() {
  const [mail, ...others] = await outbox();
  expect(others).toEqual([]);
  return mail!;
}
/** Two adults on a tour of 1,299 dollars at 15 %: 82,811 rupees each. */
async function twoAdults() {
  await agency.priceTour(1, { basePriceMinor: 129_900, discountPercent: 15 });
  const departure = await agency.departure();
  return { departure, wishes: [{ departureId: departure.id, party: { adults: 2, children: 0 } }] };
}

test("a transfer's letter names the code of an Indian account as Indian banks do", async () => {
  const value = { ...defaultSettings.bankTransfer, accountNumber: "50100123456789", bic: "HDFC0001234" };
  await db.insert(schema.settings).values({ key: "bankTransfer", value });
  const { wishes } = await twoAdults();
  await agency.pending(wishes);
  await mailNotices(services);
  const { text } = await onlyMail();
  await db.delete(schema.settings);
  expect(text).toContain("IFSC: HDFC0001234");
  expect(text).not.toContain("BIC");
});

test("a transfer's letter says what to pay, until when, where to, and what cancelling would give back on which day", async () => {
  const { departure, wishes } = await twoAdults();
  const { orderId } = await agency.pending(wishes);
  const { reference } = await agency.read(orderId);
  // Nobody waits for the job's minute.
  expect(agency.wanted).toEqual(["mail-booking-notices"]);
  expect(await mailNotices(services)).toBe(1);
  const { text, ...mail } = await onlyMail();
  expect(mail).toMatchObject({ toName: "Meera Rao", toAddress: "meera@example.org", language: "en", attachments: [] });
  expect(mail.subject).toBe(`Please transfer ₹1,65,622 by 24 November 2026 (${reference})`);
  expect(text).toMatch(/Due by: Tue 24 Nov 2026, 11:30, India time/);
  expect(text).toContain(`Payment reference: ${reference}`);
  expect(text).toContain("IBAN or account number: 0000 1234 5678 90");
  expect(text).toContain("Traveller 0 and Traveller 1");
  const day = (daysBefore: number) =>
    new Intl.DateTimeFormat("en-GB", { weekday: "short", day: "numeric", month: "short", year: "numeric", timeZone: "UTC" })
      .format(new Date(addDays(departure.startDate, -daysBefore)))
      .replace(",", "");
  expect(text).toContain(`up to ${day(60)}: ₹1,61,872 refund (100%, less ₹3,750 fee)`);
  expect(text).toContain(`${day(59)} to ${day(31)}: ₹82,812 refund (50%)`);
  expect(text).toContain(`from ${day(14)}: no refund`);
});

test("each notice is mailed once, however often and by however many processes the job runs", async () => {
  const { wishes } = await twoAdults();
  await agency.pending(wishes);
  const written = await Promise.all([mailNotices(services), mailNotices(services)]);
  expect(written.toSorted()).toEqual([0, 1]);
  expect(await mailNotices(services)).toBe(0);
  expect(await outbox()).toHaveLength(1);
  expect(await db.select().from(bookingNotices)).toMatchObject([{ mailedAt: testNow }]);
});

test("the confirmation carries a calendar entry and, for a guest, the link that opens her booking", async () => {
  const { departure, wishes } = await twoAdults();
  const { orderId } = await agency.pending(wishes);
  await mailNotices(services);
  await db.delete(outboxMails);
  await agency.pay(orderId);
  await mailNotices(services);
  const { reference } = await agency.read(orderId);
  const mail = await onlyMail();
  expect(mail.subject).toBe(`Your trip is booked (${reference})`);
  expect(mail.html).toContain(`/bookings/${reference}?token=${guestToken(services.secret, orderId)}`);
  const [calendar] = mail.attachments as { filename: string; content: string }[];
  expect(calendar?.filename).toBe(`${reference}.ics`);
  expect(calendar?.content).toContain(`UID:${reference}@localhost:3000`);
  expect(calendar?.content).toContain(`DTSTART;VALUE=DATE:${departure.startDate.replaceAll("-", "")}`);
  expect(calendar?.content).toContain(`DTEND;VALUE=DATE:${addDays(departure.endDate, 1).replaceAll("-", "")}`);
});

test("a customer's letter leads to her booking without a secret: she signs in", async () => {
  const { wishes } = await twoAdults();
  const { orderId } = await agency.pending(wishes);
  const customer = await agency.person();
  await db.update(orders).set({ customerId: customer.id }).where(eq(orders.id, orderId));
  await mailNotices(services);
  const { html } = await onlyMail();
  expect(html).toContain("/bookings/YTR-");
  expect(html).not.toContain("token=");
  await db.delete(profiles).where(eq(profiles.id, customer.id));
});

test("a part of the price is acknowledged with what is still owed", async () => {
  const { wishes } = await twoAdults();
  const { orderId } = await agency.pending(wishes);
  await db.delete(bookingNotices);
  await agency.pay(orderId, 6_562_200);
  await mailNotices(services);
  const { text } = await onlyMail();
  expect(text).toMatch(
    /we’ve received ₹65,622\. Please transfer the remaining ₹1,00,000 so that it reaches our account by Tue 24 Nov 2026, 11:30/,
  );
  expect(text).toContain("Amount: ₹1,00,000");
});

test("a cancellation's letter names who is out, the fee, and exactly the refund", async () => {
  const { wishes } = await twoAdults();
  const { orderId, access } = await agency.confirmed(wishes);
  await db.delete(bookingNotices);
  const [booking] = (await agency.read(orderId)).bookings;
  const quoted = await quoteCancellation(agency.as(access.actor), access, {
    bookingId: booking!.id,
    travellers: [booking!.travellers[0]!.id],
  });
  if (!quoted.ok) throw new Error(quoted.reason);
  await cancelQuoted(agency.as(access.actor), access, { quoteId: quoted.quote.id, reason: null });
  await mailNotices(services);
  const { text, subject } = await onlyMail();
  expect(subject).toBe(`Cancelled: ${booking!.tourTitle} (${booking!.reference})`);
  expect(text).toContain(`we have cancelled ${booking!.tourTitle} for Traveller 0.`);
  expect(text).toContain("Administrative fee: ₹3,750");
  expect(text).toContain("We’ll refund ₹79,061.");
  expect(text).toContain("We’ll send the money to the account it came from, within 14 days.");
  expect(text).not.toContain("Traveller 1");
});

test("a booking that is rejected after a part was paid says what goes back", async () => {
  const { wishes } = await twoAdults();
  const { orderId } = await agency.pending(wishes);
  await agency.pay(orderId, 6_562_200);
  await db.delete(bookingNotices);
  agency.later(5);
  const [booking] = (await agency.read(orderId)).bookings;
  await rejectBooking(agency.as(agency.admin), booking!.id);
  await mailNotices(services);
  expect((await onlyMail()).text).toContain("We’ll refund ₹65,622.");
});

test("of two trips that are rejected at once each letter says what goes back for it", async () => {
  await agency.priceTour(2, { basePriceMinor: 50_000, discountPercent: 0 });
  const { wishes } = await twoAdults();
  const other = { departureId: (await agency.departure({ tourId: 2 })).id, party: { adults: 2, children: 0 } };
  const { orderId } = await agency.pending([...wishes, other]);
  await agency.pay(orderId, 1_000_000);
  await db.delete(bookingNotices);
  for (const { id } of (await agency.read(orderId)).bookings) await rejectBooking(agency.as(agency.admin), id);
  await mailNotices(services);
  const amounts = (await outbox()).map(({ text }) => /We’ll refund (\S+)\./.exec(text)?.[1]);
  expect(amounts.toSorted()).toEqual(["₹3,116.92", "₹6,883.08"]);
});

test("who pays after the end of her booking hears first that it has ended, then what she gets back", async () => {
  const { wishes } = await twoAdults();
  const { orderId } = await agency.pending(wishes);
  await db.delete(bookingNotices);
  agency.later(72 * 60);
  await expireUnpaid(db, services.now());
  await mailNotices(services);
  const { reference } = await agency.read(orderId);
  expect((await outbox()).map(({ subject }) => subject)).toContain(`Your booking has expired (${reference})`);
  await db.delete(outboxMails);
  agency.later(60);
  await agency.pay(orderId, 100_000);
  await mailNotices(services);
  const { text, subject } = await onlyMail();
  expect(subject).toMatch(/^We’re refunding your payment/);
  expect(text).toContain("We’ll refund ₹1,000.");
});

test("what is no longer so is not told: the request for money of a booking that has been paid meanwhile", async () => {
  const { wishes } = await twoAdults();
  await agency.confirmed(wishes);
  expect(await mailNotices(services)).toBe(1);
  expect((await onlyMail()).subject).toMatch(/^Your trip is booked/);
  expect((await db.select().from(bookingNotices)).every(({ mailedAt }) => mailedAt !== null)).toBe(true);
});

test("nobody is written to whose personal data have been taken out", async () => {
  const { wishes } = await twoAdults();
  const { orderId } = await agency.pending(wishes);
  await db.update(orders).set({ contactName: null, contactEmail: null, forgottenAt: testNow }).where(eq(orders.id, orderId));
  expect(await mailNotices(services)).toBe(0);
  expect(await db.select().from(bookingNotices)).toMatchObject([{ mailedAt: testNow }]);
});

test("a notice that cannot be rendered keeps waiting, is reported, and holds nobody else up", async () => {
  const { wishes } = await twoAdults();
  const broken = await agency.pending(wishes);
  const { wishes: others } = await twoAdults();
  await agency.pending(others);
  await db.update(orders).set({ currency: "XXX" }).where(eq(orders.id, broken.orderId));
  await expect(mailNotices(services)).rejects.toThrow("1 booking mails could not be written.");
  expect(await outbox()).toHaveLength(1);
  await db.update(orders).set({ currency: "INR" }).where(eq(orders.id, broken.orderId));
  expect(await mailNotices(services)).toBe(1);
});

test.each(languages)("in %s every letter is written in the order's language, and nothing in it is left unfilled", async (language) => {
  const { wishes } = await twoAdults();
  const { orderId, access } = await agency.pending(wishes);
  await db.update(orders).set({ language }).where(eq(orders.id, orderId));
  await db.update(travellers).set({ name: "Meera" }).where(eq(travellers.name, "Traveller 0"));
  await mailNotices(services);
  await agency.pay(orderId, 100_000);
  await mailNotices(services);
  await agency.pay(orderId, 16_462_200);
  const [booking] = (await agency.read(orderId)).bookings;
  const quoted = await quoteCancellation(agency.as(access.actor), access, {
    bookingId: booking!.id,
    travellers: [booking!.travellers[0]!.id],
  });
  await cancelQuoted(agency.as(access.actor), access, { quoteId: quoted.ok ? quoted.quote.id : "", reason: null });
  await mailNotices(services);
  const mails = await outbox();
  expect(mails.map(({ template }) => template)).toEqual([
    "booking-transferInstructions",
    "booking-paymentReceived",
    "booking-confirmed",
    "booking-cancelled",
  ]);
  for (const mail of mails) {
    expect(mail.language).toBe(language);
    expect(mail.html).toContain(`lang="${language}"`);
    expect(`${mail.subject}${mail.text}`).not.toMatch(/\{\{|\}\}|bookingMail|undefined|NaN/);
    const prefix = language === "en" ? "" : `/${language}`;
    expect(mail.html).toContain(`localhost:3000${prefix}/bookings/${booking!.reference}`);
  }
});

test("what a customer waits for is mailed at once: payment, cancellation and rejection ask for the job in their transaction", async () => {
  const { wishes } = await twoAdults();
  const { orderId, access } = await agency.pending(wishes);
  await agency.pay(orderId, 10_000);
  await agency.pay(orderId, 2 * 8_281_100 - 10_000);
  const [booking] = (await agency.read(orderId)).bookings;
  const quoted = await quoteCancellation(agency.as(access.actor), access, { bookingId: booking!.id, travellers: "all" });
  if (!quoted.ok) throw new Error(quoted.reason);
  await cancelQuoted(agency.as(access.actor), access, { quoteId: quoted.quote.id, reason: null });
  const other = await agency.pending(wishes);
  await rejectBooking(agency.as(agency.admin), (await agency.read(other.orderId)).bookings[0]!.id);
  const notices = await db.$count(bookingNotices);
  expect(notices).toBe(6);
  expect(agency.wanted).toEqual(Array.from({ length: notices }, () => "mail-booking-notices"));
});
