import { sql, type SQLWrapper } from "drizzle-orm";

/** A column as `foldText` folds what is searched for: lower case, without the accents of Latin letters. */
export const foldedSql = (text: SQLWrapper) => sql`regexp_replace(normalize(lower(${text}), NFKD), '[\\u0300-\\u036f]', '', 'g')`;
