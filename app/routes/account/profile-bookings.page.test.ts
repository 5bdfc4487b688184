/** What somebody booked before she had an account: found on her profile once her address is hers, and seen where she would leave. */
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { schema } from "#db/database.server.ts";
import { signUp } from "#test/accounts.ts";
import { shopOf } from "#test/checkout.ts";
import { mainText } from "#test/main-text.ts";
import { sitePages } from "#test/pages.ts";

const site = sitePages();
const { profiles } = schema;

test("a guest who registers takes her booking in after confirming her address, and is told of the trip before she deletes the account", async () => {
  const shop = shopOf(site.services, site.visitor);
  const guest = await shop.atCheckout();
  const booked = await guest.visitor.post(guest.address, { ...(await shop.filled(guest.visitor, guest.address)), method: "bank_transfer" });
  const reference = /YTR-\w{6}/.exec(booked.headers.get("Location") ?? "")?.[0] ?? "no reference";
  const visitor = site.visitor();
  const id = await signUp(site.services, visitor, { email: "meera@example.org" });
  const before = await mainText(await visitor.get("/profile"));
  expect(before).toContain("Nothing booked yet.");
  expect(before).toContain("Confirm your email address, and we’ll look for your bookings.");
  await visitor.post("/profile/bookings");
  expect(await mainText(await visitor.get("/profile"))).not.toContain(reference);
  expect(await mainText(await visitor.get("/profile/delete"))).toContain("Current password");

  await site.db.update(profiles).set({ emailVerified: true }).where(eq(profiles.id, id));
  expect(await mainText(await visitor.get("/profile"))).toContain("Add it to my account");
  expect((await visitor.post("/profile/bookings")).headers.get("Location")).toBe("/profile");
  const after = await mainText(await visitor.get("/profile"));
  expect(after).toContain(reference);
  expect(after).not.toContain("Add it to my account");
  const leaving = await mainText(await visitor.get("/profile/delete"));
  expect(leaving).toContain("You have an upcoming trip.");
  expect(leaving).not.toContain("Current password");
});
