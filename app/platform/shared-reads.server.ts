/** Reads that every page repeats (settings, menu), kept in memory where somebody watches the catalogue for changes. */
import type { Queryable } from "#db/database.server.ts";

/** All answers of one generation are forgotten together. */
type Generation = { since: number };
const generations = new WeakMap<Queryable, Generation>();
/** The watch notices every change by the program; a row changed by hand is seen after this time, like a cached page. */
const lifetimeMs = 60_000;

/** From now on shared reads of this database are kept. Whoever says so must call `forgetReads` when the catalogue changes. */
export function keepReads(db: Queryable): void {
  generations.set(db, { since: performance.now() });
}

/** What was read so far is read anew; where nothing is kept, nothing happens. */
export function forgetReads(db: Queryable): void {
  if (generations.has(db)) keepReads(db);
}

function currentGeneration(db: Queryable): Generation | undefined {
  const generation = generations.get(db);
  if (!generation || performance.now() - generation.since < lifetimeMs) return generation;
  keepReads(db);
  return generations.get(db);
}

/**
 * A read that all visitors share: asked once for each key until the catalogue changes. A read in a transaction, or of a
 * database that nobody watches (tests, development), asks every time; a failed one is not kept.
 */
export function sharedRead<Key extends string, Value>(read: (db: Queryable, key: Key) => Promise<Value>) {
  const kept = new WeakMap<Generation, Map<Key, Promise<Value>>>();
  return (db: Queryable, key: Key): Promise<Value> => {
    const generation = currentGeneration(db);
    if (!generation) return read(db, key);
    const answers = kept.get(generation) ?? new Map<Key, Promise<Value>>();
    kept.set(generation, answers);
    const known = answers.get(key);
    if (known) return known;
    const answer = read(db, key);
    answers.set(key, answer);
    answer.catch(() => answers.delete(key));
    return answer;
  };
}
