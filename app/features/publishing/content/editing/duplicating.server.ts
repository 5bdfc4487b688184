/** A tour made from another one. */
import { requirePermission } from "#app/features/people/access/context.server.ts";
import { otherLanguages } from "#app/features/publishing/content/content-terms.ts";
import { takeSnapshot } from "#app/features/publishing/content/versions/snapshot.server.ts";
import { translator } from "#app/i18n/i18n.server.ts";
import type { Language } from "#app/i18n/languages.ts";
import type { ContentContext, ContentCreated } from "./content-changes.server.ts";
import type { TourInput } from "./content-input.server.ts";
import { createTour, tourForEditing } from "./tour-editing.server.ts";

/** Of a title and of an address, as their schemas say. */
const longest = { title: 70, slug: 80 } as const;
/** Addresses that are tried; whoever makes more copies of one tour names them. */
const tries = 50;

/** “Copy of …” in the words of a language, no longer than a title may be. */
function titleOfCopy(language: Language, title: string): string {
  const words = (of: string) => translator(language)("contentAdmin:duplicate.titleOf", { title: of });
  const over = words(title).length - longest.title;
  return over > 0 ? words(`${title.slice(0, title.length - over - 1).trimEnd()}…`) : words(title);
}

function copyOf({ facts, english, translations }: TourInput): TourInput {
  const copied: TourInput["translations"] = { ...translations };
  for (const language of otherLanguages) {
    const text = translations[language];
    if (text?.title) copied[language] = { ...text, title: titleOfCopy(language, text.title) };
  }
  return { facts: { ...facts, featured: false }, english: { ...english, title: titleOfCopy("en", english.title) }, translations: copied };
}

/**
 * Makes a draft with all texts, facts and pictures of a tour, at an address of its own; dates, reviews and the place among the featured
 * stay with the first. `once` tells one wish from the next: the same one sent twice makes one copy.
 */
export async function duplicateTour(context: ContentContext, id: number, once: string): Promise<ContentCreated<number>> {
  requirePermission(context, "content.change");
  const tour = await tourForEditing(context.db, id);
  const snapshot = await takeSnapshot(context.db, { kind: "tour", id, read: tourForEditing });
  if (!tour || !snapshot) return { ok: false, reason: "absent" };
  const copy = { ...copyOf(tour), trip: snapshot.trip, once };
  for (let at = 1; at <= tries; at++) {
    const ending = at === 1 ? "-copy" : `-copy-${at}`;
    const slug = tour.slug.slice(0, longest.slug - ending.length).replace(/-+$/, "") + ending;
    const created = await createTour(context, { ...copy, slug });
    if (created.ok || created.reason !== "slug_taken") return created;
  }
  return { ok: false, reason: "slug_taken" };
}
