/** The table of each kind, as the verbs that treat both alike see it: rows are lists of texts in the order of `columnsOf`. */
import crypto from "node:crypto";
import { and, asc, eq, gt, sql, type SQL } from "drizzle-orm";
import { schema, type Queryable } from "#db/database.server.ts";
import { searchTextOf } from "./data-rows.ts";
import { columnsOf, type DataKind } from "./trip-data-kinds.ts";

const { tripData, itineraryData } = schema;

export const tableOf = { trip: tripData, itinerary: itineraryData } as const satisfies Record<DataKind, unknown>;

export type DataRow = { number: number; values: string[]; hash: number };

/** Which of a kind's columns the search looks into (specification 2, Trip Data Management): all of a trip's, four of an itinerary's. */
const searchedFrom = { trip: 0, itinerary: 2 } as const satisfies Record<DataKind, number>;

/** Equal for equal values; of different ones the same so rarely that counting by it is safe. */
export function contentHashOf(values: readonly string[]): number {
  const bytes = crypto.hash("sha256", values.join("\0"), "buffer");
  return bytes.readUIntBE(0, 6) * 16 + (bytes.readUInt8(6) >> 4);
}

const columnList = (kind: DataKind) =>
  sql.join(
    columnsOf[kind].map((column) => sql.identifier(column)),
    sql`, `,
  );

/** Adds rows in one statement: as one JSON text they cost a fifth of what as many parameters do. */
export async function insertRows(db: Queryable, kind: DataKind, { uploadId, rows }: { uploadId: string; rows: DataRow[] }): Promise<void> {
  if (rows.length === 0) return;
  const columns = columnList(kind);
  const typed = columnsOf[kind].map((column) => sql`${sql.identifier(column)} ${column === "day_number" ? sql`integer` : sql`text`}`);
  const records = rows.map(({ number, values, hash }) => ({
    ...Object.fromEntries(columnsOf[kind].map((column, index) => [column, values[index]])),
    number,
    search_text: searchTextOf(values.slice(searchedFrom[kind])),
    content_hash: hash,
  }));
  await db.execute(sql`
    insert into ${tableOf[kind]} (upload_id, number, search_text, content_hash, ${columns})
    select ${uploadId}::uuid, number, search_text, content_hash, ${columns}
    from json_to_recordset(${JSON.stringify(records)}::json)
      as row(number integer, search_text text, content_hash bigint, ${sql.join(typed, sql`, `)})`);
}

type Piece = { uploadId: string; after: number; limit: number };

/** The rows that follow a number, in their order. */
export async function rowsAfter(db: Queryable, kind: DataKind, { uploadId, after, limit }: Piece): Promise<Omit<DataRow, "hash">[]> {
  const table = tableOf[kind];
  const values = sql<string[]>`json_build_array(${sql.join(
    columnsOf[kind].map((column) => sql`${sql.identifier(column)}::text`),
    sql`, `,
  )})`;
  return db
    .select({ number: table.number, values })
    .from(table)
    .where(and(eq(table.uploadId, uploadId), gt(table.number, after)))
    .orderBy(asc(table.number))
    .limit(limit);
}

/** A column's values of an upload in pieces, each a short statement, so that others get their turn in between. */
export async function* columnPieces(db: Queryable, column: SQL, { kind, uploadId }: { kind: DataKind; uploadId: string }) {
  const limit = 5_000;
  for (let after = 0; ;) {
    const { rows } = (await db.execute(sql`
      select max(number) as last, count(*)::integer as count, json_agg(value)::text as values
      from (
        select number, ${column} as value from ${tableOf[kind]}
        where upload_id = ${uploadId} and number > ${after} order by number limit ${limit}
      ) as piece`)) as unknown as { rows: [{ last: number | null; count: number; values: string | null }] };
    const [{ last, count, values }] = rows;
    if (last === null || values === null) return;
    yield JSON.parse(values) as unknown[];
    if (count < limit) return;
    after = last;
  }
}
