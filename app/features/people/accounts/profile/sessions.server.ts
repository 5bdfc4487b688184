/** Where somebody is signed in, and ending it from afar. */
import { and, desc, eq, gt } from "drizzle-orm";
import { schema } from "#db/database.server.ts";
import { writeAudit } from "#app/features/agency/audit/audit.server.ts";
import { dateInZone, type CalendarDate } from "#app/values/calendar-date.ts";
import { deviceOf, type Device } from "./device-name.ts";
import { requireAccount, type Account, type AccountContext } from "#app/features/people/access/context.server.ts";
import { endSessions } from "./update-profile.server.tsx";

const { sessions } = schema;

/** `lastUsed` is a day: a session notes its use once a day. */
export type SessionLine = { id: string; device: Device; lastUsed: CalendarDate; current: boolean };

/** Her sessions that are not over, this browser's first, then the latest used. No network addresses are stored. */
export async function ownSessions(context: AccountContext): Promise<SessionLine[]> {
  const account = requireAccount(context);
  const { db, now, settings } = context;
  const rows = await db
    .select({ id: sessions.id, userAgent: sessions.userAgent, updatedAt: sessions.updatedAt })
    .from(sessions)
    .where(and(eq(sessions.userId, account.id), gt(sessions.expiresAt, now())))
    .orderBy(desc(sessions.updatedAt), desc(sessions.id));
  return rows
    .map(({ id, userAgent, updatedAt }) => ({
      id,
      device: deviceOf(userAgent ?? ""),
      lastUsed: dateInZone(updatedAt, settings.hours.timeZone),
      current: id === account.sessionId,
    }))
    .sort((a, b) => Number(b.current) - Number(a.current));
}

const ended = (account: Account, details: Record<string, unknown>) => ({
  actorId: account.id,
  actorName: account.name,
  action: "account.sessions-ended",
  subjectType: "profile",
  subjectId: account.id,
  details,
});

/** Ends one session of hers. False where it is not hers, or over. */
export async function endSession(context: AccountContext, sessionId: string): Promise<boolean> {
  const account = requireAccount(context);
  return context.db.transaction(async (tx) => {
    const [gone] = await tx
      .delete(sessions)
      .where(and(eq(sessions.id, sessionId), eq(sessions.userId, account.id)))
      .returning({ id: sessions.id });
    if (!gone) return false;
    await writeAudit(tx, ended(account, { sessions: 1 }));
    return true;
  });
}

/** Ends all her sessions but this browser's. Returns how many. */
export async function endOtherSessions(context: AccountContext): Promise<number> {
  const account = requireAccount(context);
  return context.db.transaction(async (tx) => {
    const count = await endSessions(tx, account.id, account.sessionId);
    if (count > 0) await writeAudit(tx, ended(account, { sessions: count }));
    return count;
  });
}
