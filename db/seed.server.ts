/** Puts the demo catalogue into a database and takes it out again. Stands above the features, as the scripts do. */
import crypto from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { and, eq, inArray, notInArray, sql } from "drizzle-orm";
import { agencyAuthor } from "#app/features/publishing/blog/article-content.ts";
import { extendDepartures } from "#app/features/selling/catalogue/departures.server.ts";
import { columnsOfRule } from "#app/features/selling/catalogue/schedule/schedule-rows.server.ts";
import { recountReviews } from "#app/features/selling/reviews/recount-reviews.server.ts";
import { forgetGonePieces } from "#app/features/publishing/content/versions/versions.server.ts";
import { readSettings } from "#app/features/agency/settings/settings.server.ts";
import { bumpCatalogueVersion } from "#app/platform/catalogue-version.server.ts";
import type { DemoContent } from "#app/platform/request-context.server.ts";
import { dateInZone } from "#app/values/calendar-date.ts";
import { foldText } from "#app/values/folded-text.ts";
import { seedAuthor, seedArticles } from "./seed-blog.server.ts";
import { seedGuide, seedNotes } from "./seed-guides.server.ts";
import { demoRules, seedOwnPrices } from "./seed-schedules.server.ts";
import { seedTeam } from "./seed-team.server.ts";
import { schema, type Database, type Transaction } from "./database.server.ts";
import {
  demoAuthors,
  demoDestinations,
  demoPictureAlts,
  demoArticles,
  demoGuides,
  demoNotes,
  demoTestimonials,
  demoTours,
} from "./demo/demo-content.ts";
import { demoPictures } from "./demo/pictures.ts";

const versionOf = (name: string) =>
  crypto
    .createHash("sha256")
    .update(fs.readFileSync(path.resolve("public/art", `${name}.svg`)))
    .digest("hex")
    .slice(0, 12);

const placeOf = (name: string) => name.split(",")[0] ?? name;

/**
 * Adds whatever of the demo catalogue is not there yet, by slug, and the languages that a demo piece does not have yet; never
 * changes a row that is: what somebody edited stays. All or nothing, with what is done `alongside`; departures follow in transactions
 * of their own.
 */
export async function seedDemo(db: Database, now: Date, alongside: (tx: Transaction) => Promise<void> = async () => {}): Promise<void> {
  const [tours, guides, notes, destinations, testimonials, authors, articles, alts] = await Promise.all([
    demoTours(),
    demoGuides(),
    demoNotes(),
    demoDestinations(),
    demoTestimonials(),
    demoAuthors(),
    demoArticles(),
    demoPictureAlts(),
  ]);
  await db.transaction(async (tx) => {
    await seedPictures(tx, alts);
    for (const guide of guides) await seedGuide(tx, guide);
    for (const note of notes) await seedNotes(tx, note);
    for (const tour of tours) await seedTour(tx, tour, now);
    for (const destination of destinations) await seedDestination(tx, destination);
    for (const [index, testimonial] of testimonials.entries()) await seedTestimonial(tx, testimonial, index + 1);
    await seedTeam(tx);
    for (const author of authors) await seedAuthor(tx, author);
    await seedArticles(tx, articles);
    // Rows with ids of their own do not move the counter that new rows take theirs from.
    for (const table of ["tours", "destinations"]) {
      await tx.execute(sql.raw(`select setval(pg_get_serial_sequence('${table}', 'id'), greatest((select max(id) from ${table}), 1))`));
    }
    await alongside(tx);
    await bumpCatalogueVersion(tx);
  });
  await extendDepartures(db, now);
  await seedOwnPrices(db);
}

type Demo<Load extends () => Promise<unknown[]>> = Awaited<ReturnType<Load>>[number];

async function seedPictures(tx: Transaction, alts: Record<string, Record<string, string>>, wanted = demoPictures): Promise<void> {
  for (const { alt, ...picture } of wanted) {
    await tx
      .insert(schema.pictures)
      .values({ ...picture, version: versionOf(picture.name) })
      .onConflictDoNothing();
    const translated = Object.entries(alts).flatMap(([language, names]) => {
      const text = names[picture.name];
      return text === undefined ? [] : [{ pictureName: picture.name, language, alt: text }];
    });
    await tx
      .insert(schema.pictureTranslations)
      .values([{ pictureName: picture.name, language: "en", alt }, ...translated])
      .onConflictDoNothing();
  }
}

async function seedTour(tx: Transaction, demo: Demo<typeof demoTours>, now: Date): Promise<void> {
  const { tours } = schema;
  const { picture, gallery, basePriceUsd, ...facts } = demo.facts;
  const { guide, ...trip } = demo.trip.facts;
  const guideId = guide ? sql<number>`(select id from guides where slug = ${guide})` : null;
  const [added] = await tx
    .insert(tours)
    .values({ ...facts, trip, guideId, basePriceMinor: basePriceUsd * 100, pictureName: picture, state: "published", demo: true })
    .onConflictDoNothing()
    .returning({ id: tours.id });
  const [known] = await tx
    .select({ id: tours.id })
    .from(tours)
    .where(and(eq(tours.slug, facts.slug), eq(tours.demo, true)));
  const tourId = added?.id ?? known?.id;
  if (tourId === undefined) return;
  const translations = Object.entries(demo.texts).map(([language, text]) => {
    const folded = { titleFolded: foldText(text.title), destinationFolded: foldText(text.destination) };
    return { tourId, language, ...text, trip: demo.trip.texts[language] ?? null, ...folded };
  });
  await tx.insert(schema.tourTranslations).values(translations).onConflictDoNothing();
  if (!added) return;
  const rules = demoRules(demo.schedule, dateInZone(now, facts.timeZone));
  await tx.insert(schema.scheduleRules).values(rules.map((rule) => ({ tourId, ...columnsOfRule(rule) })));
  await tx.insert(schema.tourPictures).values(gallery.map((pictureName, index) => ({ tourId, position: index + 1, pictureName })));
  await tx.insert(schema.reviews).values(demo.reviews.map((review) => ({ ...review, tourId, state: "published" as const, sample: true })));
  await recountReviews(tx, [tourId]);
}

async function seedDestination(tx: Transaction, demo: Demo<typeof demoDestinations>): Promise<void> {
  const { destinations } = schema;
  const { picture, ...facts } = demo.facts;
  const [added] = await tx
    .insert(destinations)
    .values({ ...facts, pictureName: picture, placeFolded: foldText(placeOf(demo.texts.en.name)), state: "published", demo: true })
    .onConflictDoNothing()
    .returning({ id: destinations.id });
  const [known] = await tx
    .select({ id: destinations.id })
    .from(destinations)
    .where(and(eq(destinations.slug, facts.slug), eq(destinations.demo, true)));
  const destinationId = added?.id ?? known?.id;
  if (destinationId === undefined) return;
  const translations = Object.entries(demo.texts).map(([language, text]) => ({
    destinationId,
    language,
    ...text,
    nameFolded: foldText(text.name),
  }));
  await tx.insert(schema.destinationTranslations).values(translations).onConflictDoNothing();
}

async function seedTestimonial(tx: Transaction, demo: Demo<typeof demoTestimonials>, position: number): Promise<void> {
  const { testimonials } = schema;
  const { picture, ...facts } = demo.facts;
  const [added] = await tx
    .insert(testimonials)
    .values({ ...facts, pictureName: picture, position, state: "published", demo: true })
    .onConflictDoNothing()
    .returning({ id: testimonials.id });
  const [known] = await tx
    .select({ id: testimonials.id })
    .from(testimonials)
    .where(and(eq(testimonials.slug, facts.slug), eq(testimonials.demo, true)));
  const testimonialId = added?.id ?? known?.id;
  if (testimonialId === undefined) return;
  const translations = Object.entries(demo.texts).map(([language, text]) => ({ testimonialId, language, ...text }));
  await tx.insert(schema.testimonialTranslations).values(translations).onConflictDoNothing();
}

const agencyPicture = "editorial/women-lead";

/** An article needs an author, and nothing but the seed makes any: without the demo's, the agency itself is one to choose. */
async function addAgencyAuthor(tx: Transaction, alts: Record<string, Record<string, string>>): Promise<void> {
  const pictures = demoPictures.filter(({ name }) => name === agencyPicture);
  await seedPictures(tx, alts, pictures);
  const { brand } = await readSettings(tx);
  await tx.insert(schema.authors).values({ slug: agencyAuthor, name: brand.name, pictureName: agencyPicture }).onConflictDoNothing();
}

/** Of the tours that stay. */
const guidesOfTours = (tx: Transaction) =>
  tx
    .select({ id: sql<number>`${schema.tours.guideId}` })
    .from(schema.tours)
    .where(sql`${schema.tours.guideId} is not null`);

/**
 * Takes out what the seed brought: demo tours with their departures and reviews, destinations, testimonials, articles with
 * their authors and tags, and pictures nothing shows any more. An author who has written something else stays; the agency becomes one.
 */
async function takeOutDemo(tx: Transaction): Promise<void> {
  const { tours, destinations, testimonials, reviews, pictures, tourPictures, authors, articles, articleTags, tagTranslations } = schema;
  const alts = await demoPictureAlts();
  const touched = await tx.delete(reviews).where(eq(reviews.sample, true)).returning({ tourId: reviews.tourId });
  await recountReviews(tx, [...new Set(touched.map((review) => review.tourId))]);
  // A tour somebody has booked stays for her booking, off the site.
  const booked = tx.select({ id: schema.bookings.tourId }).from(schema.bookings);
  await tx.delete(tours).where(and(eq(tours.demo, true), notInArray(tours.id, booked)));
  await tx.update(tours).set({ state: "archived" }).where(eq(tours.demo, true));
  await tx.delete(destinations).where(eq(destinations.demo, true));
  await tx.delete(testimonials).where(eq(testimonials.demo, true));
  await tx.delete(schema.teamMembers).where(eq(schema.teamMembers.demo, true));
  await tx.delete(schema.guides).where(and(eq(schema.guides.demo, true), notInArray(schema.guides.id, guidesOfTours(tx))));
  await tx.delete(schema.noteTexts).where(eq(schema.noteTexts.demo, true));
  await tx.delete(articles).where(eq(articles.demo, true));
  await tx
    .delete(authors)
    .where(and(eq(authors.demo, true), notInArray(authors.slug, tx.select({ slug: articles.authorSlug }).from(articles))));
  await forgetGonePieces(tx);
  await addAgencyAuthor(tx, alts);
  await tx.delete(tagTranslations).where(notInArray(tagTranslations.tag, tx.select({ tag: articleTags.tag }).from(articleTags)));
  const shown = tx
    .select({ name: tours.pictureName })
    .from(tours)
    .union(tx.select({ name: destinations.pictureName }).from(destinations))
    .union(tx.select({ name: testimonials.pictureName }).from(testimonials))
    .union(tx.select({ name: sql<string>`coalesce(${schema.teamMembers.pictureName}, '')` }).from(schema.teamMembers))
    .union(tx.select({ name: schema.guides.pictureName }).from(schema.guides))
    .union(tx.select({ name: articles.pictureName }).from(articles))
    .union(tx.select({ name: authors.pictureName }).from(authors))
    .union(tx.select({ name: tourPictures.pictureName }).from(tourPictures))
    .union(tx.select({ name: schema.reviewPictures.pictureName }).from(schema.reviewPictures));
  const demoNames = demoPictures.map((picture) => picture.name);
  await tx.delete(pictures).where(sql`${inArray(pictures.name, demoNames)} and ${notInArray(pictures.name, shown)}`);
  await bumpCatalogueVersion(tx);
}

/** The same in a transaction of its own. */
export const removeDemo = (db: Database): Promise<void> => db.transaction(takeOutDemo);

/** What the site's own verbs are given of it. */
export const demoContent: DemoContent = { load: seedDemo, remove: takeOutDemo };

/** Empties the catalogue, whoever wrote it. Settings, secrets and the audit log stay. */
export async function emptyCatalogue(db: Database): Promise<void> {
  await db.transaction(async (tx) => {
    const { tours, guides, noteTexts, destinations, testimonials, articles, authors, tagTranslations, pictures } = schema;
    for (const table of [
      tours,
      guides,
      noteTexts,
      destinations,
      testimonials,
      articles,
      authors,
      tagTranslations,
      schema.teamMembers,
      pictures,
    ])
      await tx.delete(table);
    await forgetGonePieces(tx);
    await bumpCatalogueVersion(tx);
  });
}
