/** What the kinds of content have in common in the database. */
import { and, eq, inArray } from "drizzle-orm";
import { schema, type Transaction } from "#db/database.server.ts";
import { defaultLanguage, type Language } from "#app/i18n/languages.ts";
import { otherLanguages, type AddressedKind, type OtherLanguage } from "./content-terms.ts";

export const contentTables = {
  tour: schema.tours,
  destination: schema.destinations,
  article: schema.articles,
  testimonial: schema.testimonials,
};

/** True when each of the pictures is there to be shown. */
export async function knownPictures(tx: Transaction, names: string[]): Promise<boolean> {
  const { pictures } = schema;
  const wanted = [...new Set(names)];
  const found = await tx.select({ name: pictures.name }).from(pictures).where(inArray(pictures.name, wanted));
  return found.length === wanted.length;
}

/** A slug that is in use again leads to its new piece. */
export async function forgetRedirect(tx: Transaction, kind: AddressedKind, slug: string): Promise<void> {
  const { slugRedirects } = schema;
  await tx.delete(slugRedirects).where(and(eq(slugRedirects.kind, kind), eq(slugRedirects.slug, slug)));
}

/** The old address of a piece leads to its new one, until another piece takes it. */
export async function leadOn(
  tx: Transaction,
  { kind, id, from, to }: { kind: AddressedKind; id: number; from: string; to: string },
): Promise<void> {
  const { slugRedirects } = schema;
  await forgetRedirect(tx, kind, to);
  await tx
    .insert(slugRedirects)
    .values({ kind, slug: from, targetId: id })
    .onConflictDoUpdate({ target: [slugRedirects.kind, slugRedirects.slug], set: { targetId: id } });
}

/** Rows of a translation table as a form has them: English, and each other language as far as it is there. */
export function byLanguage<Row extends { language: string }, English, Other>(
  rows: Row[],
  read: { english: (row: Row) => English; other: (row: Row) => Other },
): { english: English; translations: Partial<Record<OtherLanguage, Other>> } {
  const english = rows.find((row) => row.language === defaultLanguage);
  if (!english) throw new Error("a piece of content without its English text");
  const translations: Partial<Record<OtherLanguage, Other>> = {};
  for (const language of otherLanguages) {
    const row = rows.find((candidate) => candidate.language === language);
    if (row) translations[language] = read.other(row);
  }
  return { english: read.english(english), translations };
}

export type Piece = { facts: object; english: object; translations: Record<string, object | undefined> };

/** The rows of a translation table that these texts make: English, and each other language as far as something is translated. */
export function languageRows<Text extends object, Columns extends object>(
  { english, translations }: { english: Text; translations: Partial<Record<OtherLanguage, Partial<Text>>> },
  columnsOf: (text: Partial<Text>) => Columns,
): (Columns & { language: Language })[] {
  const others = otherLanguages.flatMap((language) => {
    const text = translations[language];
    return text && Object.keys(text).length > 0 ? [{ language, ...columnsOf(text) }] : [];
  });
  return [{ language: defaultLanguage, ...columnsOf(english) }, ...others];
}

/** A piece as the audit log compares it: every fact by its name, every text by its language and name. */
export function fieldByField({ facts, english, translations }: Piece): Record<string, unknown> {
  const texts = Object.entries({ [defaultLanguage]: english, ...translations }).flatMap(([language, text]) =>
    Object.entries(text ?? {}).map(([name, value]) => [`${language}.${name}`, value] as const),
  );
  return { ...facts, ...Object.fromEntries(texts) };
}
