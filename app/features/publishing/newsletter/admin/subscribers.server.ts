/** The newsletter's readers as administrators see them: by page, counted, as a file; and removed when they ask for it. */
import { and, asc, count, eq, gt, like, sql, type SQL } from "drizzle-orm";
import { requirePermission, type Context } from "#app/features/people/access/context.server.ts";
import { writeAudit } from "#app/features/agency/audit/audit.server.ts";
import { translator } from "#app/i18n/i18n.server.ts";
import { isLanguage, languages } from "#app/i18n/languages.ts";
import { csvByteOrderMark, csvLine } from "#app/values/csv-line.ts";
import { containsPattern } from "#app/values/folded-text.ts";
import { pageOf, type ListPage } from "#app/values/list-state.ts";
import { schema, type Queryable } from "#db/database.server.ts";
import { unsubscribePath } from "#app/features/publishing/newsletter/newsletter.server.tsx";
import { subscribersPerPage, type SubscriberListState, type SubscriberSort, type SubscriberStatus } from "./subscriber-list.ts";

const { subscriptions } = schema;
const exportedAtOnce = 500;

/** A row of the list; times are ISO 8601. */
export type Subscriber = {
  id: string;
  email: string;
  language: string;
  status: SubscriberStatus;
  requestedAt: string;
  confirmedAt: string | undefined;
};

const { id, email, language, status, requestedAt, confirmedAt } = subscriptions;
const columns = { id, email, language, status, requestedAt, confirmedAt };

const shown = (row: Pick<typeof subscriptions.$inferSelect, keyof typeof columns>): Subscriber => ({
  ...row,
  status: row.status === "confirmed" ? "confirmed" : "waiting",
  requestedAt: row.requestedAt.toISOString(),
  confirmedAt: row.confirmedAt?.toISOString(),
});

function matching({ q, filters }: Pick<SubscriberListState, "q" | "filters">): SQL | undefined {
  return and(
    q === "" ? undefined : like(email, containsPattern(q.toLowerCase())),
    filters.status === undefined ? undefined : eq(status, filters.status === "confirmed" ? "confirmed" : "pending"),
    filters.language === undefined ? undefined : eq(language, filters.language),
  );
}

const sortColumns: Record<SubscriberSort, SQL> = {
  email: sql`${email}`,
  requested: sql`${requestedAt}`,
  confirmed: sql`${confirmedAt}`,
};

/** One page of the list. A page after the last is the last; who has not confirmed comes last in the order of confirming. */
export async function listSubscribers(db: Queryable, state: SubscriberListState): Promise<ListPage<Subscriber>> {
  const where = matching(state);
  const [found] = await db.select({ total: count() }).from(subscriptions).where(where);
  const total = found?.total ?? 0;
  const { page, pageCount, offset } = pageOf(state.page, total, subscribersPerPage);
  const direction = sql.raw(state.order.descending ? "desc nulls last" : "asc nulls last");
  const rows = await db
    .select(columns)
    .from(subscriptions)
    .where(where)
    .orderBy(sql`${sortColumns[state.order.by]} ${direction}`, asc(id))
    .limit(subscribersPerPage)
    .offset(offset);
  return { rows: rows.map(shown), total, page, pageCount };
}

export type SubscriberCount = { language: string; confirmed: number; waiting: number };

/** How many there are in each language of the site, and in any other that is stored. */
export async function countSubscribers(db: Queryable): Promise<SubscriberCount[]> {
  const rows = await db.select({ language, status, people: count() }).from(subscriptions).groupBy(language, status);
  const people = (wanted: string, state: "confirmed" | "pending") =>
    rows.find((row) => row.language === wanted && row.status === state)?.people ?? 0;
  const all = new Set<string>([...languages, ...rows.map((row) => row.language)]);
  return [...all].map((each) => ({ language: each, confirmed: people(each, "confirmed"), waiting: people(each, "pending") }));
}

/** One of them, or undefined where she has left meanwhile. */
export async function findSubscriber(db: Queryable, wanted: string): Promise<Subscriber | undefined> {
  const [row] = await db.select(columns).from(subscriptions).where(eq(id, wanted));
  return row && shown(row);
}

/**
 * Those who have confirmed, by address, as a CSV file in pieces. Nobody else is in it: to who has not confirmed nothing may be
 * sent (privacy policy, Newsletter). Each has the link that ends her subscription, which belongs into every letter.
 */
export async function* subscribersCsv(
  context: Pick<Context, "db" | "env" | "secret" | "language">,
  list: Pick<SubscriberListState, "q" | "filters">,
): AsyncGenerator<string> {
  const { db, env, secret } = context;
  const t = translator(context.language);
  const columnNames = (["email", "language", "requested", "confirmed"] as const).map((column) => t(`subscribers:columns.${column}`));
  yield csvByteOrderMark + csvLine([...columnNames, t("subscribers:unsubscribeLink")]);
  const where = matching({ q: list.q, filters: { ...list.filters, status: "confirmed" } });
  let after = "";
  for (;;) {
    const rows = await db
      .select(columns)
      .from(subscriptions)
      .where(and(where, gt(email, after)))
      .orderBy(asc(email))
      .limit(exportedAtOnce);
    const lines = rows.map(shown).map((row) => {
      const link = env.origin + unsubscribePath(secret, row.id, isLanguage(row.language) ? row.language : "en");
      return [row.email, row.language, row.requestedAt, row.confirmedAt ?? "", link];
    });
    if (lines.length > 0) yield lines.map(csvLine).join("");
    if (rows.length < exportedAtOnce) return;
    after = rows.at(-1)?.email ?? "";
  }
}

type RemovalOutcome = { ok: true; email: string } | { ok: false; reason: "absent" };

/** Takes somebody off the list who asks for it by mail or phone (privacy policy, Your rights). The audit has no address. */
export async function removeSubscriber(
  context: Pick<Context, "db" | "actor" | "language" | "reading">,
  wanted: string,
): Promise<RemovalOutcome> {
  const actor = requirePermission(context, "subscribers.remove");
  return context.db.transaction(async (tx) => {
    const [gone] = await tx.delete(subscriptions).where(eq(id, wanted)).returning({ email });
    if (!gone) return { ok: false, reason: "absent" };
    await writeAudit(tx, {
      actorId: actor.id,
      actorName: actor.name,
      action: "newsletter.removed",
      subjectType: "subscription",
      subjectId: wanted,
    });
    return { ok: true, email: gone.email };
  });
}
