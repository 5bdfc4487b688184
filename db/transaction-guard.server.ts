import { AsyncLocalStorage } from "node:async_hooks";

const insideTransaction = new AsyncLocalStorage<true>();
const guarded = new Set([
  "select",
  "selectDistinct",
  "selectDistinctOn",
  "insert",
  "update",
  "delete",
  "execute",
  "transaction",
  "$count",
  "with",
]);

/**
 * The embedded database has one connection: a query on `db` awaited inside `db.transaction` waits for itself for
 * ever. On PostgreSQL the same mistake runs, outside the transaction. So both refuse it at once: use `tx`.
 */
export function guardTransactions<Database extends { transaction: (work: never, options?: never) => Promise<unknown> }>(
  db: Database,
): Database {
  return new Proxy(db, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target);
      if (typeof value !== "function" || !guarded.has(String(name))) return value;
      return (...args: unknown[]) => {
        if (insideTransaction.getStore()) throw new Error(`db.${String(name)} inside a transaction: use the transaction's own handle (tx)`);
        if (name !== "transaction") return Reflect.apply(value, target, args);
        const [work, ...options] = args;
        const marked = (tx: unknown) =>
          insideTransaction.run(true, () => (typeof work === "function" ? Reflect.apply(work, undefined, [tx]) : undefined));
        return Reflect.apply(value, target, [marked, ...options]);
      };
    },
  });
}
