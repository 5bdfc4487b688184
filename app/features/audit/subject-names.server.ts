import { inArray } from "drizzle-orm";
import { z } from "zod";
import { schema, type Queryable } from "#db/database.server.ts";

/** The name of the person an entry is about, as long as she has an account: the log itself keeps none. */
export type Subject = { subjectName: string | undefined };

/** The entries with the names of the people they are about. */
export async function withSubjectNames<Entry extends { subjectType: string; subjectId: string }>(
  db: Queryable,
  entries: readonly Entry[],
): Promise<(Entry & Subject)[]> {
  const about = entries.filter(({ subjectType, subjectId }) => subjectType === "profile" && z.uuid().safeParse(subjectId).success);
  const ids = [...new Set(about.map(({ subjectId }) => subjectId))];
  const { id, firstName, lastName } = schema.profiles;
  const people = ids.length > 0 ? await db.select({ id, firstName, lastName }).from(schema.profiles).where(inArray(id, ids)) : [];
  const names = new Map(people.map((person) => [person.id, `${person.firstName} ${person.lastName}`.trim()]));
  return entries.map((entry) => ({ ...entry, subjectName: entry.subjectType === "profile" ? names.get(entry.subjectId) : undefined }));
}
