import type { PGlite } from "@electric-sql/pglite";

/**
 * Takes the readers of lists of whole rows out of the driver's: two of three, one for each table and catalogue, and nothing here reads
 * such a list. The driver copies all its readers for each answer, which was a third of the time of a small write.
 */
export async function forgetRowLists(client: PGlite): Promise<void> {
  const { rows } = await client.query<{ oid: number }>(
    "select list.oid from pg_type list join pg_type one on one.oid = list.typelem where list.typcategory = 'A' and one.typtype = 'c'",
  );
  for (const { oid } of rows) {
    delete client.parsers[oid];
    delete client.serializers[oid];
  }
}
