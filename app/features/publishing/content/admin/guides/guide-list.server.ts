/** The guides as the admin area lists them, and how much of each a language has. */
import { asc } from "drizzle-orm";
import { schema, type Queryable } from "#db/database.server.ts";
import { otherLanguages, type OtherLanguage } from "#app/features/publishing/content/content-terms.ts";
import { toursToLead } from "#app/features/publishing/content/editing/guide-editing.server.ts";
import { completenessOf } from "#app/i18n/completeness.ts";
import { defaultLanguage } from "#app/i18n/languages.ts";
import { guideWords } from "./guide-fields.ts";

const { guides, guideTranslations } = schema;

export type Shares = Record<OtherLanguage, number>;
/** Per cent of the English texts that each language has. */
export const sharesOf = (textsIn: (language: string) => unknown): Shares => {
  const share = (language: OtherLanguage) => completenessOf(textsIn(defaultLanguage), textsIn(language)).percent;
  return Object.assign({}, ...otherLanguages.map((language) => ({ [language]: share(language) })));
};

export type GuideRow = {
  id: number;
  name: string;
  place: string;
  since: number;
  demo: boolean;
  /** English titles of the tours that she leads. */
  tours: string[];
  shares: Shares;
  updatedAt: string;
};

/** All guides, as they were added. */
export async function listGuides(db: Queryable): Promise<GuideRow[]> {
  const [rows, texts, led] = await Promise.all([
    db.select().from(guides).orderBy(asc(guides.id)),
    db.select().from(guideTranslations),
    toursToLead(db),
  ]);
  return rows.map(({ id, since, demo, updatedAt }) => {
    const textIn = (language: string) => texts.find((text) => text.guideId === id && text.language === language);
    const english = textIn(defaultLanguage);
    return {
      id,
      name: english?.name ?? "",
      place: english?.place ?? "",
      since,
      demo,
      tours: led.filter(({ guideId }) => guideId === id).map(({ title }) => title),
      shares: sharesOf((language) => Object.fromEntries(guideWords.map((word) => [word, textIn(language)?.[word] ?? ""]))),
      updatedAt: updatedAt.toISOString(),
    };
  });
}
