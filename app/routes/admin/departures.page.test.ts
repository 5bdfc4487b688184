import { and, eq, inArray } from "drizzle-orm";
import { expect, test } from "vitest";
import { addDays } from "#app/values/calendar-date.ts";
import { schema } from "#db/database.server.ts";
import { openBookingAgency, where } from "#test/booking-admin-page.ts";
import { markup } from "#test/markup.ts";

const { departures, auditEntries } = schema;
const office = openBookingAgency();
const { site, page, post } = office;

test("a departure is closed and opened again, and its seats are never fewer than are sold", async () => {
  const departure = await office.agency.departure();
  await office.agency.pending([{ departureId: departure.id, party: { adults: 3, children: 0 } }]);
  const address = `/admin/departures/${departure.id}`;
  const row = async () => (await site.db.select().from(departures).where(eq(departures.id, departure.id)))[0];
  expect(where(await post(address, [["intent", "close"]]))).toEqual([303, address]);
  expect(await row()).toMatchObject({ closed: true });
  expect(await page(address)).toContain("This departure is closed");
  expect(await page("/admin/departures?show=closed")).toContain(address);
  expect(where(await post(address, [["intent", "reopen"]]))).toEqual([303, address]);
  const fewer = await post(address, [
    ["intent", "capacity"],
    ["form", "capacity"],
    ["capacity", "2"],
  ]);
  expect([fewer.status, (await markup(fewer)).includes("3 seats are already booked or held")]).toEqual([409, true]);
  expect(
    (
      await post(address, [
        ["intent", "capacity"],
        ["form", "capacity"],
        ["capacity", "many"],
      ])
    ).status,
  ).toBe(400);
  expect(
    where(
      await post(address, [
        ["intent", "capacity"],
        ["capacity", "12"],
      ]),
    ),
  ).toEqual([303, address]);
  expect(await row()).toMatchObject({ closed: false, capacity: 12, vacancies: 9 });
  const done = await site.db
    .select()
    .from(auditEntries)
    .where(and(eq(auditEntries.subjectType, "departure"), eq(auditEntries.subjectId, departure.id)));
  expect(done.map(({ actorName }) => actorName)).toEqual(["Meera Rawat", "Meera Rawat", "Meera Rawat"]);
  expect(await page("/admin")).toContain("changed the seats of a departure");
});

test("a departure that nobody has booked is moved to another day, and the tour's page shows it at once", async () => {
  const departure = await office.agency.departure({ from: "2026-12-01" });
  const address = `/admin/departures/${departure.id}`;
  // Another than the day on which the next test adds one.
  const day = addDays(departure.startDate, 1);
  const move = (seen: string, start: string) =>
    post(address, [
      ["intent", "move"],
      ["form", "move"],
      ["seen", seen],
      ["start", start],
    ]);
  const [tour] = await site.db.select().from(schema.tours).where(eq(schema.tours.id, departure.tourId));
  /** On which day the tour's page says that it starts. */
  const shownDay = async () => {
    const html = await (await site.visitor().get(`/tours/detail/${tour!.slug}`)).text();
    return new RegExp(`value="${departure.id}"(?:(?!<time).)*<time dateTime="([^"]+)"`, "s").exec(html)?.[1];
  };
  expect(await page(address)).toMatch(
    new RegExp(`name="start"[^>]*value="${departure.startDate}"|value="${departure.startDate}"[^>]*name="start"`),
  );
  expect(await shownDay()).toBe(departure.startDate);
  expect(where(await move(departure.startDate, day))).toEqual([303, address]);
  expect(await page(address)).toContain("The tour’s page now shows the new day.");
  expect(await shownDay()).toBe(day);
  const late = await move(departure.startDate, addDays(day, 2));
  expect([late.status, (await markup(late)).includes("Someone else has just moved this departure.")]).toEqual([409, true]);
  for (const wrong of ["", "soon", "2020-01-01"]) {
    const refused = await move(day, wrong);
    expect([wrong, refused.status, (await markup(refused)).includes("Choose a future day")]).toEqual([wrong, 400, true]);
  }
  const other = await office.agency.departure();
  const taken = await markup(await move(day, other.startDate));
  expect([taken.includes("This tour already departs on that day."), taken.includes(`href="/admin/departures/${other.id}"`)]).toEqual([
    true,
    true,
  ]);
  await office.agency.held([{ departureId: departure.id, party: { adults: 1, children: 0 } }]);
  const booked = await move(day, departure.startDate);
  expect([booked.status, (await markup(booked)).includes("This departure has been booked")]).toEqual([409, true]);
  expect(await page(address)).toContain("Its date stays");
});

test("a departure is added beside the weekly ones: it is on the tour's page at once, and sent again it is the one that stands", async () => {
  const address = "/admin/departures/new";
  expect(await page("/admin/departures?tour=1")).toContain(`href="${address}?tour=1"`);
  expect(await page(`${address}?tour=1`)).toMatch(/<option value="1" selected="">/);
  const weekly = await site.db.select({ day: departures.startDate }).from(departures).where(eq(departures.tourId, 1));
  const start = addDays(weekly.map(({ day }) => day).toSorted()[2]!, 2);
  const wish: [string, string][] = [
    ["intent", "add"],
    ["form", "add"],
    ["tour", "1"],
    ["start", start],
    ["capacity", "5"],
  ];
  const answer = await post(address, wish);
  const [, id] = /^\/admin\/departures\/([\da-f-]{36})$/.exec(answer.headers.get("Location") ?? "") ?? [];
  expect([answer.status, id]).toEqual([303, expect.any(String)]);
  expect(await page(`/admin/departures/${id}`)).toContain("5 free of 5");
  const [tour] = await site.db.select().from(schema.tours).where(eq(schema.tours.id, 1));
  expect(await (await site.visitor().get(`/tours/detail/${tour!.slug}`)).text()).toContain(id);
  const again = await post(address, wish);
  expect(again.status).toBe(409);
  const told = await markup(again);
  expect(told).toContain("This tour already departs on that day.");
  expect(told).toContain(`href="/admin/departures/${id}"`);
  expect(told).toContain(`value="${start}"`);
  for (const [field, value, why] of [
    ["tour", "", "Choose one of the published tours."],
    ["tour", "999999", "Choose one of the published tours."],
    ["start", "2020-01-01", "Choose a future day"],
    ["start", "soon", "Choose a future day"],
    ["capacity", "many", "Enter a number of seats from 1 to 500."],
    ["capacity", "0", "Enter a number of seats from 1 to 500."],
  ] as const) {
    const wrong = await post(
      address,
      wish.map(([name, sent]): [string, string] => [name, name === field ? value : sent]),
    );
    expect([field, value, wrong.status >= 400 && wrong.status < 500]).toEqual([field, value, true]);
    expect(await markup(wrong)).toContain(why);
  }
});

test("several departures are chosen in the list, shown with what each becomes, and changed by a button, without scripts", async () => {
  const [one, other] = [await office.agency.departure(), await office.agency.departure()];
  const list = await (await office.get("/admin/departures?from=2027-03-01&tour=1")).text();
  expect(list).toContain(`name="id" value="${one.id}"`);
  const chosen = `id=${one.id}&id=${other.id}`;
  const shown = await (await office.get(`/admin/departures/change?${chosen}&what=price&price=1,350`)).text();
  expect(shown.replaceAll("<!-- -->", "")).toContain("Change 2 departures");
  const wrong = await (await office.get(`/admin/departures/change?${chosen}&what=capacity&capacity=0`)).text();
  expect(wrong).not.toContain("Change 2 departures");
  const fields: [string, string][] = [
    ["id", one.id],
    ["id", other.id],
    ["what", "price"],
    ["price", "1,350"],
  ];
  expect(where(await office.post("/admin/departures/change", fields))).toEqual([303, "/admin/departures"]);
  const rows = await office.site.db
    .select()
    .from(departures)
    .where(inArray(departures.id, [one.id, other.id]));
  expect(rows.map(({ basePriceMinor }) => basePriceMinor)).toEqual([135_000, 135_000]);
});

test.each(["", "id=none", `${"id=00000000-0000-4000-8000-000000000000&".repeat(300)}what=close`])(
  "with an address that names none, nothing is changed (%.30s)",
  async (query) => {
    expect((await office.get(`/admin/departures/change?${query}`)).status).toBe(200);
  },
);
