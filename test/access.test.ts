import type { RouteConfigEntry } from "@react-router/dev/routes";
import { afterAll, describe, expect, test } from "vitest";
import { languages } from "#app/i18n/languages.ts";
import routes from "#app/routes.ts";
import { openTestDatabase } from "./database.ts";
import { openSite } from "./site.ts";
import type { Visitor } from "./visitor.ts";

const handle = await openTestDatabase();
afterAll(() => handle.close());
const site = await openSite(handle);

/** Who asks. A cookie that is no session grants nothing: its bearer is treated as anonymous. */
const visitors = {
  anonymous: () => site.visitor(),
  "with a made-up session": () => withCookie("session", "made-up"),
};
type Who = keyof typeof visitors;

function withCookie(name: string, value: string): Visitor {
  const visitor = site.visitor();
  visitor.cookies.set(name, value);
  return visitor;
}

/** A status, or where it sends the visitor to. One answer for everybody, or one for each. */
type Answer = number | `-> ${string}`;
type Expected = { GET: Answer | Record<Who, Answer>; POST: Answer | Record<Who, Answer>; at?: string };
const everybodyReads: Expected = { GET: 200, POST: 405 };

/** Every address of app/routes.ts, as written there, and what it answers. A page in another language answers as the English one. */
const table: Record<string, Expected> = {
  "/": everybodyReads,
  "/destinations": everybodyReads,
  "/destinations/detail/:slug": { ...everybodyReads, at: "/destinations/detail/kyoto" },
  "/destinations/:continent": { ...everybodyReads, at: "/destinations/asia" },
  "/tours": everybodyReads,
  "/tours/detail/:slug": { ...everybodyReads, at: "/tours/detail/bali-retreat" },
  "/tours/:category": { ...everybodyReads, at: "/tours/luxury" },
  "/about": everybodyReads,
  "/contact": { GET: 200, POST: 400 },
  "/newsletter": { GET: 200, POST: 400 },
  "/newsletter/confirm": { GET: 404, POST: 404 },
  "/newsletter/unsubscribe": { GET: 404, POST: 404 },
  "/confirm-email": { GET: 200, POST: 400 },
  "/privacy-policy": everybodyReads,
  "/terms-conditions": everybodyReads,
  "/blog": everybodyReads,
  "/blog/feed.xml": everybodyReads,
  "/blog/:slug": { ...everybodyReads, at: "/blog/one-bag-three-weeks" },
  "/saved": everybodyReads,
  "/saved/items": everybodyReads,
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
  return location ? `-> ${location}` : response.status;
}

describe.each(Object.keys(visitors) as Who[])("%s", (who) => {
  test.each(inTable)("$address", async ({ prefix, english }) => {
    const expected = table[english];
    if (!expected) throw new Error(`${english} has no expected answer in test/access.test.ts`);
    const address = `${prefix}${expected.at ?? english}`;
    const visitor = visitors[who]();
    const wanted = (answer: Expected["GET"]) => (typeof answer === "object" ? answer[who] : answer);
    expect({ GET: await answerOf(await visitor.get(address)), POST: await answerOf(await visitor.post(address)) }).toEqual({
      GET: wanted(expected.GET),
      POST: wanted(expected.POST),
    });
  });
});
