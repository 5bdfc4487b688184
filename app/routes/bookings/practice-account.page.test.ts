/** Until the agency's own bank account is entered: whose tours can be paid by transfer, and what is said of the account. */
import { eq } from "drizzle-orm";
import { afterAll, afterEach, expect, test } from "vitest";
import { schema } from "#db/database.server.ts";
import { shopOf, tripSold } from "#test/checkout.ts";
import { openTestDatabase } from "#test/database.ts";
import { mainText } from "#test/main-text.ts";
import { openSite } from "#test/site.ts";

const handle = await openTestDatabase();
afterAll(() => handle.close());
const { db } = handle;
const site = await openSite(handle);
const shop = shopOf(site.services, site.visitor);
const practice = "Practice: this account does not exist, no money moves.";
const { settings, tours } = schema;
const isDemo = (demo: boolean) => db.update(tours).set({ demo }).where(eq(tours.id, tripSold.tourId));

afterEach(async () => {
  await isDemo(true);
  await db.delete(settings);
});

test("a demo tour is paid to an account that says that it does not exist, in the checkout and afterwards", async () => {
  const { visitor, address } = await shop.atCheckout();
  expect(await mainText(await visitor.get(address))).toContain(practice);
  const booked = await visitor.post(address, { ...(await shop.filled(visitor, address)), method: "bank_transfer" });
  const text = await mainText(await visitor.get(booked.headers.get("Location")!));
  expect(text).toContain("EXMPINBBXXX");
  expect(text).toContain(practice);
});

test("a tour of the agency's own can't be paid by transfer, whatever is sent, and the way to a person is shown", async () => {
  const { visitor, address } = await shop.atCheckout();
  const sent = { ...(await shop.filled(visitor, address)), method: "bank_transfer" };
  await isDemo(false);
  const text = await mainText(await visitor.get(address));
  expect(text).toContain("This tour can’t be paid for online yet, so it can’t be booked here. Ask us how to book");
  const refused = await visitor.post(address, sent);
  expect([refused.status, await mainText(refused)]).toEqual([409, expect.stringContaining("This way to pay is no longer offered.")]);
});

test("once an account of its own is entered, every tour is paid to it, and nothing is practice", async () => {
  await isDemo(false);
  const value = { accountHolder: "Ladakh Trails", bank: "A real bank", accountNumber: "IN00 9876 5432 10", bic: "REALINBB" };
  await db.insert(settings).values({ key: "bankTransfer", value });
  const { visitor, address } = await shop.atCheckout();
  const text = await mainText(await visitor.get(address));
  expect(text).toContain("Bank transfer");
  expect(text).not.toContain("Practice");
});

test("an account in India is shown with the name of its code", async () => {
  const value = { accountHolder: "Ladakh Trails", bank: "HDFC Bank", accountNumber: "50100123456789", bic: "HDFC0001234" };
  await db.insert(settings).values({ key: "bankTransfer", value });
  const { visitor, address } = await shop.atCheckout();
  const booked = await visitor.post(address, { ...(await shop.filled(visitor, address)), method: "bank_transfer" });
  const text = await mainText(await visitor.get(booked.headers.get("Location")!));
  expect(text).toContain("IFSC HDFC0001234");
  expect(text).not.toContain("BIC");
});
