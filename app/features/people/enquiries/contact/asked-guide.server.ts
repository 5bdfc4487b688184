/** A request that is addressed to a guide. */
import { z } from "zod";
import type { Queryable } from "#db/database.server.ts";
import { guideBySlug } from "#app/features/selling/catalogue/trip/trip.server.ts";
import type { translator } from "#app/i18n/i18n.server.ts";
import type { Language } from "#app/i18n/languages.ts";

const slugSchema = z.string().regex(/^[a-z0-9-]{1,100}$/);

/** The name of the guide whom an address asks; undefined where it names none of ours. */
export async function askedGuide(db: Queryable, language: Language, params: URLSearchParams): Promise<string | undefined> {
  const slug = slugSchema.safeParse(params.get("guide"));
  return slug.success ? (await guideBySlug(db, language, slug.data))?.name : undefined;
}

/** What a request for a tour begins with: that it is one, or the guide to whom it goes. */
export const requestSubject = (t: ReturnType<typeof translator>, tour: string, guide: string | undefined): string =>
  guide ? t("tripPage:guide.subject", { guide, tour }) : t("contact:booking.subject", { tour });
