/** The sections of trip notes that tours inherit, as they are written: those of the site, and of each country. */
import { and, eq } from "drizzle-orm";
import { schema, type Queryable } from "#db/database.server.ts";
import { requirePermission } from "#app/features/people/access/context.server.ts";
import type { OtherLanguage } from "#app/features/publishing/content/content-terms.ts";
import { noteTextSchema, type NoteText } from "#app/features/selling/catalogue/trip/trip-content.ts";
import { defaultLanguage } from "#app/i18n/languages.ts";
import { changeLocked, orRefused, type ContentContext, type ContentOutcome } from "./content-changes.server.ts";

const { noteTexts } = schema;

export type EditedNotes = { english: NoteText; other: NoteText; version: number };

/** What is written for `site` or a country, in English and `language`: nothing yet, of version 0, for a country that nobody has begun. */
export async function notesForEditing(db: Queryable, scope: string, language: OtherLanguage): Promise<EditedNotes> {
  const rows = await db.select().from(noteTexts).where(eq(noteTexts.scope, scope));
  const inLanguage = (asked: string) => rows.find((row) => row.language === asked);
  const sectionsIn = (asked: string) => noteTextSchema.parse(inLanguage(asked)?.sections ?? {});
  return {
    english: sectionsIn(defaultLanguage),
    other: sectionsIn(language),
    version: inLanguage(defaultLanguage)?.version ?? 0,
  };
}

const prefixed = (language: string, sections: NoteText) =>
  Object.fromEntries(Object.entries(sections).map(([name, paragraphs]) => [`${language}.${name}`, paragraphs]));

type NotesChange = EditedNotes & { scope: string; language: OtherLanguage };

/** Replaces the sections of `site` or of a country in two languages; other languages stay. */
export function updateNotes(context: ContentContext, { scope, language, version, english, other }: NotesChange): Promise<ContentOutcome> {
  const actor = requirePermission(context, "content.change");
  const { db, now } = context;
  return orRefused(() =>
    db.transaction(async (tx): Promise<ContentOutcome> => {
      // Whoever begins a country at the same moment waits here, and is told then.
      const begun = { scope, language: defaultLanguage, sections: {}, version: 0 };
      await tx.insert(noteTexts).values(begun).onConflictDoNothing();
      const inEnglish = and(eq(noteTexts.scope, scope), eq(noteTexts.language, defaultLanguage));
      const [row] = await tx.select({ version: noteTexts.version }).from(noteTexts).where(inEnglish).for("update");
      if (!row) return { ok: false, reason: "absent" };
      return changeLocked(tx, actor, {
        id: scope,
        version,
        stored: row.version,
        subjectType: "notes",
        action: "notes.edited",
        refusal: undefined,
        read: async () => {
          const stored = await notesForEditing(tx, scope, language);
          return { ...prefixed(defaultLanguage, stored.english), ...prefixed(language, stored.other) };
        },
        write: async () => {
          await tx.update(noteTexts).set({ sections: english }).where(inEnglish);
          await tx
            .insert(noteTexts)
            .values({ scope, language, sections: other })
            .onConflictDoUpdate({ target: [noteTexts.scope, noteTexts.language], set: { sections: other } });
        },
        keep: (next) => tx.update(noteTexts).set({ version: next, updatedAt: now() }).where(inEnglish),
      });
    }),
  );
}
