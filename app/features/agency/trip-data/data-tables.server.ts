/** The table of each kind, as the verbs that treat both alike see it: rows are lists of texts in the order of `columnsOf`. */
import crypto from "node:crypto";
import { setImmediate } from "node:timers/promises";
import { and, asc, eq, gt, lte, max, sql, type SQL } from "drizzle-orm";
import { rowsFrom, schema, type Queryable } from "#db/database.server.ts";
import { searchTextOf } from "./data-rows.ts";
import { columnsOf, type DataKind } from "./trip-data-kinds.ts";

const { dataUploads, tripData, itineraryData } = schema;

export const tableOf = { trip: tripData, itinerary: itineraryData } as const satisfies Record<DataKind, unknown>;

export type DataRow = { number: number; values: string[]; hash: number };

/** Which of a kind's columns the search looks into: all of a trip's, four of an itinerary's. */
const searchedFrom = { trip: 0, itinerary: 2 } as const satisfies Record<DataKind, number>;

/** Equal for equal values; of different ones the same so rarely that counting by it is safe. */
export function contentHashOf(values: readonly string[]): number {
  const bytes = crypto.hash("sha256", values.join("\0"), "buffer");
  return bytes.readUIntBE(0, 6) * 16 + (bytes.readUInt8(6) >> 4);
}

const columnNames = { trip: columnsOf.trip.map(sql.identifier), itinerary: columnsOf.itinerary.map(sql.identifier) };

/** A record names its values by their place: the names of the columns would be most of the text. */
const typesOf = (kind: DataKind) =>
  columnsOf[kind].map((column, place) => sql`${sql.identifier(String(place))} ${sql.raw(column === "day_number" ? "integer" : "text")}`);
const recordColumns = { trip: typesOf("trip"), itinerary: typesOf("itinerary") };

/**
 * Adds rows to an upload that is still loading, or none: then it was given up, and the answer is false. Until the statement is
 * done nobody can give it up, so that no row is without its upload (docs/decisions/0014). As one JSON text they cost a fifth of
 * what as many parameters do. Few enough that the text stays small: one of more than 100 KB is a large object to the engine, and
 * those pile up until it has time to collect them.
 */
export async function insertRows(
  db: Queryable,
  kind: DataKind,
  { uploadId, rows }: { uploadId: string; rows: DataRow[] },
): Promise<boolean> {
  const columns = sql.join(columnNames[kind], sql`, `);
  const records = rows.map(({ number, values, hash }) => ({
    n: number,
    s: searchTextOf(values.slice(searchedFrom[kind])),
    h: hash,
    ...values,
  }));
  const loading = await rowsFrom(
    db,
    sql`
    with loading as (select id from ${dataUploads} where id = ${uploadId} and state = 'loading' for share),
    added as (
      insert into ${tableOf[kind]} (upload_id, number, search_text, content_hash, ${columns})
      select loading.id, row.* from loading cross join json_to_recordset(${JSON.stringify(records)}::json)
        as row(n integer, s text, h bigint, ${sql.join(recordColumns[kind], sql`, `)}))
    select id from loading`,
  );
  return loading.length > 0;
}

/** The highest row number of an upload; 0 when it has no rows. */
export async function lastNumber(db: Queryable, kind: DataKind, uploadId: string): Promise<number> {
  const table = tableOf[kind];
  const [found] = await db
    .select({ last: max(table.number) })
    .from(table)
    .where(eq(table.uploadId, uploadId));
  return found?.last ?? 0;
}

type Numbers = { uploadId: string; after: number; upTo: number };

/**
 * The rows of some numbers, in their order. Asked by numbers, not by "the next so many": freshly loaded tables have no
 * statistics yet, and the database would sort all that follow for each few.
 */
export async function rowsOf(db: Queryable, kind: DataKind, { uploadId, after, upTo }: Numbers): Promise<Omit<DataRow, "hash">[]> {
  const table = tableOf[kind];
  const texts = columnNames[kind].map((name) => sql`${name}::text`);
  return db
    .select({ number: table.number, values: sql<string[]>`json_build_array(${sql.join(texts, sql`, `)})` })
    .from(table)
    .where(and(eq(table.uploadId, uploadId), gt(table.number, after), lte(table.number, upTo)))
    .orderBy(asc(table.number));
}

const numbersAtOnce = 5_000;

/** A column's values of an upload in pieces, each a short statement, so that others get their turn in between. */
export async function* columnPieces(db: Queryable, column: SQL, { kind, uploadId }: { kind: DataKind; uploadId: string }) {
  const table = tableOf[kind];
  const last = await lastNumber(db, kind, uploadId);
  for (let after = 0; after < last; after += numbersAtOnce) {
    // As one JSON text: thousands of single rows would cost several times as much.
    const [piece] = await db
      .select({ values: sql<string | null>`json_agg(${column} order by ${table.number})::text` })
      .from(table)
      .where(and(eq(table.uploadId, uploadId), gt(table.number, after), lte(table.number, after + numbersAtOnce)));
    if (piece?.values) yield JSON.parse(piece.values) as unknown[];
    await setImmediate();
  }
}
