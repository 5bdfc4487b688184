/** The password of an account, as it is stored. */
import { and, eq } from "drizzle-orm";
import { schema, type Queryable, type Transaction } from "#db/database.server.ts";

const { signInMethods } = schema;
const ofProfile = (profileId: string) => and(eq(signInMethods.userId, profileId), eq(signInMethods.providerId, "credential"));

/** The hash of her password; undefined for who only signs in with a provider. */
export async function passwordHashOf(db: Queryable, profileId: string): Promise<string | undefined> {
  const [credential] = await db.select({ password: signInMethods.password }).from(signInMethods).where(ofProfile(profileId));
  return credential?.password ?? undefined;
}

/** Sets the password, also of an account that had none. */
export async function setPasswordHash(tx: Transaction, profileId: string, { hash, now }: { hash: string; now: Date }): Promise<void> {
  const [changed] = await tx
    .update(signInMethods)
    .set({ password: hash, updatedAt: now })
    .where(ofProfile(profileId))
    .returning({ id: signInMethods.id });
  if (changed) return;
  const times = { createdAt: now, updatedAt: now };
  await tx.insert(signInMethods).values({ userId: profileId, providerId: "credential", accountId: profileId, password: hash, ...times });
}
