import { sql, type SQLWrapper } from "drizzle-orm";

/** Latin letters that are no letter with an accent: `lower` leaves them as they are where the database has the locale C. */
const capitals = "ÆØÐĐĦŁŊŒŦÞ";
const small = "æøðđħłŋœŧþ";

/** A column as `foldText` folds what is searched for: lower case, without the accents of Latin letters and the nukta, ß as ss and the like. */
export const foldedSql = (text: SQLWrapper) => {
  const withoutAccents = sql`regexp_replace(normalize(${text}, NFKD), '[\\u0300-\\u036f\\u093c]', '', 'g')`;
  const lowerCase = sql`translate(lower(${withoutAccents}), '${sql.raw(capitals)}', '${sql.raw(small)}')`;
  return sql`replace(replace(replace(${lowerCase}, 'ß', 'ss'), 'ø', 'o'), 'æ', 'ae')`;
};
