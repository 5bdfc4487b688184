/** A site without a mail server: what promises an email elsewhere says here that none has been sent, and what to do. */
import { afterAll, expect, test } from "vitest";
import { mailNotices } from "#app/features/selling/bookings/emails/mail-notices.server.tsx";
import { guestToken } from "#app/features/selling/bookings/order.server.ts";
import { signUp } from "#test/accounts.ts";
import { openAgency } from "#test/bookings.ts";
import { openTestDatabase } from "#test/database.ts";
import { mainText } from "#test/main-text.ts";
import { openSite } from "#test/site.ts";

const handle = await openTestDatabase();
afterAll(() => handle.close());
const site = await openSite(handle, { settings: { SMTP_URL: "" } });
const strictSite = await openSite(handle, { settings: { SMTP_URL: "", REQUIRE_EMAIL_CONFIRMATION: "true" } });
const agency = await openAgency(handle);
const services = { ...site.services, ...agency.services, secret: site.services.secret };
const unsent = "Please save this link: it always opens your booking. Link to this booking";
const promise = /we’ll (?:also )?email|check your email/i;

async function booked() {
  const { id } = await agency.departure();
  const { orderId } = await agency.pending([{ departureId: id, party: { adults: 1, children: 0 } }]);
  const { reference } = await agency.read(orderId);
  return { orderId, reference, query: `?token=${guestToken(services.secret, orderId)}` };
}

test("a guest who has booked reads that nothing was emailed and what to keep", async () => {
  const { reference, query } = await booked();
  for (const path of [`/checkout/confirmation/${reference}`, `/bookings/${reference}`]) {
    const text = await mainText(await site.visitor().get(path + query));
    expect(text).toContain(unsent);
    expect(text).not.toMatch(promise);
  }
});

test.each([
  [
    "/register",
    {
      firstName: "Asha",
      lastName: "Rao",
      email: "asha@example.org",
      password: "sindhu river 42",
      confirmPassword: "sindhu river 42",
      terms: "on",
    },
  ],
  ["/newsletter", { email: "asha@example.org" }],
  ["/forgot-password", { email: "asha@example.org" }],
  ["/confirm-email", { email: "asha@example.org" }],
  ["/contact", { name: "Asha", email: "asha@example.org", subject: "Visas", message: "Which one do I need?" }],
])("a form sent to %s is answered without a promise", async (path, fields) => {
  const answer = await strictSite.visitor().post(path, fields);
  expect(answer.status).toBe(200);
  const text = await mainText(answer);
  expect(text).toMatch(/can’t (?:send emails|email you)/);
  expect(text).not.toMatch(promise);
});

test("the history of a booking lists no mail as sent that waits, and the dashboard says why it waits", async () => {
  const { reference } = await booked();
  await mailNotices(services);
  const visitor = site.visitor();
  await signUp(services, visitor, { roles: ["Owner"] });
  expect(await mainText(await visitor.get(`/admin/bookings/${reference}`))).toContain(
    "Email to the customer: how to pay by transfer (not sent yet)",
  );
  expect(await mainText(await visitor.get("/admin"))).toContain("No email server is set");
});

test.each(["Owner", "Content"] as const)("a notice leads %s to words that tell what to do", async (role) => {
  const visitor = site.visitor();
  await signUp(services, visitor, { roles: [role] });
  const where = /href="([^"]*#[^"]+)"[^>]*>What to do</.exec(await (await visitor.get("/admin/content")).text())?.[1] ?? "";
  const [path = "", id = ""] = where.split("#");
  const html = await (await visitor.get(path)).text();
  expect(
    html
      .slice(html.indexOf(` id="${id}"`))
      .replace(/<[^>]*>/g, "")
      .slice(0, 900),
  ).toContain("SMTP_URL=smtp://name:password@smtp.example.com:587");
});
