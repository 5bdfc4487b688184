/** The rows of an account with a password. */
import { v7 as uuidv7 } from "uuid";
import { schema, type Transaction } from "#db/database.server.ts";
import type { Language } from "#app/i18n/languages.ts";

const { profiles, signInMethods } = schema;

export type NewAccount = {
  firstName: string;
  lastName: string;
  /** Lower case. */
  email: string;
  phone?: string | undefined;
  language: Language;
  /** Of her password. */
  hash: string;
  /** Only of the operator's own account. */
  emailVerified?: boolean;
};

/** Writes an account with its way to sign in, both or neither. Undefined where the address has an account already. */
export async function addAccount(tx: Transaction, { hash, ...person }: NewAccount, now: Date): Promise<string | undefined> {
  const times = { createdAt: now, updatedAt: now };
  const id = uuidv7();
  const [added] = await tx
    .insert(profiles)
    .values({ id, ...person, ...times })
    .onConflictDoNothing({ target: profiles.email })
    .returning({ id: profiles.id });
  if (!added) return undefined;
  await tx.insert(signInMethods).values({ userId: id, providerId: "credential", accountId: id, password: hash, ...times });
  return id;
}
