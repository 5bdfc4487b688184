import type { RouteConfigEntry } from "@react-router/dev/routes";
import { inArray } from "drizzle-orm";
import { afterAll, afterEach, describe, expect, test } from "vitest";
import { schema } from "#db/database.server.ts";
import { languages } from "#app/i18n/languages.ts";
import routes from "#app/routes.ts";
import { signUp } from "./accounts.ts";
import { openTestDatabase } from "./database.ts";
import { openSite } from "./site.ts";
import type { Visitor } from "./visitor.ts";

const handle = await openTestDatabase();
afterAll(() => handle.close());
const site = await openSite(handle);

const customer = site.visitor();
const admin = site.visitor();
const people = [await signUp(site.services, customer), await signUp(site.services, admin, { roles: ["Owner"] })];
const { sessions } = schema;
const openSessions = await handle.db.select().from(sessions).where(inArray(sessions.userId, people));
// Signing out is one of the answers: the next question finds the person signed in again.
afterEach(async () => {
  await handle.db.insert(sessions).values(openSessions).onConflictDoNothing();
  // So many wrong addresses of bookings in a row are a guesser's.
  await handle.db.delete(schema.rateCounts);
});

/** Who asks. A cookie that is no session grants nothing: its bearer is treated as anonymous. */
const visitors = {
  anonymous: () => site.visitor(),
  "with a made-up session": () => withCookies([["session", "made-up"]]),
  "a customer": () => withCookies(customer.cookies),
  "an admin": () => withCookies(admin.cookies),
};
type Who = keyof typeof visitors;

function withCookies(cookies: Iterable<[string, string]>): Visitor {
  const visitor = site.visitor();
  for (const [name, value] of cookies) visitor.cookies.set(name, value);
  return visitor;
}

/** A status, or where it sends the visitor to. One answer for everybody, or one for each. */
type Answer = number | `-> ${string}`;
type Expected = { GET: Answer | Record<Who, Answer>; POST: Answer | Record<Who, Answer>; at?: string };
const everybodyReads: Expected = { GET: 200, POST: 405 };
const signedInGoHome = { "a customer": "-> /", "an admin": "-> /" } as const;
/** Administrators see the page; everybody else is sent home, and their forms are refused where the page reads any. */
const adminsRead = (post: { others: number; admin: Answer }): Expected => ({
  GET: { anonymous: "-> /", "with a made-up session": "-> /", "a customer": "-> /", "an admin": 200 },
  POST: { anonymous: post.others, "with a made-up session": post.others, "a customer": post.others, "an admin": post.admin },
});
/** What each visitor is answered at an address whose thing is not there. */
const adminsFindNothing = (others: number): Expected => ({
  GET: { anonymous: "-> /", "with a made-up session": "-> /", "a customer": "-> /", "an admin": 404 },
  POST: { anonymous: others, "with a made-up session": others, "a customer": others, "an admin": 404 },
});
const signedOut = <Status extends number>(status: Status) => ({ anonymous: status, "with a made-up session": status });
/** Others are sent to sign in, and back afterwards; their forms are refused. */
const toSignIn = { anonymous: "-> sign in", "with a made-up session": "-> sign in" } as const;
const ownPage = (GET: Answer, POST: Answer): Expected => ({
  GET: { ...toSignIn, "a customer": GET, "an admin": GET },
  POST: { ...signedOut(403), "a customer": POST, "an admin": POST },
});

/** A booking that is not hers does not exist; who is signed out may find hers by signing in. */
const bookingPage = (path: string, POST: Expected["POST"]): Expected => ({
  GET: { ...toSignIn, "a customer": 404, "an admin": 404 },
  POST,
  at: `/bookings/YTR-7K3M9Q${path}`,
});

/** Every address of app/routes.ts, as written there, and what it answers. A page in another language answers as the English one. */
const table: Record<string, Expected> = {
  "/": everybodyReads,
  "/destinations": everybodyReads,
  "/destinations/detail/:slug": { ...everybodyReads, at: "/destinations/detail/kyoto" },
  "/destinations/:continent": { ...everybodyReads, at: "/destinations/asia" },
  "/tours": everybodyReads,
  "/tours/detail/:slug": { ...everybodyReads, at: "/tours/detail/bali-retreat" },
  "/tours/detail/:slug/notes": { ...everybodyReads, at: "/tours/detail/bali-retreat/notes" },
  "/compare": everybodyReads,
  "/tours/:category": { ...everybodyReads, at: "/tours/luxury" },
  "/about": { GET: 200, POST: { ...signedOut(403), "a customer": 403, "an admin": 400 } },
  "/contact": { GET: 200, POST: 400 },
  "/newsletter": { GET: 200, POST: 400 },
  "/newsletter/quick": { GET: "-> /newsletter", POST: 400 },
  "/newsletter/confirm": { GET: 404, POST: 404 },
  "/newsletter/unsubscribe": { GET: 404, POST: 404 },
  "/sign-in": { GET: { ...signedOut(200), ...signedInGoHome }, POST: { ...signedOut(400), ...signedInGoHome } },
  "/register": { GET: { ...signedOut(200), ...signedInGoHome }, POST: { ...signedOut(400), ...signedInGoHome } },
  // Somebody administers the site of this test: no link opens anything.
  "/setup": { GET: 410, POST: 410 },
  "/sign-out": { GET: "-> /", POST: "-> /" },
  "/auth/sign-in/:provider": { GET: 404, POST: 404, at: "/auth/sign-in/google" },
  "/auth/callback": { GET: { ...signedOut(400), "a customer": 200, "an admin": 200 }, POST: 405 },
  "/api/auth/*": { GET: 404, POST: 404, at: "/api/auth/get-session" },
  "/confirm-email": { GET: 200, POST: 400 },
  "/admin": adminsRead({ others: 403, admin: 400 }),
  "/users": adminsRead({ others: 403, admin: 400 }),
  "/admin/trip-data": adminsRead({ others: 403, admin: 400 }),
  "/admin/trip-data/upload": {
    GET: { anonymous: "-> /", "with a made-up session": "-> /", "a customer": "-> /", "an admin": "-> /admin/trip-data" },
    POST: adminsRead({ others: 403, admin: 400 }).POST,
  },
  "/admin/trip-data/progress": adminsRead({ others: 405, admin: 405 }),
  "/admin/trip-data/:file": { ...adminsFindNothing(405), POST: 405, at: "/admin/trip-data/nothing.csv" },
  "/admin/bookings": adminsRead({ others: 403, admin: 405 }),
  "/admin/bookings/:reference": { ...adminsFindNothing(403), at: "/admin/bookings/YTR-NOBODY" },
  "/admin/departures": adminsRead({ others: 403, admin: 405 }),
  "/admin/departures/new": adminsRead({ others: 403, admin: 400 }),
  "/admin/departures/change": adminsRead({ others: 403, admin: "-> /admin/departures/change" }),
  "/admin/departures/:id": { ...adminsFindNothing(403), at: "/admin/departures/none" },
  "/admin/departures/:id/cancel": { ...adminsFindNothing(403), at: "/admin/departures/none/cancel" },
  "/admin/departures/:id/travellers.csv": { ...adminsFindNothing(405), POST: 405, at: "/admin/departures/none/travellers.csv" },
  "/admin/content/articles/:id": { ...adminsRead({ others: 403, admin: 400 }), at: "/admin/content/articles/1" },
  "/admin/content/articles/:id/preview": { ...adminsRead({ others: 405, admin: 405 }), at: "/admin/content/articles/1/preview" },
  "/admin/content/pictures": adminsRead({ others: 403, admin: 400 }),
  "/admin/content/pictures/quick": {
    GET: { anonymous: "-> /", "with a made-up session": "-> /", "a customer": "-> /", "an admin": "-> /admin/content/pictures" },
    POST: adminsRead({ others: 403, admin: 400 }).POST,
  },
  "/admin/content/pictures/:folder/:name": { ...adminsFindNothing(403), at: "/admin/content/pictures/uploads/none" },
  "/admin/promo-codes": adminsRead({ others: 403, admin: 405 }),
  "/admin/promo-codes/:id": { ...adminsFindNothing(403), at: "/admin/promo-codes/none" },
  "/admin/enquiries": adminsRead({ others: 403, admin: 405 }),
  "/admin/enquiries/:id": { ...adminsFindNothing(403), at: "/admin/enquiries/019a0000-0000-7000-8000-000000000000" },
  "/admin/enquiries/export": adminsRead({ others: 405, admin: 405 }),
  "/admin/content": adminsRead({ others: 403, admin: 400 }),
  "/admin/content/tours/:id/:section?": { ...adminsRead({ others: 403, admin: 400 }), at: "/admin/content/tours/1" },
  "/admin/content/drafts": {
    GET: { anonymous: "-> /", "with a made-up session": "-> /", "a customer": "-> /", "an admin": "-> /admin/content" },
    POST: adminsRead({ others: 403, admin: 400 }).POST,
  },
  "/admin/content/tours/:id/history": { ...adminsRead({ others: 403, admin: 400 }), at: "/admin/content/tours/1/history" },
  "/admin/content/:kind/:id/history": { ...adminsRead({ others: 403, admin: 400 }), at: "/admin/content/destinations/1/history" },
  "/admin/content/tours/:id/dates": { ...adminsRead({ others: 403, admin: 400 }), at: "/admin/content/tours/1/dates" },
  "/admin/content/tours/:id/preview": { ...adminsRead({ others: 405, admin: 405 }), at: "/admin/content/tours/1/preview" },
  "/admin/content/destinations/:id": { ...adminsRead({ others: 403, admin: 400 }), at: "/admin/content/destinations/1" },
  "/admin/content/destinations/:id/preview": { ...adminsRead({ others: 405, admin: 405 }), at: "/admin/content/destinations/1/preview" },
  "/admin/content/testimonials/:id": { ...adminsRead({ others: 403, admin: 400 }), at: "/admin/content/testimonials/new" },
  "/admin/content/guides": adminsRead({ others: 403, admin: 405 }),
  "/admin/content/guides/:id": { ...adminsRead({ others: 403, admin: 400 }), at: "/admin/content/guides/new" },
  "/admin/content/notes": adminsRead({ others: 403, admin: 405 }),
  "/admin/content/notes/:scope": { ...adminsRead({ others: 403, admin: 400 }), at: "/admin/content/notes/site" },
  "/admin/content/reviews": adminsRead({ others: 403, admin: 400 }),
  "/admin/content/reviews/new": adminsRead({ others: 403, admin: 400 }),
  "/admin/content/reviews/:id": { ...adminsFindNothing(403), at: "/admin/content/reviews/018f0000-0000-7000-8000-00000000dead" },
  "/admin/newsletter": adminsRead({ others: 403, admin: 400 }),
  "/admin/newsletter/export": adminsRead({ others: 405, admin: 405 }),
  "/admin/demo": adminsRead({ others: 403, admin: 400 }),
  "/admin/setup": adminsRead({ others: 403, admin: 400 }),
  "/admin/settings": adminsRead({ others: 403, admin: 400 }),
  "/admin/audit": adminsRead({ others: 403, admin: 405 }),
  "/admin/audit/export": adminsRead({ others: 405, admin: 405 }),
  "/forgot-password": { GET: 200, POST: 400 },
  "/reset-password": { GET: 404, POST: 404 },
  "/profile": ownPage(200, 400),
  "/profile/sessions": ownPage("-> /profile", 400),
  "/profile/email": ownPage("-> /profile", "-> /profile"),
  "/profile/bookings": ownPage("-> /profile", "-> /profile"),
  "/profile/data": { ...ownPage(200, 405), POST: 405 },
  "/profile/delete": ownPage(200, 400),
  "/bookings/:reference": bookingPage("", 405),
  "/bookings/:reference/calendar.ics": bookingPage("/calendar.ics", 405),
  "/bookings/:reference/change": bookingPage("/change", { ...signedOut(403), "a customer": 404, "an admin": 404 }),
  "/bookings/:reference/cancel": bookingPage("/cancel", { ...signedOut(403), "a customer": 404, "an admin": 404 }),
  "/bookings/:reference/choice": bookingPage("/choice", { ...signedOut(403), "a customer": 404, "an admin": 404 }),
  "/bookings/:reference/review": { GET: 404, POST: 404, at: "/bookings/YTR-7K3M9Q/review?token=x" },
  "/bookings/:reference/notes": bookingPage("/notes", 405),
  "/bookings/:reference/invoice": bookingPage("/invoice", 405),
  "/checkout/payment/:reference": { GET: 404, POST: 404, at: "/checkout/payment/YTR-NOBODY" },
  "/webhooks/stripe": { GET: 404, POST: 404 },
  "/privacy-policy": everybodyReads,
  "/terms-conditions": everybodyReads,
  "/cart": { GET: 200, POST: 400 },
  "/checkout": { GET: "-> /cart", POST: 404 },
  "/checkout/confirmation/:reference": { GET: 404, POST: 405, at: "/checkout/confirmation/YTR-7K3M9Q" },
  "/checkout/confirmation/:reference/calendar.ics": { GET: 404, POST: 405, at: "/checkout/confirmation/YTR-7K3M9Q/calendar.ics" },
  "/blog": everybodyReads,
  "/blog/feed.xml": everybodyReads,
  "/blog/:slug": { ...everybodyReads, at: "/blog/one-bag-three-weeks" },
  "/saved": everybodyReads,
  "/saved/items": everybodyReads,
  "/saved/change": ownPage("-> /saved", 400),
  "/preferences/currency": { GET: "-> /", POST: "-> /" },
  "/sitemap.xml": everybodyReads,
  "/robots.txt": everybodyReads,
  "/*": { GET: 404, POST: 404, at: "/nowhere" },
};

function addresses(entries: RouteConfigEntry[], parent = ""): string[] {
  return entries.flatMap((entry) => {
    const address = entry.path ? `${parent}/${entry.path}` : parent;
    return entry.children ? addresses(entry.children, address) : [address || "/"];
  });
}
const inTable = addresses(await routes).map((address) => {
  const language = languages.find((candidate) => address === `/${candidate}` || address.startsWith(`/${candidate}/`));
  return { address, prefix: language ? `/${language}` : "", english: language ? address.slice(language.length + 1) || "/" : address };
});

test("every route has an expected answer, and no answer is left without its route", () => {
  expect([...new Set(inTable.map(({ english }) => english))].sort()).toEqual(Object.keys(table).sort());
});

async function answerOf(response: Response): Promise<Answer> {
  await response.arrayBuffer();
  const location = response.headers.get("Location");
  // Where it leads depends on who asks.
  if (location) expect(response.headers.get("Cache-Control")).toBe("no-store");
  return location ? `-> ${location}` : response.status;
}

describe.each(Object.keys(visitors) as Who[])("%s", (who) => {
  const isAnswered = async ({ prefix, english }: (typeof inTable)[number]) => {
    const expected = table[english];
    if (!expected) throw new Error(`${english} has no expected answer in test/access.test.ts`);
    const address = `${prefix}${expected.at ?? english}`;
    const visitor = visitors[who]();
    const wanted = (answer: Expected["GET"]) => {
      const own = typeof answer === "object" ? answer[who] : answer;
      if (own === "-> sign in") return `-> ${prefix}/sign-in?redirectTo=${encodeURIComponent(address)}`;
      if (typeof own === "string" && own !== "-> /" && own.startsWith("-> /")) return `-> ${prefix}${own.slice(3)}`;
      // Home is the home of the page's language.
      return own === "-> /" ? `-> ${prefix || "/"}` : own;
    };
    expect({ GET: await answerOf(await visitor.get(address)), POST: await answerOf(await visitor.post(address)) }).toEqual({
      GET: wanted(expected.GET),
      POST: wanted(expected.POST),
    });
  };
  test.each(inTable.filter(({ prefix }) => prefix === ""))("$address", isAnswered);
  // Who may come in does not depend on the language: one of them asks in all.
  if (who === "anonymous") test.each(inTable.filter(({ prefix }) => prefix !== ""))("$address", { tags: "more" }, isAnswered);
});
