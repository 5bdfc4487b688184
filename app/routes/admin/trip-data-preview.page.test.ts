import { describe, expect, test } from "vitest";
import { itineraryFile, tripFile } from "#test/trip-data.ts";
import { noteOf, openTripData, read, textOf } from "#test/trip-data-page.ts";

const { page, send, upload, preview, feedbackAfter, shownTrips } = openTripData();

/** The query of where a preview is shown, and its id. */
const queryOf = (location: string) => location.slice(location.indexOf("?"));
const idIn = (location: string) => new URLSearchParams(queryOf(location)).get("preview") ?? "";

describe("a preview", () => {
  test("says what replacing would change, and changes nothing; then Replace, once", async () => {
    await upload(tripFile("Louvre", "Orsay", "Pompidou"));
    await upload(itineraryFile(1, 3, 7));
    const location = await preview(`${tripFile("Pompidou", "Rodin")}too,few\n`);
    expect(location).toMatch(/^\/admin\/trip-data\?preview=/);
    const html = await page(queryOf(location));
    const facts = Object.fromEntries(
      [...html.matchAll(/<dt>(.*?)<\/dt><dd[^>]*>(.*?)<\/dd>/g)].map(([, name = "", value = ""]) => [name, value]),
    );
    expect(facts).toMatchObject({
      "Detected type": "Trip Data",
      "Valid rows": "2",
      "Skipped rows": "1",
      "New rows": "1",
      "Rows that will go": "2",
      "Rows that will stay the same": "1",
      "trip_id values of the itineraries that would point to no trip": "2",
      "Fewer values than columns": "Lines 4",
    });
    expect(textOf(html)).toContain("trip_id: 3, 7");
    expect(textOf(html)).toContain("Replace the 3 current records with these 2?");
    expect(await shownTrips()).toEqual(["Louvre", "Orsay", "Pompidou"]);
    const replaced = await send({ intent: "replace", id: idIn(location) }, { to: location });
    expect(await feedbackAfter(replaced)).toBe("Successfully uploaded 2 trip records. 1 row was skipped.");
    expect(await shownTrips()).toEqual(["Pompidou", "Rodin"]);
    expect(await noteOf(await send({ intent: "replace", id: idIn(location) }))).toEqual([
      404,
      "Nothing was changed. This upload no longer exists.",
    ]);
    expect(textOf(await page(queryOf(location)))).toContain("This preview no longer exists");
  });

  test("of itineraries stands over their tab and names the trip_ids that point nowhere", async () => {
    await upload(tripFile("Louvre"));
    const location = await preview(itineraryFile(1, 2, "x"));
    expect(location).toMatch(/^\/admin\/trip-data\?tab=itinerary&preview=/);
    expect(textOf(await page(queryOf(location)))).toContain("trip_id: 2, x");
  });

  test("of data that somebody replaced meanwhile is refused, compares anew, and then replaces", async () => {
    const location = await preview(tripFile("Louvre"));
    await upload(tripFile("Louvre", "Orsay"));
    const replace = () => send({ intent: "replace", id: idIn(location) }, { to: location });
    const refused = await replace();
    expect(refused.status).toBe(409);
    const html = await read(refused);
    expect(textOf(html)).toContain("Someone has just replaced the data.");
    expect(textOf(html)).toContain("Rows that will go 1");
    expect((await replace()).status).toBe(303);
    expect(await shownTrips()).toEqual(["Louvre"]);
  });

  test("that is discarded is gone, and the data stays", async () => {
    await upload(tripFile("Orsay"));
    const location = await preview(tripFile("Louvre"));
    const discarded = await send({ intent: "discard", id: idIn(location) }, { to: location });
    expect(await feedbackAfter(discarded)).toMatch(/^Preview discarded\./);
    expect((await send({ intent: "replace", id: idIn(location) })).status).toBe(404);
    expect((await send({ intent: "discard", id: idIn(location) })).status).toBe(404);
    expect(await shownTrips()).toEqual(["Orsay"]);
  });
});
