/**
 * Reads the demo catalogue from its folders: what a new database starts with. A piece is a folder with `facts.ts` and one file
 * a language, so another language is another file; nothing lists them. Read when somebody seeds, not with the program.
 */
import fs from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { z, type ZodType } from "zod";
import { authorFactsSchema, authorTextSchema, articleFactsSchema } from "#app/features/publishing/blog/article-content.ts";
import {
  destinationFactsSchema,
  destinationTextSchema,
  reviewSchema,
  testimonialFactsSchema,
  testimonialTextSchema,
  tourFactsSchema,
  tourTextSchema,
} from "#app/features/selling/catalogue/catalogue-content.ts";
import { demoScheduleSchema } from "#app/features/selling/catalogue/schedule/schedule-content.ts";
import {
  guideFactsSchema,
  guideTextSchema,
  noteTextSchema,
  tripFactsSchema,
  tripTextSchema,
} from "#app/features/selling/catalogue/trip/trip-content.ts";

const root = path.resolve("db/demo");
const foldersIn = (kind: string) => fs.readdirSync(path.join(root, kind)).sort();

export type DemoTexts<Text> = Record<string, Text> & { en: Text };

async function moduleOf(...parts: string[]): Promise<Record<string, unknown>> {
  return import(/* @vite-ignore */ pathToFileURL(path.join(root, ...parts)).href);
}

const languageFile = /^([a-z]{2})\.ts$/;

/** Texts by language, English always among them. */
async function textsIn<Text>(folder: string, schema: ZodType<Text>): Promise<DemoTexts<Text>> {
  const texts: Record<string, Text> = {};
  for (const file of fs.readdirSync(path.join(root, folder))) {
    const language = languageFile.exec(file)?.[1];
    if (language) texts[language] = schema.parse((await moduleOf(folder, file))[language]);
  }
  const { en } = texts;
  if (!en) throw new Error(`demo content ${folder} has no English text`);
  return { ...texts, en };
}

async function piecesOf<Facts, Text>(kind: string, facts: ZodType<Facts>, text: ZodType<Text>) {
  const pieces = foldersIn(kind).map(async (slug) => ({
    slug,
    facts: facts.parse((await moduleOf(kind, slug, "facts.ts")).facts),
    texts: await textsIn(`${kind}/${slug}`, text),
  }));
  return Promise.all(pieces);
}

const byId = (a: { facts: { id: number } }, b: { facts: { id: number } }) => a.facts.id - b.facts.id;

/** Tours in the order of their ids, each with its trip, its schedule and its reviews. */
export async function demoTours() {
  const tours = await piecesOf("tours", tourFactsSchema, tourTextSchema);
  const withReviews = tours.map(async (tour) => {
    const { reviews } = await moduleOf("tours", tour.slug, "reviews.ts");
    const trip = {
      facts: tripFactsSchema.parse((await moduleOf("tours", tour.slug, "trip", "facts.ts")).trip),
      texts: await textsIn(`tours/${tour.slug}/trip`, tripTextSchema),
    };
    const schedule = demoScheduleSchema.parse((await moduleOf("tours", tour.slug, "schedule.ts")).schedule);
    return { ...tour, trip, schedule, reviews: z.array(reviewSchema).parse(reviews) };
  });
  return (await Promise.all(withReviews)).sort(byId);
}

export const demoGuides = () => piecesOf("guides", guideFactsSchema, guideTextSchema);

/** What all trips inherit, by scope: `site`, and countries by their codes. */
export async function demoNotes() {
  const countries = foldersIn("countries").map(async (scope) => ({ scope, texts: await textsIn(`countries/${scope}`, noteTextSchema) }));
  return [{ scope: "site", texts: await textsIn("site-notes", noteTextSchema) }, ...(await Promise.all(countries))];
}

export const demoDestinations = async () => (await piecesOf("destinations", destinationFactsSchema, destinationTextSchema)).sort(byId);

/** In the order of the carousel. */
const testimonialOrder = ["sofia-herrera", "emma-larsen", "yuki-tanaka", "lukas-brandt"];

export async function demoTestimonials() {
  const testimonials = await piecesOf("testimonials", testimonialFactsSchema, testimonialTextSchema);
  return testimonials.sort((a, b) => testimonialOrder.indexOf(a.slug) - testimonialOrder.indexOf(b.slug));
}

export const demoAuthors = () => piecesOf("authors", authorFactsSchema, authorTextSchema);

/** Facts of the articles, oldest first, so that later ones have higher numbers; their texts are Markdown files beside them. */
export async function demoArticles() {
  const articles = foldersIn("articles").map(async (slug) =>
    articleFactsSchema.parse((await moduleOf("articles", slug, "facts.ts")).facts),
  );
  return (await Promise.all(articles)).sort((a, b) => a.date.localeCompare(b.date));
}

const altsSchema = z.record(z.string(), z.string().min(3));

/** What the pictures show, by language and name, in languages other than English. */
export async function demoPictureAlts(): Promise<Record<string, Record<string, string>>> {
  const alts: Record<string, Record<string, string>> = {};
  for (const file of fs.readdirSync(path.join(root, "picture-alts"))) {
    const language = languageFile.exec(file)?.[1];
    if (language) alts[language] = altsSchema.parse((await moduleOf("picture-alts", file)).alts);
  }
  return alts;
}
