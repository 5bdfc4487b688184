import { z } from "zod";
import type { Queryable } from "#db/database.server.ts";
import { destinationBySlug } from "#app/features/selling/catalogue/destinations/destinations.server.ts";
import type { Language } from "#app/i18n/languages.ts";

const slugSchema = z.string().regex(/^[a-z0-9-]{1,200}$/);

/** The destination that an address asks a trip of one's own to, by its name in that language; undefined where it names none of ours. */
export async function ownTripTo(db: Queryable, language: Language, params: URLSearchParams): Promise<string | undefined> {
  const slug = slugSchema.safeParse(params.get("destination"));
  if (!slug.success) return undefined;
  return (await destinationBySlug(db, language, slug.data))?.name;
}
