import { beforeAll, describe, expect, test } from "vitest";
import { editorAt, storedTour, tourForm } from "#test/tour-editor.ts";
import { signUp } from "#test/accounts.ts";
import { markup } from "#test/markup.ts";
import { sitePages } from "#test/pages.ts";
import type { Visitor } from "#test/visitor.ts";

const site = sitePages();
const address = "/admin/content/tours/1/history";
let admin: Visitor;
let first: number;
beforeAll(async () => {
  admin = site.visitor();
  await signUp(site.services, admin, { roles: ["Owner"], firstName: "Meera", lastName: "Rawat" });
  const { version, english } = await storedTour(site.services.db, 1);
  first = version;
  const fields = {
    ...(await tourForm(site.services.db, 1)),
    "english.title": `${english.title} again`,
    "translations.de.summary": "Eine neue Zusammenfassung, die von Dorf zu Dorf und zurück nach Hause führt.",
    "facts.discountPercent": "7",
  };
  for (const section of ["texts", "basics"] as const) {
    const { version: now } = await storedTour(site.services.db, 1);
    const answer = await admin.post(editorAt(1, section), { ...fields, version: String(now) });
    if (answer.status !== 303) throw new Error(`not saved: ${answer.status}`);
  }
});
const page = async (query = "") => markup(await admin.get(address + query));

describe("the versions of a tour", () => {
  test("are listed with who changed what, newest first", async () => {
    const html = await page();
    expect(html).toMatch(/Meera Rawat.*Not known/s);
    expect(html).toContain("Summary (German)");
    expect(html).toContain(`href="${address}?version=${first + 1}"`);
  });

  test("are compared field by field and word by word, in words", async () => {
    const html = (await page(`?version=${first + 2}`)) + (await page(`?version=${first + 1}`));
    expect(html).toMatch(/Title \(English\)<\/h3>.*<ins><span class="sr-only">Added:.*again<\/ins>/s);
    expect(html).toMatch(/Discount in per cent<\/h3>.*<del>.*<ins>7<\/ins>/s);
    expect(html).not.toContain("facts.");
  });

  test("of a day name its texts, and nothing that only its form needs", async () => {
    const { version, facts } = await storedTour(site.services.db, 3);
    const last = `.itinerary.${facts.durationDays - 2}.`;
    const fields = Object.entries(await tourForm(site.services.db, 3)).filter(([name]) => !name.includes(last));
    const days = { ...Object.fromEntries(fields), "facts.durationDays": String(facts.durationDays - 1), version: String(version) };
    expect((await admin.post(editorAt(3, "days"), days)).status).toBe(303);
    const html = await markup(await admin.get(`/admin/content/tours/3/history?version=${version + 1}`));
    expect(html).toMatch(/Day \d+, title \(English\)<\/h3>/);
    expect(html).not.toContain("Day by day (English)</h3>");
  });

  test("the first is compared with nothing, or with what is there now", async () => {
    expect(await page(`?version=${first}`)).toContain("There is nothing earlier to compare it with.");
    expect(await page(`?version=${first}&against=now`)).toContain("Title (English)");
  });

  test("one is restored by a plain form, and the editor shows it; who was slower is told, and nothing happens", async () => {
    const { version: wanted, english } = await storedTour(site.services.db, 2);
    await admin.post(editorAt(2, "texts"), { ...(await tourForm(site.services.db, 2)), "english.title": "Something else" });
    const restore = (version: number) => admin.post("/admin/content/tours/2/history", { version: String(version), wanted: String(wanted) });
    expect((await restore(wanted)).status).toBe(409);
    const answer = await restore(wanted + 1);
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/admin/content/tours/2"]);
    expect((await storedTour(site.services.db, 2)).english.title).toBe(english.title);
    expect((await admin.post(address, { version: "x", wanted: "1" })).status).toBe(400);
  });

  test("there is none of what is no piece", async () => {
    for (const path of ["/admin/content/tours/999/history", "/admin/content/trains/1/history"])
      expect((await admin.get(path)).status).toBe(404);
  });
});
