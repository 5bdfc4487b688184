import { and, eq } from "drizzle-orm";
import { schema, type Transaction } from "./database.server.ts";
import type { demoGuides, demoNotes } from "./demo/demo-content.ts";

type Demo<Load extends () => Promise<unknown[]>> = Awaited<ReturnType<Load>>[number];
const { guides, guideTranslations, noteTexts } = schema;

/** Adds a guide who is not there yet, and the languages that she does not have yet. */
export async function seedGuide(tx: Transaction, { facts, texts }: Demo<typeof demoGuides>): Promise<void> {
  const { picture, ...known } = facts;
  await tx
    .insert(guides)
    .values({ ...known, pictureName: picture, demo: true })
    .onConflictDoNothing();
  const [guide] = await tx
    .select({ id: guides.id })
    .from(guides)
    .where(and(eq(guides.slug, facts.slug), eq(guides.demo, true)));
  if (!guide) return;
  const translations = Object.entries(texts).map(([language, text]) => ({ guideId: guide.id, language, ...text }));
  await tx.insert(guideTranslations).values(translations).onConflictDoNothing();
}

/** Adds what trips inherit, where nobody has written it yet. */
export async function seedNotes(tx: Transaction, { scope, texts }: Demo<typeof demoNotes>): Promise<void> {
  const rows = Object.entries(texts).map(([language, sections]) => ({ scope, language, sections, demo: true }));
  await tx.insert(noteTexts).values(rows).onConflictDoNothing();
}
