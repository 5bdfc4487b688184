/** Puts the demo catalogue into a database and takes it out again. Stands above the features, as the scripts do. */
import crypto from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { eq, inArray, notInArray, sql } from "drizzle-orm";
import {
  destinationFactsSchema,
  destinationTextSchema,
  reviewSchema,
  testimonialFactsSchema,
  testimonialTextSchema,
  tourFactsSchema,
  tourTextSchema,
} from "#app/features/catalogue/catalogue-content.ts";
import { extendDepartures } from "#app/features/catalogue/departures.server.ts";
import { recountReviews } from "#app/features/catalogue/reviews.server.ts";
import { bumpCatalogueVersion } from "#app/platform/catalogue-version.server.ts";
import { foldText } from "#app/values/folded-text.ts";
import { seedTeam } from "./seed-team.server.ts";
import { schema, type Database, type Transaction } from "./database.server.ts";
import { demoDestinations, demoTestimonials, demoTours } from "./demo/demo-content.ts";
import { demoPictures } from "./demo/pictures.ts";

const versionOf = (name: string) =>
  crypto
    .createHash("sha256")
    .update(fs.readFileSync(path.resolve("public/art", `${name}.svg`)))
    .digest("hex")
    .slice(0, 12);

const placeOf = (name: string) => name.split(",")[0] ?? name;

/**
 * Adds whatever of the demo catalogue is not there yet, by slug, and never changes a row that is: what somebody
 * edited stays. All or nothing; departures follow in transactions of their own.
 */
export async function seedDemo(db: Database, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    await seedPictures(tx);
    for (const tour of demoTours) await seedTour(tx, tour);
    for (const destination of demoDestinations) await seedDestination(tx, destination);
    for (const [index, testimonial] of demoTestimonials.entries()) await seedTestimonial(tx, testimonial, index + 1);
    await seedTeam(tx);
    // Rows with ids of their own do not move the counter that new rows take theirs from.
    for (const table of ["tours", "destinations"]) {
      await tx.execute(sql.raw(`select setval(pg_get_serial_sequence('${table}', 'id'), greatest((select max(id) from ${table}), 1))`));
    }
    await bumpCatalogueVersion(tx);
  });
  await extendDepartures(db, now);
}

async function seedPictures(tx: Transaction): Promise<void> {
  for (const { alts, ...picture } of demoPictures) {
    await tx
      .insert(schema.pictures)
      .values({ ...picture, version: versionOf(picture.name) })
      .onConflictDoNothing();
    const translations = Object.entries(alts).map(([language, alt]) => ({ pictureName: picture.name, language, alt }));
    await tx.insert(schema.pictureTranslations).values(translations).onConflictDoNothing();
  }
}

async function seedTour(tx: Transaction, demo: (typeof demoTours)[number]): Promise<void> {
  const { picture, gallery, basePriceUsd, ...facts } = tourFactsSchema.parse(demo.facts);
  const [added] = await tx
    .insert(schema.tours)
    .values({ ...facts, basePriceMinor: basePriceUsd * 100, pictureName: picture, demo: true })
    .onConflictDoNothing()
    .returning({ id: schema.tours.id });
  if (!added) return;
  const tourId = added.id;
  const translations = Object.entries(demo.texts).map(([language, text]) => {
    const checked = tourTextSchema.parse(text);
    return { tourId, language, ...checked, titleFolded: foldText(checked.title), destinationFolded: foldText(checked.destination) };
  });
  await tx.insert(schema.tourTranslations).values(translations);
  await tx.insert(schema.tourPictures).values(gallery.map((pictureName, index) => ({ tourId, position: index + 1, pictureName })));
  await tx.insert(schema.reviews).values(demo.reviews.map((review) => ({ ...reviewSchema.parse(review), tourId, sample: true })));
  await recountReviews(tx, [tourId]);
}

async function seedDestination(tx: Transaction, demo: (typeof demoDestinations)[number]): Promise<void> {
  const { picture, ...facts } = destinationFactsSchema.parse(demo.facts);
  const [added] = await tx
    .insert(schema.destinations)
    .values({ ...facts, pictureName: picture, placeFolded: foldText(placeOf(demo.texts.en.name)), demo: true })
    .onConflictDoNothing()
    .returning({ id: schema.destinations.id });
  if (!added) return;
  const translations = Object.entries(demo.texts).map(([language, text]) => {
    const checked = destinationTextSchema.parse(text);
    return { destinationId: added.id, language, ...checked, nameFolded: foldText(checked.name) };
  });
  await tx.insert(schema.destinationTranslations).values(translations);
}

async function seedTestimonial(tx: Transaction, demo: (typeof demoTestimonials)[number], position: number): Promise<void> {
  const { picture, ...facts } = testimonialFactsSchema.parse(demo.facts);
  const [added] = await tx
    .insert(schema.testimonials)
    .values({ ...facts, pictureName: picture, position, demo: true })
    .onConflictDoNothing()
    .returning({ id: schema.testimonials.id });
  if (!added) return;
  const translations = Object.entries(demo.texts).map(([language, text]) => ({
    testimonialId: added.id,
    language,
    ...testimonialTextSchema.parse(text),
  }));
  await tx.insert(schema.testimonialTranslations).values(translations);
}

/** Takes out what the seed brought: demo tours with their departures and reviews, destinations, testimonials, and pictures nothing shows any more. */
export async function removeDemo(db: Database): Promise<void> {
  const { tours, destinations, testimonials, reviews, pictures, tourPictures } = schema;
  await db.transaction(async (tx) => {
    const touched = await tx.delete(reviews).where(eq(reviews.sample, true)).returning({ tourId: reviews.tourId });
    await recountReviews(tx, [...new Set(touched.map((review) => review.tourId))]);
    await tx.delete(tours).where(eq(tours.demo, true));
    await tx.delete(destinations).where(eq(destinations.demo, true));
    await tx.delete(testimonials).where(eq(testimonials.demo, true));
    await tx.delete(schema.teamMembers).where(eq(schema.teamMembers.demo, true));
    const shown = tx
      .select({ name: tours.pictureName })
      .from(tours)
      .union(tx.select({ name: destinations.pictureName }).from(destinations))
      .union(tx.select({ name: testimonials.pictureName }).from(testimonials))
      .union(tx.select({ name: tourPictures.pictureName }).from(tourPictures))
      .union(tx.select({ name: sql<string>`coalesce(${schema.teamMembers.pictureName}, '')` }).from(schema.teamMembers));
    const demoNames = demoPictures.map((picture) => picture.name);
    await tx.delete(pictures).where(sql`${inArray(pictures.name, demoNames)} and ${notInArray(pictures.name, shown)}`);
    await bumpCatalogueVersion(tx);
  });
}

/** Empties the catalogue, whoever wrote it. Settings, secrets and the audit log stay. */
export async function emptyCatalogue(db: Database): Promise<void> {
  await db.transaction(async (tx) => {
    const { tours, destinations, testimonials, posts, authors, tagTranslations, pictures } = schema;
    for (const table of [tours, destinations, testimonials, posts, authors, tagTranslations, schema.teamMembers, pictures])
      await tx.delete(table);
    await bumpCatalogueVersion(tx);
  });
}
