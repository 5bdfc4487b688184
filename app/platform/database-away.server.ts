/** SQLSTATE classes and system codes that mean: the database is gone, starting, full or stopping, and the question was fine. */
const awaySqlStates = /^(08|53|57P0)/;
const awayCodes = new Set(["ECONNREFUSED", "ECONNRESET", "EPIPE", "ENOTFOUND", "ETIMEDOUT", "EHOSTUNREACH", "ENOSPC"]);
const awayMessages =
  /Connection terminated|connection timeout|timeout exceeded when trying to connect|Client has encountered a connection error|Query read timeout|PGlite is closed|Cannot use a pool after calling end/i;

/** True when the database did not answer, whatever layers wrapped its error; the page is then a 503 and works again by itself. */
export function isDatabaseAway(error: unknown, depth = 0): boolean {
  if (!(error instanceof Error) || depth > 5) return false;
  const code = "code" in error ? String(error.code) : "";
  if (awayCodes.has(code) || awaySqlStates.test(code) || awayMessages.test(error.message)) return true;
  if (error instanceof AggregateError && error.errors.some((inner) => isDatabaseAway(inner, depth + 1))) return true;
  return isDatabaseAway(error.cause, depth + 1);
}
