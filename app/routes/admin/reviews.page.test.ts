import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { reviewById } from "#app/features/selling/reviews/admin/review-moderation.server.ts";
import { schema } from "#db/database.server.ts";
import { signUp } from "#test/accounts.ts";
import { auditOf, twoAdministrators } from "#test/content.ts";
import { markup } from "#test/markup.ts";
import { sitePages } from "#test/pages.ts";
import type { Visitor } from "#test/visitor.ts";

const site = sitePages();
const { reviews, tours } = schema;
let admin: Visitor;
let other: Visitor;

beforeAll(async () => {
  ({ admin, other } = await twoAdministrators(site));
});
// Each test has its own waiting review, and only that one waits.
beforeEach(async () => {
  await site.db.delete(reviews).where(eq(reviews.state, "pending"));
});

type Fields = Record<string, string>;
const list = "/admin/content/reviews";
const at = (id: string) => `${list}/${id}`;
const page = async (address: string) => markup(await admin.get(address));
const tourPage = async (language = "") => markup(await site.visitor().get(`${language}/tours/detail/bali-retreat?tab=reviews`));
const ratingOf = async (id = 3) =>
  (await site.db.select({ count: tours.reviewCount, average: tours.ratingAverage }).from(tours).where(eq(tours.id, id)))[0]!;
const stored = async (id: string) => (await reviewById(site.db, id))!;

let number = 0;
/** A review as a traveller sends it by the mailed link. */
async function written(): Promise<{ id: string; name: string }> {
  number += 1;
  const name = `Anita Bose ${number}`;
  const comment = "It rained every day.\n\nNobody minded.";
  const values = { name, comment, tourId: 3, language: "en", date: "2026-11-01", rating: 1 };
  const [row] = await site.db.insert(reviews).values(values).returning({ id: reviews.id });
  return { id: row!.id, name };
}
const decide = async (who: Visitor, id: string, fields: Fields) =>
  who.post(at(id), { form: "state", version: String((await stored(id)).version), ...fields });

describe("the list of reviews", () => {
  test("shows what waits first, with a count on the tab of every list of content and on the dashboard", async () => {
    expect(await page("/admin")).not.toContain("Read reviews");
    const { name } = await written();
    const html = await page(list);
    expect(/<tbody>.*?<th[^>]*>(.*?)<\/th>/s.exec(html)?.[1]).toContain(name);
    expect(html).toContain("1 review waiting");
    expect(await page("/admin/content")).toContain("1 review waiting");
    expect(await page("/admin")).toMatch(/href="\/admin\/content\/reviews\?state=pending"[^>]*>.*?Read reviews \(1 waiting\)/s);
  });

  test("filters by state, tour and stars, finds by name and words, and is ordered by date and stars", async () => {
    const { name } = await written();
    const found = async (query: string) => (await page(`${list}?${query}`)).includes(name);
    for (const query of [
      "state=pending",
      "tour=3",
      "stars=1",
      `q=${encodeURIComponent(name)}`,
      "q=nobody+minded",
      "tour=3&stars=1&state=pending",
    ])
      expect([query, await found(query)]).toEqual([query, true]);
    for (const query of ["state=hidden", "tour=1", "stars=5", "q=nobody+at+all"])
      expect([query, await found(query)]).toEqual([query, false]);
    expect(await page(`${list}?q=nobody+at+all`)).toContain("Nothing matches your search.");
    // Others of this file have one star too.
    expect(/<tbody>.*?<th[^>]*>(.*?)<\/th>/s.exec(await page(`${list}?sort=rating`))?.[1]).toContain("Anita Bose");
    expect(await page(`${list}?sort=-date`)).toMatch(/aria-sort="descending"[^>]*><a[^>]*>Date/);
    // What cannot be meant counts as not asked.
    expect(await found("state=gone&tour=-1&stars=9&sort=size&page=0&q=%00")).toBe(true);
  });

  test("publishes and hides at once, and stays where it was", async () => {
    const { id } = await written();
    const answer = await admin.post(`${list}?stars=1`, { form: "state", id, version: "1", state: "hidden" });
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, `${list}?stars=1`]);
    expect((await stored(id)).state).toBe("hidden");
    const late = await admin.post(list, { form: "state", id, version: "1", state: "published" });
    expect([late.status, (await markup(late)).includes("Someone else has just changed this review.")]).toEqual([409, true]);
    expect((await stored(id)).state).toBe("hidden");
  });
});

describe("a review", () => {
  test("written by the mailed link is published, hidden and put back, and the tour's page and rating follow at once", async () => {
    const { id, name } = await written();
    const before = await ratingOf();
    expect(await tourPage()).not.toContain(name);
    expect((await decide(admin, id, { state: "published" })).status).toBe(303);
    const html = await tourPage();
    expect(html).toContain(name);
    expect((await ratingOf()).count).toBe(before.count + 1);
    expect(html).toContain(`from ${before.count + 1} reviews`);
    expect((await ratingOf()).average).toBeLessThan(before.average ?? 0);
    for (const state of ["hidden", "pending"]) {
      expect((await decide(admin, id, { state })).status).toBe(303);
      expect(await tourPage()).not.toContain(name);
      expect(await ratingOf()).toEqual(before);
    }
    const done = (await auditOf(site.db, "review", id)).map(({ action }) => action);
    expect(done).toEqual(["review.pending", "review.hidden", "review.published"]);
  });

  test("is answered: the answer stands under it on the tour's page, in every language's frame, until it is taken away", async () => {
    const { id } = await written();
    await decide(admin, id, { state: "published" });
    const version = String((await stored(id)).version);
    const answer = "Thank you, Anita.\n\nThe sun came out the day after.";
    expect((await admin.post(at(id), { form: "answer", version, answer })).status).toBe(303);
    expect(await tourPage()).toMatch(/Our answer.*?Thank you, Anita\.\n\nThe sun came out/s);
    for (const [language, heading] of [
      ["/de", "Unsere Antwort"],
      ["/es", "Nuestra respuesta"],
      ["/fr", "Notre réponse"],
      ["/hi", "हमारा जवाब"],
    ] as const)
      expect(await tourPage(language)).toMatch(new RegExp(`${heading}.*?Thank you, Anita`, "s"));
    expect(await page(at(id))).toContain("Answered on");
    const now = String((await stored(id)).version);
    expect((await admin.post(at(id), { form: "answer", version: now, answer: "  " })).status).toBe(303);
    expect(await tourPage()).not.toContain("Thank you, Anita");
  });

  test("that somebody else has answered meanwhile keeps her answer: what was typed stays, and hers is shown", async () => {
    const { id } = await written();
    const both = { form: "answer", version: "1" };
    expect((await other.post(at(id), { ...both, answer: "Hers came first." })).status).toBe(303);
    const late = await admin.post(at(id), { ...both, answer: "Mine came second." });
    expect(late.status).toBe(409);
    const html = await markup(late);
    expect(html).toContain("Someone else has just changed this review.");
    expect(html).toMatch(/<textarea[^>]*>Mine came second\.<\/textarea>/);
    expect(html).toMatch(/<blockquote>Hers came first\.<\/blockquote>/);
    expect((await stored(id)).answer).toBe("Hers came first.");
  });

  test("has pictures of the site's under it, in their order, and no others", async () => {
    const { id } = await written();
    await decide(admin, id, { state: "published" });
    const send = async (names: string[]) => {
      const body = new URLSearchParams([
        ["form", "pictures"],
        ["version", String((await stored(id)).version)],
      ]);
      for (const name of names) body.append("picture", name);
      return admin.request(at(id), { method: "POST", body, headers: { Origin: new URL(site.services.env.origin).origin } });
    };
    expect((await send(["editorial/solo", "editorial/food"])).status).toBe(303);
    expect((await stored(id)).pictures).toEqual(["editorial/solo", "editorial/food"]);
    expect(await page(at(id))).toMatch(/<input[^>]*name="picture"[^>]*checked=""[^>]*value="editorial\/solo"/);
    const gone = await send(["uploads/nothing"]);
    expect([gone.status, (await markup(gone)).includes("One of the pictures is no longer there.")]).toEqual([409, true]);
    const many = await send(Array.from({ length: 13 }, (_, index) => `p/${index}`));
    expect([many.status, (await markup(many)).includes("At most 12 pictures; there are 13.")]).toEqual([400, true]);
    expect((await send([])).status).toBe(303);
    expect((await stored(id)).pictures).toEqual([]);
  });

  test("is never changed in what the traveller said, nor by a form that is none of the page's, nor by anybody else", async () => {
    const { id } = await written();
    const long = await admin.post(at(id), { form: "answer", version: "1", answer: "x".repeat(1_501) });
    expect([long.status, (await markup(long)).includes("At most 1500 characters; there are 1501.")]).toEqual([400, true]);
    const wrong: Fields[] = [
      {},
      { form: "comment", comment: "better" },
      { form: "state", version: "1" },
      { form: "state", version: "1", state: "gone" },
    ];
    for (const fields of [...wrong, { form: "answer", version: "x", answer: "yes" }])
      expect((await admin.post(at(id), fields)).status).toBe(400);
    const stranger = site.visitor();
    await signUp(site.services, stranger);
    for (const who of [stranger, site.visitor()]) expect((await decide(who, id, { state: "published" })).status).toBe(403);
    const foreign = { Origin: "https://evil.example", "Sec-Fetch-Site": "cross-site" };
    expect((await admin.post(at(id), { form: "state", version: "1", state: "published" }, foreign)).status).toBe(403);
    expect(await stored(id)).toMatchObject({ state: "pending", version: 1, answer: null });
    for (const gone of ["1", "kyoto", "018f0000-0000-7000-8000-00000000dead", "%00"])
      expect([gone, [400, 404].includes((await admin.get(at(gone))).status)]).toEqual([gone, true]);
  });
});

describe("a review that the agency writes down", () => {
  const told: Fields = {
    tour: "3",
    name: "  Grete   Olsen ",
    language: "da",
    date: "2026-10-12",
    rating: "5",
    comment: "Den bedste uge i mit liv.",
  };

  test("is on the tour's page at once, marked as written down by the agency, and no search engine is told of it", async () => {
    const before = await ratingOf();
    const answer = await admin.post(at("new"), told);
    const [, id = ""] = /\/reviews\/([\da-f-]{36})$/.exec(answer.headers.get("Location") ?? "") ?? [];
    expect([answer.status, id.length]).toEqual([303, 36]);
    expect(await stored(id)).toMatchObject({ name: "Grete Olsen", state: "published", byStaff: true, sample: false, language: "da" });
    expect((await ratingOf()).count).toBe(before.count + 1);
    const whole = await (await site.visitor().get("/tours/detail/bali-retreat?tab=reviews")).text();
    expect(whole).toMatch(/Grete Olsen.*?lang="da".*?Written in Danish.*?Added by our team for the traveller/s);
    expect(whole).not.toContain('"reviewBody":"Den bedste');
    expect(await page(at(id))).toContain("Added by our team for the traveller");
    expect(await page(`${list}?q=Grete`)).toContain("Added by us");
  });

  test("sent twice, also at the same moment, is kept once", async () => {
    const before = await site.db.$count(reviews);
    const again = { ...told, name: "Karen Blixt" };
    const answers = await Promise.all([admin.post(at("new"), again), other.post(at("new"), again)]);
    answers.push(await admin.post(at("new"), again));
    const [first] = answers.map((answer) => answer.headers.get("Location"));
    expect(first).toMatch(/\/reviews\/[\da-f-]{36}$/);
    for (const answer of answers) expect([answer.status, answer.headers.get("Location")]).toEqual([303, first]);
    expect(await site.db.$count(reviews)).toBe(before + 1);
    const id = first!.slice(-36);
    expect((await auditOf(site.db, "review", id)).map(({ action }) => action)).toEqual(["review.added"]);
    expect(await page(at(id))).toContain("This review was already there, so it was not added twice.");
    // Other words of the same traveller are another review.
    const more = await admin.post(at("new"), { ...again, comment: "Og maden!" });
    expect(more.headers.get("Location")).not.toBe(first);
    expect(await site.db.$count(reviews)).toBe(before + 2);
  });

  test("with something wrong is not kept: all that was typed stays, and why stands at each field", async () => {
    const count = await site.db.$count(reviews);
    const wrong = { tour: "", name: " ", language: "xx", date: "2026-02-30", rating: "6", comment: "x".repeat(3_001) };
    const answer = await admin.post(at("new"), wrong);
    expect(answer.status).toBe(400);
    const html = await markup(answer);
    for (const [field, why] of [
      ["tour", "Please choose one."],
      ["name", "Please fill this in."],
      ["language", "Please choose one."],
      ["date", "Please enter a date such as 2026-03-27."],
      ["rating", "Please choose one."],
      ["comment", "At most 3000 characters; there are 3001."],
    ]) {
      expect(new RegExp(`id="review-${field}-error"[^>]*>(<svg.*?</svg>)?${why}`).test(html), field).toBe(true);
      expect(html).toContain(`href="#review-${field}"`);
    }
    const ahead = await admin.post(at("new"), { ...told, date: "2099-01-01" });
    expect([ahead.status, (await markup(ahead)).includes("This day is in the future.")]).toEqual([400, true]);
    expect(await markup(await admin.post(at("new"), { ...told, date: "soon" }))).toContain('value="  Grete   Olsen "');
    expect((await admin.post(at("new"), { ...told, tour: "999999" })).status).toBe(409);
    expect(await site.db.$count(reviews)).toBe(count);
  });
});
