/** A change of the database that only its own test sees, so that a file's tests can share one. */
import { TransactionRollbackError } from "drizzle-orm";
import type { Database, Transaction } from "#db/database.server.ts";

/** Does the work in a transaction and takes back all that it wrote, also when an expectation in it fails. */
export async function undone(db: Database, work: (tx: Transaction) => Promise<void>): Promise<void> {
  try {
    await db.transaction(async (tx) => {
      await work(tx);
      tx.rollback();
    });
  } catch (error) {
    if (!(error instanceof TransactionRollbackError)) throw error;
  }
}
