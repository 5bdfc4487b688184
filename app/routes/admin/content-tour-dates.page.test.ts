import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { rulesOfTour } from "#app/features/selling/catalogue/schedule/schedule-rows.server.ts";
import { isoWeekday } from "#app/values/calendar-date.ts";
import { schema } from "#db/database.server.ts";
import { openBookingAgency, where } from "#test/booking-admin-page.ts";
import { markup } from "#test/markup.ts";

const { departures, scheduleRules, tours } = schema;
const office = openBookingAgency();
const { site, page, post } = office;

/** A tour of the demo that departs each week; no other test here takes it. */
const address = "/admin/content/tours/3/dates";
const daysOf = async (tourId: number) => {
  const rows = await site.db.select({ day: departures.startDate }).from(departures).where(eq(departures.tourId, tourId));
  return rows.map(({ day }) => day).toSorted();
};
const ruleForm = (rule: string, fields: Record<string, string>) =>
  Object.entries({ intent: "rule", form: "rule", rule, kind: "weekly", every: "1", season: "always", ...fields });
const seenIn = (html: string) => /name="seen" value="([^"]+)"/.exec(html)?.[1] ?? "";

test("a rule is changed in two steps, by plain forms: the first shows what will happen, the second does it", async () => {
  const [rule] = await rulesOfTour(site.db, 3);
  const shown = await page(address);
  expect(shown).toContain("Every Wednesday");
  expect(shown).toContain(`href="${address}?rule=${rule!.id}"`);
  expect(shown).toContain('href="/admin/departures/new?tour=3"');
  const before = await daysOf(3);
  const form = await page(`${address}?rule=${rule!.id}`);
  expect(form).toMatch(/name="weekdays"[^>]*checked=""[^>]*value="3"/);
  const asked = ruleForm(rule!.id, { weekdays: "4" });
  const preview = await post(`${address}?rule=${rule!.id}`, asked);
  expect(preview.status).toBe(200);
  const html = await markup(preview);
  expect(html).toContain("Every Thursday");
  expect(html).toMatch(/Adds \d+ dates\./);
  expect(html).toMatch(/20\d\d and \d+ more/);
  expect(html).toContain(`Removes ${before.length} dates that no one has booked.`);
  expect(html).toMatch(/name="weekdays"[^>]*checked=""[^>]*value="4"/);
  expect(await daysOf(3)).toEqual(before);
  // What is changed after the preview is shown again first.
  const other = await post(`${address}?rule=${rule!.id}`, [...ruleForm(rule!.id, { weekdays: "5" }), ["seen", seenIn(html)]]);
  expect([other.status, (await markup(other)).includes("Every Friday")]).toEqual([409, true]);
  expect(await daysOf(3)).toEqual(before);
  expect(where(await post(`${address}?rule=${rule!.id}`, [...asked, ["seen", seenIn(html)]]))).toEqual([303, address]);
  expect((await daysOf(3)).every((day) => isoWeekday(day) === 4)).toBe(true);
  expect(await page("/admin")).toContain("changed a rule for dates");
});

test("what cannot be is told at its field, and a rule without dates in words", async () => {
  const wrong: [Record<string, string>, string][] = [
    [{ kind: "hourly" }, "Please choose how often."],
    [{}, "Choose at least one weekday."],
    [{ weekdays: "6", every: "0" }, "Please enter a number from 1 to 52."],
    [{ weekdays: "6", season: "yearly", fromDay: "31", fromMonth: "2", toDay: "1", toMonth: "3" }, "This day does not exist."],
    [{ weekdays: "6", first: "2027-03-01", until: "2027-02-01" }, "This lies before the first day."],
    [{ weekdays: "6", first: "soon" }, "Please choose a date from the calendar."],
    [{ kind: "dates" }, "Enter at least one date."],
    [{ kind: "dates", dates: "2027-02-30" }, "Please choose a date from the calendar."],
    [{ weekdays: "6", capacity: "501" }, "Please enter a number from 1 to 500."],
    [{ weekdays: "6", price: "1250.50" }, "Please enter an amount such as 1250, or nothing."],
    [{ weekdays: "6", price: "free" }, "Please enter an amount such as 1250, or nothing."],
  ];
  for (const [fields, text] of wrong) {
    const answer = await post(`${address}?rule=new`, ruleForm("new", fields));
    expect([text, answer.status, (await markup(answer)).includes(text)]).toEqual([text, 400, true]);
  }
  const none = await post(`${address}?rule=new`, ruleForm("new", { kind: "dates", dates: "2020-02-29" }));
  expect([none.status, (await markup(none)).includes("This rule gives no date in the time that is on sale.")]).toEqual([409, true]);
  const many = Array.from({ length: 3_001 }, (_, index): [string, string] => [
    "dates",
    new Date(Date.UTC(2027, 0, index)).toISOString().slice(0, 10),
  ]);
  expect((await post(`${address}?rule=new`, [...ruleForm("new", { kind: "dates" }), ...many])).status).toBe(400);
});

test("a rule that is removed says what goes first; without a date to book the tour has dates on request", async () => {
  const tour = "/tours/detail/santorini-islands";
  const rules = await rulesOfTour(site.db, 2);
  for (const { id } of rules) {
    const asked: [string, string][] = [
      ["intent", "remove"],
      ["form", `remove ${id}`],
      ["rule", id],
    ];
    const html = await markup(await post("/admin/content/tours/2/dates", asked));
    expect(html).toContain("Removes the rule: ");
    expect(where(await post("/admin/content/tours/2/dates", [...asked, ["seen", seenIn(html)]]))).toEqual([
      303,
      "/admin/content/tours/2/dates",
    ]);
  }
  expect(await daysOf(2)).toEqual([]);
  expect(await site.db.$count(scheduleRules, eq(scheduleRules.tourId, 2))).toBe(0);
  expect(await page("/admin/content/tours/2/dates")).toContain("No rule yet: this tour has dates on request.");
  const html = await (await site.visitor().get(tour)).text();
  expect(html).toContain("Dates on request. Tell us when");
  expect(html).toMatch(/<form id="booking-request"[^>]*action="\/contact"/);
  expect(html).toContain('"@type":["TouristTrip","Product"]');
  expect(html).not.toContain('"offers"');
  expect(await page("/tours")).toContain("Dates on request");
});

test("of a tour that is not published yet, a rule says which dates it will give", async () => {
  await site.db.update(tours).set({ state: "draft" }).where(eq(tours.id, 2));
  const html = await markup(await post("/admin/content/tours/2/dates?rule=new", ruleForm("new", { kind: "dates", dates: "2027-05-01" })));
  await site.db.update(tours).set({ state: "published" }).where(eq(tours.id, 2));
  expect(html).toContain("Gives 1 date once you publish the tour.");
  expect(html.slice(html.indexOf("This will happen"))).toContain("1 May 2027");
});

test("there is a page for each tour, and none for what is none", async () => {
  for (const id of ["0", "none", "999999"]) expect((await office.get(`/admin/content/tours/${id}/dates`)).status).toBe(404);
});
