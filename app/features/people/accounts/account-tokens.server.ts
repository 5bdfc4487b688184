/** Mailed links of accounts: random, hashed at rest, single use, and only the newest of a kind works (docs/product.md, Accounts). */
import { and, eq, gt, inArray, isNull, lt } from "drizzle-orm";
import { schema, type Database, type Queryable, type Transaction } from "#db/database.server.ts";
import { hashToken } from "#app/platform/signature.server.ts";

const { accountTokens } = schema;
const hour = 60 * 60_000;
const lifetimeMs = { "confirm-email": 24 * hour, "change-email": 24 * hour, "reset-password": hour };
/** How long a link that is over can still say so. */
const rememberedMs = 7 * 24 * hour;

export type TokenPurpose = keyof typeof lifetimeMs;

type Owner = { profileId: string; purpose: TokenPurpose; email: string };

/** Makes `token` the one link of its kind that works for a profile. */
export async function storeToken(tx: Transaction, token: string, { owner, now }: { owner: Owner; now: Date }): Promise<void> {
  await withdrawTokens(tx, owner.profileId, [owner.purpose]);
  const expiresAt = new Date(now.getTime() + lifetimeMs[owner.purpose]);
  await tx.insert(accountTokens).values({ tokenHash: hashToken(token), ...owner, expiresAt, createdAt: now });
}

/** Makes the links of some kinds unknown, as far as they have not been used. */
export async function withdrawTokens(tx: Transaction, profileId: string, purposes: TokenPurpose[]): Promise<void> {
  await tx
    .delete(accountTokens)
    .where(and(eq(accountTokens.profileId, profileId), inArray(accountTokens.purpose, purposes), isNull(accountTokens.usedAt)));
}

export type TokenState = ({ state: "open" } & Owner) | { state: "used" | "expired" | "unknown" };

/** What a link would do; nothing is changed. */
export async function tokenState(
  db: Queryable,
  token: string,
  { purposes, now }: { purposes: TokenPurpose[]; now: Date },
): Promise<TokenState> {
  if (token === "") return { state: "unknown" };
  const [found] = await db
    .select()
    .from(accountTokens)
    .where(and(eq(accountTokens.tokenHash, hashToken(token)), inArray(accountTokens.purpose, purposes)));
  if (!found) return { state: "unknown" };
  if (found.usedAt) return { state: "used" };
  if (found.expiresAt <= now) return { state: "expired" };
  const { profileId, purpose, email } = found;
  return { state: "open", profileId, purpose, email };
}

/** Uses a link up. Of two clicks at the same moment one gets `open`, the other `used`. */
export async function useToken(
  tx: Transaction,
  token: string,
  { purposes, now }: { purposes: TokenPurpose[]; now: Date },
): Promise<TokenState> {
  const [taken] = await tx
    .update(accountTokens)
    .set({ usedAt: now })
    .where(
      and(
        eq(accountTokens.tokenHash, hashToken(token)),
        inArray(accountTokens.purpose, purposes),
        isNull(accountTokens.usedAt),
        gt(accountTokens.expiresAt, now),
      ),
    )
    .returning({ profileId: accountTokens.profileId, purpose: accountTokens.purpose, email: accountTokens.email });
  return taken ? { state: "open", ...taken } : tokenState(tx, token, { purposes, now });
}

/** Forgets links a week after they expired. */
export async function forgetOldTokens(db: Database, now: Date): Promise<number> {
  const gone = await db
    .delete(accountTokens)
    .where(lt(accountTokens.expiresAt, new Date(now.getTime() - rememberedMs)))
    .returning({ hash: accountTokens.tokenHash });
  return gone.length;
}
