import { beforeAll, describe, expect, test } from "vitest";
import { storedTrip } from "#app/features/publishing/content/editing/trip-editing.server.ts";
import { languages, type Language } from "#app/i18n/languages.ts";
import { twoAdministrators } from "#test/content.ts";
import { markup } from "#test/markup.ts";
import { sitePages } from "#test/pages.ts";
import { editorAt, tourEditor, tourForm, type Fields } from "#test/tour-editor.ts";
import type { TourSection } from "#app/features/publishing/content/tour-sections.ts";
import type { Visitor } from "#test/visitor.ts";

const site = sitePages();
let admin: Visitor;
let other: Visitor;
beforeAll(async () => {
  ({ admin, other } = await twoAdministrators(site));
});
const { draft, stateOf } = tourEditor(() => ({ db: site.db, admin }));

const page = async (address: string, visitor = admin) => markup(await visitor.get(address));
/** What the form of a section sends beside its fields, as its page has it. */
async function marksOf(id: number, section: TourSection, language = "de"): Promise<Fields> {
  const html = await page(editorAt(id, section, language));
  const valueOf = (name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? "";
  return { form: "save", version: valueOf("version"), seen: valueOf("seen") };
}
const tripOf = async (id: number) => (await storedTrip(site.db, id))!;

describe("a new tour", () => {
  const least: Fields = {
    form: "save",
    version: "0",
    slug: "",
    "english.title": "A short beginning",
    "facts.category": "Cultural",
    "facts.durationDays": "5",
    "facts.basePriceUsd": "900",
    "facts.groupMin": "2",
    "facts.groupMax": "8",
    "facts.timeZone": "Asia/Kolkata",
    "facts.place": "27.1751, 78.0421",
    "facts.picture": "tours/bali-retreat",
  };

  test("is begun by what a draft cannot be without, and leads to its sections", async () => {
    const html = await page(editorAt("new"));
    for (const name of Object.keys(least).filter((each) => each !== "form"))
      expect([name, html.includes(`name="${name}"`)]).toEqual([name, true]);
    for (const later of ["english.summary", "facts.gallery", "facts.discountPercent"]) expect(html).not.toContain(`name="${later}"`);
    const [, picture = ""] = /name="facts.picture"[^>]*value="([^"]+)"/.exec(html) ?? [];
    const made = await admin.post(editorAt("new"), { ...least, "facts.picture": picture });
    const [, id] = /tours\/(\d+)\/texts/.exec(made.headers.get("Location") ?? "") ?? [];
    expect([made.status, Number(id) > 0]).toEqual([303, true]);
    expect(await stateOf(Number(id))).toMatchObject({
      state: "draft",
      slug: "a-short-beginning",
      facts: { discountPercent: 0, featured: false, latitude: 27.1751, longitude: 78.0421, gallery: [] },
      english: { summary: "", itinerary: [] },
    });
  });

  test("that lacks something is told at its field, with what was typed", async () => {
    const answer = await admin.post(editorAt("new"), { ...least, "facts.place": "Agra", "facts.basePriceUsd": "" });
    const html = await markup(answer);
    expect([answer.status, html.includes('value="Agra"'), html.includes("Place on the map</a>: Two numbers")]).toEqual([400, true, true]);
    expect(html).toContain("Price in US dollars</a>: Please enter a number.");
  });
});

describe("a section", () => {
  test("saves its own fields and loses none of another's, though its form sends them", async () => {
    const { id, fields } = await draft();
    const before = await stateOf(id);
    const sent = { ...fields, "english.title": "", "facts.gallery": "", "english.itinerary.0.title": "", "facts.discountPercent": "" };
    expect((await admin.post(editorAt(id, "basics"), { ...sent, "facts.basePriceUsd": "1234" })).status).toBe(303);
    const after = await stateOf(id);
    expect(after).toEqual({ ...before, version: before.version + 1, facts: { ...before.facts, basePriceUsd: 1234, discountPercent: 0 } });
  });

  test("is not in the way of another that was saved meanwhile, nor of the same one in another language", async () => {
    const { id, fields } = await draft();
    const [texts, basics, german] = [await marksOf(id, "texts", "fr"), await marksOf(id, "basics"), await marksOf(id, "texts")];
    const price = { ...fields, ...basics, "facts.basePriceUsd": "777" };
    expect((await other.post(editorAt(id, "basics"), price)).status).toBe(303);
    const french = { ...(await tourForm(site.db, id, "fr")), ...texts, "translations.fr.title": "Un voyage" };
    expect((await other.post(editorAt(id, "texts", "fr"), french)).status).toBe(303);
    const mine = { ...fields, ...german, "translations.de.title": "Eine Reise" };
    expect((await admin.post(editorAt(id, "texts"), mine)).status).toBe(303);
    const { facts, translations } = await stateOf(id);
    expect([facts.basePriceUsd, translations.fr?.title, translations.de?.title]).toEqual([777, "Un voyage", "Eine Reise"]);
  });

  test("that somebody else has saved meanwhile is not overwritten unknowingly", async () => {
    const { id, fields } = await draft();
    const marks = await marksOf(id, "texts");
    expect((await other.post(editorAt(id, "texts"), { ...fields, "english.title": "Hers" })).status).toBe(303);
    const answer = await admin.post(editorAt(id, "texts"), { ...fields, ...marks, "english.title": "Mine" });
    const html = await markup(answer);
    expect([answer.status, html.includes("Last saved by Farah Khan"), (await stateOf(id)).english.title]).toEqual([409, true, "Hers"]);
    // What the page without JavaScript sends again is told again.
    expect(html).toMatch(/name="seen" value=""/);
    expect(html).toMatch(/name="version" value="0"/);
  });

  test("of the trip saves alone, too, and is stale only where its own fields have changed", async () => {
    const { id } = await draft();
    const [pace, access] = [await marksOf(id, "facts"), await marksOf(id, "access")];
    expect((await other.post(editorAt(id, "access"), { ...access, diet: "yes", womanGuide: "on" })).status).toBe(303);
    expect((await admin.post(editorAt(id, "facts"), { ...pace, pace: "3" })).status).toBe(303);
    const late = await other.post(editorAt(id, "facts"), { ...pace, pace: "4" });
    expect([late.status, (await markup(late)).includes("Someone else has just changed this tour")]).toEqual([409, true]);
    const { facts } = await tripOf(id);
    expect([facts.pace, facts.access, facts.womenLed]).toEqual([3, { diet: "yes" }, { womanGuide: true }]);
  });

  test("takes the place from the first stop where it is left open", async () => {
    const { id, fields } = await draft();
    const days = {
      ...fields,
      version: String((await stateOf(id)).version),
      "trip.facts.itinerary.0.stops": "Agra; 27.1751; 78.0421",
      "trip.other.itinerary.0.stops": "Agra",
    };
    expect((await admin.post(editorAt(id, "days"), days)).status).toBe(303);
    const open = { ...fields, ...(await marksOf(id, "basics")), "facts.place": "" };
    expect((await admin.post(editorAt(id, "basics"), open)).status).toBe(303);
    expect((await stateOf(id)).facts).toMatchObject({ latitude: 27.1751, longitude: 78.0421 });
  });

  test("chooses its time zone from all there are, and none is found at an address that is no section", async () => {
    const html = await page(editorAt(1, "basics"));
    expect(html).toMatch(/<select[^>]*name="facts.timeZone"/);
    expect(html.match(/<option value="[A-Z][a-z]+\/[^"]+"/g)?.length).toBeGreaterThan(300);
    expect(html).toContain('<option value="Asia/Kolkata"');
    expect((await admin.get("/admin/content/tours/1/weather")).status).toBe(404);
    expect((await admin.get("/admin/content/tours/new/texts")).status).toBe(404);
  });
});

describe("the days", () => {
  const itinerary = async (id: number) => {
    const { english, translations } = await stateOf(id);
    const { facts, wordsIn } = await tripOf(id);
    const titles: Record<string, string[]> = Object.fromEntries(
      languages.map((language) => [
        language,
        (language === "en" ? english : translations[language])?.itinerary?.map(({ title }) => title) ?? [],
      ]),
    );
    return { titles, stays: facts.days.map(({ stay }) => stay), words: (language: Language) => wordsIn(language).days };
  };
  const moved = <Entry>(entries: readonly Entry[], from: number, to: number) => {
    const [entry] = entries.slice(from, from + 1);
    return entry === undefined ? [...entries] : entries.toSpliced(from, 1).toSpliced(to, 0, entry);
  };

  test("move in one step to any place, with what is known of them and the words of every language", async () => {
    const id = 1;
    const before = await itinerary(id);
    const fields = await tourForm(site.db, id);
    const answer = await admin.post(editorAt(id, "days"), { ...fields, rearrange: "itinerary to 3", "place.3": "0" });
    const html = await markup(answer);
    expect(answer.status).toBe(200);
    const sent: Fields = Object.fromEntries(Object.entries(fields).filter(([name]) => !name.includes("itinerary.")));
    const order = moved([...before.titles.en!.keys()], 3, 0);
    for (const [name, value] of Object.entries(fields)) {
      const [, prefix, day, part] = /^(.*itinerary)\.(\d+)\.(\w+)$/.exec(name) ?? [];
      if (day !== undefined) sent[`${prefix}.${order.indexOf(Number(day))}.${part}`] = value;
    }
    // The form that came back is the one that is sent.
    expect(html).toContain(`name="english.itinerary.0.was" value="3"`);
    expect((await admin.post(editorAt(id, "days"), sent)).status).toBe(303);
    const after = await itinerary(id);
    for (const language of languages) {
      expect([language, after.titles[language]]).toEqual([language, moved(before.titles[language]!, 3, 0)]);
      const [days, were] = [after.words(language), before.words(language)];
      expect([language, days?.slice(0, -1)]).toEqual([language, were && moved(were.slice(0, -1), 3, 0)]);
      expect(days?.at(-1)).toEqual(were?.at(-1));
    }
    expect(after.stays).toEqual([...moved(before.stays.slice(0, -1), 3, 0), before.stays.at(-1)]);
  });

  test("fold, and are open where something in them is to be mended", async () => {
    const html = await page(editorAt(2, "days"));
    const rows = html.match(/<fieldset class="day-row"/g)?.length ?? 0;
    expect(rows).toBe((await stateOf(2)).facts.durationDays - 1);
    expect(html.match(/<details open="">/g)).toHaveLength(1);
    const wrong = await admin.post(editorAt(2, "days"), { ...(await tourForm(site.db, 2)), "trip.facts.itinerary.2.ascent": "high" });
    const told = await markup(wrong);
    expect([wrong.status, told.includes("Day 3, facts</a>: Please enter a number.")]).toEqual([400, true]);
    expect(told).toMatch(/<details open=""><summary><b>Day 3<\/b>/);
    expect(told).toMatch(/id="field-trip-facts-itinerary-2-ascent"[^>]*aria-invalid="true"/);
  });
});

describe("English alone", () => {
  test("hides the second column, is remembered in the address, and leaves all other languages as they are", async () => {
    const { id, fields } = await draft();
    const before = await stateOf(id);
    for (const section of ["texts", "days", "facts", "questions"] as const) {
      const html = await page(editorAt(id, section, "en"));
      expect([section, /name="(?:translations\.|[^"]*\bother\.)/.exec(html)?.[0]]).toEqual([section, undefined]);
      expect(html).toContain(`${editorAt(id, "cost", "en").split("?")[0]}?language=en`);
    }
    const sent = { ...fields, ...(await marksOf(id, "texts", "en")), "english.title": "Alone", "translations.de.title": "Nicht gelesen" };
    const saved = await admin.post(editorAt(id, "texts", "en"), sent);
    expect([saved.status, saved.headers.get("Location")?.endsWith("/texts?language=en")]).toEqual([303, true]);
    const after = await stateOf(id);
    expect([after.english.title, after.translations]).toEqual(["Alone", before.translations]);
  });
});

describe("the list of sections", () => {
  test("says of each section and language what is missing, in words", async () => {
    const { id, fields } = await draft();
    const without = Object.fromEntries(
      Object.entries(fields).map(([name, value]) => [name, name.startsWith("translations.de.") ? "" : value]),
    );
    const version = String((await stateOf(id)).version);
    expect((await admin.post(editorAt(id, "texts"), { ...without, version })).status).toBe(303);
    const html = await page(editorAt(id, "texts"));
    expect(html).toMatch(/German: \d+ of \d+ missing/);
    expect(html).toContain("English: complete");
    for (const section of ["basics", "texts", "days", "facts", "points", "access", "cost", "questions", "pictures", "publication"])
      expect(html).toContain(`/admin/content/tours/${id}/${section}?language=de`);
    expect(html).toContain(`/admin/content/tours/${id}/dates`);
    expect(html.match(/aria-current="page"/g)?.length).toBeGreaterThan(0);
  });

  test("ends in publication, where a tour is duplicated, too", async () => {
    const { id } = await draft();
    expect(await page(editorAt(id, "publication"))).toContain("Duplicate this tour");
    const answer = await admin.post(editorAt(id, "publication"), { form: "duplicate", once: "one wish" });
    // The copy's title is the first thing to be written.
    expect(answer.headers.get("Location")).toMatch(/\/texts\?language=de$/);
    expect(answer.headers.get("Location")).not.toContain(`/tours/${id}/`);
  });

  test("names what blocks publishing, and the page of publication leads to each section and field", async () => {
    const { id, fields } = await draft();
    const version = String((await stateOf(id)).version);
    expect((await admin.post(editorAt(id, "pictures"), { ...fields, version, "facts.gallery": "" })).status).toBe(303);
    const days = { ...fields, ...(await marksOf(id, "days")), "trip.facts.itinerary.0.stay": "" };
    expect((await admin.post(editorAt(id, "days"), days)).status).toBe(303);
    const html = await page(editorAt(id, "publication"));
    expect(html).toContain("1 thing blocks publishing");
    expect(html).toMatch(
      new RegExp(`href="/admin/content/tours/${id}/pictures\\?language=de#field-facts-gallery"[^>]*>Gallery: At least 4`),
    );
    expect(html).toMatch(
      new RegExp(`href="/admin/content/tours/${id}/days\\?language=de#field-trip-facts-itinerary-0-stay"[^>]*>Day 1 has no stay`),
    );
    expect(html).toMatch(new RegExp(`href="/admin/content/tours/${id}/facts\\?language=de#trip-pace"`));
    expect(await page(editorAt(id, "facts"))).toContain('id="trip-pace"');
  });
});

test("the preview may stand beside the form, in pages of this site alone; nothing else may", async () => {
  const policy = async (address: string) => (await admin.get(address)).headers.get("Content-Security-Policy");
  expect(await policy("/admin/content/tours/1/preview")).toContain("frame-ancestors 'self'");
  expect(await policy("/hi/admin/content/tours/1/preview")).toContain("frame-ancestors 'self'");
  for (const address of ["/admin/content/tours/1/days", "/admin", "/tours/detail/bali-retreat"])
    expect([address, (await policy(address))?.includes("frame-ancestors 'none'")]).toEqual([address, true]);
  expect(await policy("/admin/content/tours/1/days")).toContain("frame-src 'self'");
});
