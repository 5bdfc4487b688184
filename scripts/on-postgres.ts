import { ensurePostgres, findPostgres } from "./test-tools.ts";
import { startPostgres } from "./private-postgres.ts";

/** Does `work` with the address of a PostgreSQL server: TEST_DATABASE_URL's, or a private one. Undefined when there is none. */
export async function onPostgres<Result>(work: (url: string) => Promise<Result>): Promise<Result | undefined> {
  const given = process.env.TEST_DATABASE_URL;
  if (given) return work(given);
  ensurePostgres();
  const binaries = findPostgres();
  if (!binaries) return undefined;
  const server = await startPostgres(binaries);
  try {
    return await work(server.url);
  } finally {
    await server.stop();
  }
}
