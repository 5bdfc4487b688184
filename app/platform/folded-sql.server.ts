import { sql, type SQLWrapper } from "drizzle-orm";

/** A column as `foldText` folds what is searched for: lower case, without the accents of Latin letters, ß as ss and the like. */
export const foldedSql = (text: SQLWrapper) => {
  const withoutAccents = sql`regexp_replace(normalize(lower(${text}), NFKD), '[\\u0300-\\u036f]', '', 'g')`;
  return sql`replace(replace(replace(${withoutAccents}, 'ß', 'ss'), 'ø', 'o'), 'æ', 'ae')`;
};
