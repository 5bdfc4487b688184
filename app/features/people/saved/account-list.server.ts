/** The saved list of an account. What somebody likes is no matter of record: nothing of it goes into the audit log. */
import { and, count, desc, eq, inArray } from "drizzle-orm";
import { z } from "zod";
import { schema, type Queryable, type Transaction } from "#db/database.server.ts";
import { requireAccount, type AccountContext } from "#app/features/people/access/context.server.ts";
import { movedPieces } from "#app/features/publishing/content/moved-page.server.ts";
import { maxSaved, type SavedKind, type SavedLists } from "./saved-items.ts";

const { articles, profiles, savedArticles, savedTours, tours } = schema;

const slugSchema = z.string().regex(/^[a-z0-9-]{1,100}$/);

/** One heart, and whether it shall be full, as changeText writes it. */
const changeSchema = z
  .string()
  .max(200)
  .transform((text) => text.split(":"))
  .pipe(z.tuple([z.enum(["tour", "article"]), slugSchema, z.enum(["true", "false"])]))
  .transform(([kind, slug, saved]) => ({ kind, slug, saved: saved === "true" }));
type SavedChange = z.infer<typeof changeSchema>;

const slugList = z
  .string()
  .max(30_000)
  .transform((text) =>
    text
      .split(",")
      .filter((slug) => slugSchema.safeParse(slug).success)
      .slice(0, maxSaved),
  );

/** The list of a browser (`merge`), latest first. */
const mergeSchema = z.object({ merge: z.string(), tours: slugList, articles: slugList });
type BrowserList = Omit<z.infer<typeof mergeSchema>, "merge">;

/** What the forms about a list send; `script` is who asks for the new list. */
export const savedFormSchema = z.union([
  mergeSchema,
  z.object({ merge: z.undefined().optional(), change: changeSchema, script: z.string().optional() }),
]);

/** What an account has saved and is published, latest first. */
export async function savedLists(db: Queryable, profileId: string): Promise<SavedLists> {
  const [tour, article] = await Promise.all([
    db
      .select({ slug: tours.slug })
      .from(savedTours)
      .innerJoin(tours, eq(tours.id, savedTours.tourId))
      .where(and(eq(savedTours.profileId, profileId), eq(tours.state, "published")))
      .orderBy(desc(savedTours.savedAt), desc(tours.id)),
    db
      .select({ slug: articles.slug })
      .from(savedArticles)
      .innerJoin(articles, eq(articles.id, savedArticles.articleId))
      .where(and(eq(savedArticles.profileId, profileId), eq(articles.state, "published")))
      .orderBy(desc(savedArticles.savedAt), desc(articles.id)),
  ]);
  return { tour: tour.map(({ slug }) => slug), article: article.map(({ slug }) => slug) };
}

/** How one kind is kept. All are asked in a transaction that holds the profile. */
type Shelf = {
  count: (tx: Transaction, profileId: string) => Promise<number>;
  /** Published ones alone can be saved, also by a slug that they had once. */
  ids: (tx: Transaction, slugs: string[]) => Promise<Map<string, number>>;
  /** Those of the ids that are on the list already. */
  kept: (tx: Transaction, profileId: string, ids: number[]) => Promise<number[]>;
  add: (tx: Transaction, profileId: string, rows: { id: number; savedAt: Date }[]) => Promise<unknown>;
  remove: (tx: Transaction, profileId: string, slug: string) => Promise<unknown>;
};

type Piece = { id: number; slug: string };

/** By their slugs, and by those they had once: what has taken an old one goes before what had it. */
const idsBySlug = (pieces: Piece[], moved: Map<string, Piece>) =>
  new Map([...[...moved].map(([old, { id }]) => [old, id] as const), ...pieces.map(({ id, slug }) => [slug, id] as const)]);

const shelves: Record<SavedKind, Shelf> = {
  tour: {
    count: async (tx, profileId) =>
      (await tx.select({ n: count() }).from(savedTours).where(eq(savedTours.profileId, profileId)))[0]?.n ?? 0,
    ids: async (tx, slugs) =>
      idsBySlug(
        await tx
          .select({ id: tours.id, slug: tours.slug })
          .from(tours)
          .where(and(inArray(tours.slug, slugs), eq(tours.state, "published"))),
        await movedPieces(tx, "tour", slugs),
      ),
    kept: async (tx, profileId, ids) => {
      const own = and(eq(savedTours.profileId, profileId), inArray(savedTours.tourId, ids));
      return (await tx.select({ id: savedTours.tourId }).from(savedTours).where(own)).map(({ id }) => id);
    },
    add: (tx, profileId, rows) => tx.insert(savedTours).values(rows.map(({ id, savedAt }) => ({ profileId, tourId: id, savedAt }))),
    remove: (tx, profileId, slug) => {
      const named = tx.select({ id: tours.id }).from(tours).where(eq(tours.slug, slug));
      return tx.delete(savedTours).where(and(eq(savedTours.profileId, profileId), inArray(savedTours.tourId, named)));
    },
  },
  article: {
    count: async (tx, profileId) =>
      (await tx.select({ n: count() }).from(savedArticles).where(eq(savedArticles.profileId, profileId)))[0]?.n ?? 0,
    ids: async (tx, slugs) =>
      idsBySlug(
        await tx
          .select({ id: articles.id, slug: articles.slug })
          .from(articles)
          .where(and(inArray(articles.slug, slugs), eq(articles.state, "published"))),
        await movedPieces(tx, "article", slugs),
      ),
    kept: async (tx, profileId, ids) => {
      const own = and(eq(savedArticles.profileId, profileId), inArray(savedArticles.articleId, ids));
      return (await tx.select({ id: savedArticles.articleId }).from(savedArticles).where(own)).map(({ id }) => id);
    },
    add: (tx, profileId, rows) => tx.insert(savedArticles).values(rows.map(({ id, savedAt }) => ({ profileId, articleId: id, savedAt }))),
    remove: (tx, profileId, slug) => {
      const named = tx.select({ id: articles.id }).from(articles).where(eq(articles.slug, slug));
      return tx.delete(savedArticles).where(and(eq(savedArticles.profileId, profileId), inArray(savedArticles.articleId, named)));
    },
  },
};

/** Two tabs of one person wait for each other. False once the account is gone. */
async function holdProfile(tx: Transaction, profileId: string): Promise<boolean> {
  const [held] = await tx.select({ id: profiles.id }).from(profiles).where(eq(profiles.id, profileId)).for("update");
  return held !== undefined;
}

/** Puts slugs, latest first, on the list, as far as there is room. Returns how many of them had none. */
async function addAll(
  tx: Transaction,
  profileId: string,
  { kind, slugs, now }: { kind: SavedKind; slugs: string[]; now: Date },
): Promise<number> {
  if (slugs.length === 0) return 0;
  const shelf = shelves[kind];
  const ids = await shelf.ids(tx, slugs);
  if (ids.size === 0) return 0;
  const kept = new Set(await shelf.kept(tx, profileId, [...ids.values()]));
  const wanted = [...new Set(slugs.flatMap((slug) => ids.get(slug) ?? []))].filter((id) => !kept.has(id));
  const fitting = wanted.slice(0, Math.max(0, maxSaved - (await shelf.count(tx, profileId))));
  // Times a millisecond apart keep the order.
  const rows = fitting.map((id, index) => ({ id, savedAt: new Date(now.getTime() - index) }));
  if (rows.length > 0) await shelf.add(tx, profileId, rows);
  return wanted.length - fitting.length;
}

export type SavedOutcome = { ok: true; lists: SavedLists } | { ok: false; reason: "unknown" | "full" | "gone" };

/** Fills or empties one heart of her own; saying the same twice changes nothing. At most `maxSaved` of a kind. */
export async function changeSaved(context: AccountContext, { kind, slug, saved }: SavedChange): Promise<SavedOutcome> {
  const { id: profileId } = requireAccount(context);
  const { db, now } = context;
  return db.transaction(async (tx): Promise<SavedOutcome> => {
    if (!(await holdProfile(tx, profileId))) return { ok: false, reason: "gone" };
    if (saved) {
      if (!(await shelves[kind].ids(tx, [slug])).has(slug)) return { ok: false, reason: "unknown" };
      if ((await addAll(tx, profileId, { kind, slugs: [slug], now: now() })) > 0) return { ok: false, reason: "full" };
    } else {
      await shelves[kind].remove(tx, profileId, slug);
    }
    return { ok: true, lists: await savedLists(tx, profileId) };
  });
}

/** Adds what a browser had kept before she signed in; what is not offered or has no room is left out. */
export async function mergeSaved(context: AccountContext, list: BrowserList): Promise<SavedOutcome> {
  const { id: profileId } = requireAccount(context);
  const { db, now } = context;
  return db.transaction(async (tx): Promise<SavedOutcome> => {
    if (!(await holdProfile(tx, profileId))) return { ok: false, reason: "gone" };
    await addAll(tx, profileId, { kind: "tour", slugs: list.tours, now: now() });
    await addAll(tx, profileId, { kind: "article", slugs: list.articles, now: now() });
    return { ok: true, lists: await savedLists(tx, profileId) };
  });
}
