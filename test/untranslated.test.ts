/** Renders every page in a pseudo-language, where each message and each piece of content is marked ⟦so⟧, and looks for words outside the marks. */
import { countryCodes } from "#app/features/publishing/content/admin/notes/note-scopes.ts";
import { sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { schema } from "#db/database.server.ts";
import { defaultSettings } from "#app/features/agency/settings/settings.server.ts";
import { languageFacts, languages } from "#app/i18n/languages.ts";
import { signUp } from "./accounts.ts";
import { adminPaths } from "./admin-paths.ts";
import { openTestDatabase } from "./database.ts";
import { tableMarker } from "./marked-texts.ts";
import { openSite } from "./site.ts";

const handle = await openTestDatabase();
const site = await openSite(handle);
afterAll(() => handle.close());

const s = schema;
const markTable = tableMarker(handle.db);

beforeAll(async () => {
  const ofTour = (row: { tourId: number; language: string }): [PgColumn, unknown][] => [
    [s.tourTranslations.tourId, row.tourId],
    [s.tourTranslations.language, row.language],
  ];
  await markTable(s.tourTranslations, ofTour, [
    "title",
    "destination",
    "summary",
    "description",
    "highlights",
    "itinerary",
    "included",
    "notIncluded",
    "details",
    "trip",
  ]);
  await markTable(
    s.guideTranslations,
    (row: { guideId: number; language: string }) => [
      [s.guideTranslations.guideId, row.guideId],
      [s.guideTranslations.language, row.language],
    ],
    ["place", "about"],
  );
  // A guide is also asked by her first name alone.
  await handle.db.update(s.guideTranslations).set({ name: sql`regexp_replace(${s.guideTranslations.name}, '(\\S+)', '⟦\\1⟧', 'g')` });
  await markTable(
    s.noteTexts,
    (row: { scope: string; language: string }) => [
      [s.noteTexts.scope, row.scope],
      [s.noteTexts.language, row.language],
    ],
    ["sections"],
  );
  await markTable(
    s.destinationTranslations,
    (row: { destinationId: number; language: string }) => [
      [s.destinationTranslations.destinationId, row.destinationId],
      [s.destinationTranslations.language, row.language],
    ],
    ["name", "summary", "description", "highlights", "bestTimeToVisit"],
  );
  await markTable(
    s.testimonialTranslations,
    (row: { testimonialId: string; language: string }) => [
      [s.testimonialTranslations.testimonialId, row.testimonialId],
      [s.testimonialTranslations.language, row.language],
    ],
    ["country", "text"],
  );
  await markTable(s.testimonials, (row: { id: string }) => [[s.testimonials.id, row.id]], ["name"]);
  await markTable(s.reviews, (row: { id: string }) => [[s.reviews.id, row.id]], ["name", "comment"]);
  await markTable(s.authors, (row: { slug: string }) => [[s.authors.slug, row.slug]], ["name"]);
  await markTable(
    s.authorTranslations,
    (row: { authorSlug: string; language: string }) => [
      [s.authorTranslations.authorSlug, row.authorSlug],
      [s.authorTranslations.language, row.language],
    ],
    ["bio"],
  );
  await markTable(
    s.articleTranslations,
    (row: { articleId: number; language: string }) => [
      [s.articleTranslations.articleId, row.articleId],
      [s.articleTranslations.language, row.language],
    ],
    ["title", "excerpt", "bodyHtml"],
  );
  await markTable(s.teamMembers, (row: { id: number }) => [[s.teamMembers.id, row.id]], ["name"]);
  await markTable(
    s.teamMemberTranslations,
    (row: { memberId: number; language: string }) => [
      [s.teamMemberTranslations.memberId, row.memberId],
      [s.teamMemberTranslations.language, row.language],
    ],
    ["position"],
  );
  await markTable(
    s.pictureTranslations,
    (row: { pictureName: string; language: string }) => [
      [s.pictureTranslations.pictureName, row.pictureName],
      [s.pictureTranslations.language, row.language],
    ],
    ["alt"],
  );
  const tags = await handle.db.selectDistinct({ tag: s.articleTags.tag }).from(s.articleTags);
  await handle.db.insert(s.tagTranslations).values(tags.map(({ tag }) => ({ tag, language: "en", name: `⟦${tag}⟧` })));
  const { brand, contacts } = defaultSettings;
  await handle.db.insert(s.settings).values([
    { key: "brand", value: { ...brand, legalName: "⟦legal name⟧" } },
    { key: "contacts", value: { ...contacts, street: "⟦street⟧", city: "⟦city⟧" } },
  ]);
  // Ends afterwards: other files of this worker ask the same build.
  return site.built.showPseudoLanguage();
});

/** What is no text of ours: names that stay in every language, and what Intl writes. */
// Every month, every weekday.
const dates = [...Array(12).keys()].flatMap((month) => [...Array(7).keys()].map((day) => new Date(Date.UTC(2026, month, 1 + day))));
const intlWords = ["short", "long"].flatMap((style) =>
  dates.flatMap((date) => [
    new Intl.DateTimeFormat("en-GB", { month: style as "short" }).format(date),
    new Intl.DateTimeFormat("en-GB", { weekday: style as "short" }).format(date),
  ]),
);
const currencyNames = ["INR", "USD", "EUR", "GBP", "JPY", "IDR", "TZS", "PEN", "ISK", "CLP", "CHF", "MAD", "AUD"].flatMap((code) => [
  code,
  new Intl.DisplayNames("en-GB", { type: "currency" }).of(code) ?? code,
]);
const spokenLanguages = [
  "ban",
  "id",
  "el",
  "raj",
  "is",
  "mas",
  "sw",
  "ne",
  "qu",
  "es",
  "en",
  "de",
  "fr",
  "es",
  "it",
  "pt",
  "nl",
  "hi",
  "ja",
  "sv",
  "da",
  "pl",
  "ko",
  "pt-BR",
].map((tag) => new Intl.DisplayNames("en-GB", { type: "language" }).of(tag) ?? tag);
const languageList = new RegExp(`(${spokenLanguages.join("|")}) and (${spokenLanguages.join("|")})`);
/** `1 hr 20 mins`. */
const hours = ["hrs", "hr", "mins", "min"];
const names = [
  "Yatrika",
  "Instagram",
  "Facebook",
  "YouTube",
  "LinkedIn",
  "WhatsApp",
  "OpenStreetMap",
  "Google",
  "GitHub",
  "Twitter",
  "India",
  ...languages,
  ...languages.map((language) => languageFacts[language].name),
];
/** `3 days ago`. */
const timeWords = (["second", "minute", "hour", "day", "week", "month", "year"] as const)
  .flatMap((unit) =>
    [0, -1, -2].flatMap(
      (count) =>
        new Intl.RelativeTimeFormat("en-GB", { numeric: unit === "second" ? "auto" : "always" }).format(count, unit).match(/[a-z]+/g) ?? [],
    ),
  )
  .map((word) => new RegExp(`\\b${word}\\b`, "g"));
const countryNames = countryCodes().map((code) => new Intl.DisplayNames("en-GB", { type: "region" }).of(code) ?? code);
const known = [...names, ...intlWords, ...currencyNames, ...spokenLanguages, ...countryNames, ...hours].sort((a, b) => b.length - a.length);

function leftOver(text: string): string {
  let rest = text;
  // Marks may stand inside marks: a title in a sentence.
  while (/⟦[^⟦⟧]*⟧/.test(rest)) rest = rest.replace(/⟦[^⟦⟧]*⟧/g, " ");
  // Addresses of people and of pages are the same in every language.
  rest = rest.replace(/[\w.+-]+@[\w.-]+|(?:\/[a-z0-9-]+){2,}/g, " ").replace(/(?:[A-Z][a-z]+ )+[Tt]ime\b/g, " ");
  rest = rest.replace(languageList, " ");
  for (const word of timeWords) rest = rest.replace(word, " ");
  for (const word of known) rest = rest.replaceAll(word, " ");
  return rest.replace(/[^\p{L}]+/gu, " ").trim();
}

const unescape = (text: string) =>
  text
    .replace(/&#x27;/g, "'")
    .replace(/&quot;/g, '"')
    .replace(/&lt;/g, "<")
    .replace(/&gt;/g, ">")
    .replace(/&amp;/g, "&");

/** What people see or hear of a page: text, and the attributes that are read out. */
function textsOf(html: string): string[] {
  const body = html
    .replace(/<div class="honeypot"[\s\S]*?<\/div>/g, "")
    // An address as it is written where it is, whatever the page's language.
    .replace(/<dd lang="[a-z]+" class="local-address">[^<]*<\/dd>/g, "")
    // What is written as it stands on the spot: an address to show to a driver.
    .replace(/<(\w+)[^>]* translate="no"[^>]*>[^<]*<\/\1>/g, "")
    // What a field suggests: names of time zones.
    .replace(/<datalist[\s\S]*?<\/datalist>/g, "")
    // A word kept whole in the middle of its message.
    .replace(/<span class="whitespace-nowrap">([^<]*)<\/span>/g, "$1")
    .replace(/<(script|style|svg)\b[\s\S]*?<\/\1>/g, "<i/>")
    .replace(/<!--[\s\S]*?-->/g, "");
  const attributes = [...body.matchAll(/\s(?:alt|title|placeholder|aria-label|aria-valuetext|aria-roledescription)="([^"]*)"/g)].map(
    ([, text = ""]) => text,
  );
  const meta = [...body.matchAll(/<meta (?:name="description"|property="og:title"|property="og:description") content="([^"]*)"/g)].map(
    ([, text = ""]) => text,
  );
  return [...body.replace(/<[^>]*>/g, "\n").split("\n"), ...attributes, ...meta].map(unescape);
}

const paths = [
  "/",
  "/?search=activity",
  "/?search=duration&all=destinations",
  "/destinations",
  "/destinations/europe",
  "/destinations?q=nothing-here",
  "/destinations/detail/kyoto",
  "/destinations/detail/sydney",
  "/destinations/detail/nowhere",
  "/tours",
  "/tours/luxury?when=apr-jun&min=300&length=8%2B",
  "/tours?keyword=india&max=1",
  "/tours/detail/japan-heritage",
  "/tours/detail/inca-trail?all=departures",
  "/tours/detail/nowhere",
  "/tours/detail/serengeti-safari/notes",
  "/tours/detail/nowhere/notes",
  "/compare",
  "/compare?tours=serengeti-safari,inca-trail,nowhere",
  "/about",
  "/blog",
  "/blog?q=nothing-here",
  "/blog/japan-by-slow-train",
  "/blog/nowhere",
  "/contact",
  "/contact?tour=rajasthan-royal&travellers=3",
  "/saved",
  "/cart",
  "/newsletter/confirm",
  "/newsletter/confirm?token=x",
  "/newsletter/unsubscribe",
  "/sign-in",
  "/register",
  "/confirm-email",
  "/confirm-email?token=x",
  "/forgot-password",
  "/reset-password?token=x",
  "/nowhere",
];

/** Words of a page outside the marks. A single letter is an initial or a unit's sign. */
async function unmarked(answer: Response) {
  const found = textsOf(await answer.text()).map((text) => [leftOver(text), text.trim().slice(0, 80)] as const);
  return found.filter(([rest]) => rest.length > 1);
}

test.each(paths)("%s shows no text that is not translated", async (path) => {
  expect(await unmarked(await site.visitor().get(path))).toEqual([]);
});

test.each(adminPaths)("%s shows an administrator no text that is not translated", async (path) => {
  const visitor = site.visitor();
  const id = await signUp(site.services, visitor, { firstName: "⟦Asha⟧", lastName: "⟦Rao⟧", roles: ["Owner"] });
  const entry = { actorName: "⟦Asha⟧", subjectType: "⟦tour⟧", subjectId: "1" };
  await handle.db
    .insert(s.auditEntries)
    .values([
      ...["visitor", "system"].map((actorName) => ({ ...entry, actorName, action: "enquiry.message" })),
      { ...entry, action: "account.admin-made" },
    ]);
  const row = "019a0000-0000-7000-8000-000000000001";
  await handle.db.insert(s.subscriptions).values({ id: row, email: "meera@example.org", language: "de" }).onConflictDoNothing();
  const enquiry = { id: row, reference: "⟦ENQ⟧", name: "⟦Asha⟧", email: "asha@example.org", subject: "⟦Holi⟧", message: "⟦When?⟧" };
  const asked = { tourId: 1, travellers: 2, shownPriceMinor: 100, shownCurrency: "INR", language: "de", contentKey: row };
  await handle.db
    .insert(s.enquiries)
    .values({ ...enquiry, ...asked })
    .onConflictDoNothing();
  await handle.db.insert(s.enquiryEntries).values(
    (["answer", "note"] as const).map((kind) => {
      return {
        enquiryId: row,
        kind,
        body: "⟦In March.⟧",
        authorId: kind === "note" ? id : null,
        formKey: crypto.randomUUID(),
        createdAt: new Date(),
      };
    }),
  );
  const [testimonial] = await handle.db.select().from(s.testimonials).limit(1);
  const [review] = await handle.db.select().from(s.reviews).limit(1);
  const written = path.replace("TESTIMONIAL", testimonial!.id).replace("REVIEW", review!.id);
  const answer = await visitor.get(written.replace(/READER|ENQUIRY/, row).replace("ID", id));
  expect(answer.status).toBe(200);
  expect(await unmarked(answer)).toEqual([]);
});
