/** What a departure has of its own: price, least travellers, until when it is decided and booked, guide, note; and the decision that it runs. */
import { and, asc, eq, inArray } from "drizzle-orm";
import { writeAudit } from "#app/features/agency/audit/audit.server.ts";
import { changedFields } from "#app/features/agency/audit/changed-fields.ts";
import type { StaffContext } from "#app/features/selling/bookings/order.server.ts";
import { promiseRuns, promiseWhereReached } from "#app/features/selling/bookings/run/promise-runs.server.ts";
import type { DepartureNote } from "#app/features/selling/catalogue/departure-notes.server.ts";
import { latestDecision } from "#app/features/selling/catalogue/departures.ts";
import { refreshFromPrices } from "#app/features/selling/catalogue/from-prices.server.ts";
import { defaultLanguage } from "#app/i18n/languages.ts";
import { bumpCatalogueVersion } from "#app/platform/catalogue-version.server.ts";
import { addDays, type CalendarDate } from "#app/values/calendar-date.ts";
import { schema, type Queryable, type Transaction } from "#db/database.server.ts";
import { byWhom, changeDeparture } from "./departure-changes.server.ts";

const { bookings, departures, guides, guideTranslations } = schema;

/** Null: the tour's, or the site's. Money in US cents per adult before any discount. */
export type DepartureTerms = {
  basePriceMinor: number | null;
  minTravellers: number | null;
  decideBy: CalendarDate;
  cutOffDays: number | null;
  guideId: number | null;
  note: DepartureNote;
};

export type TermsOutcome =
  | { ok: true; changed: boolean }
  /** `decide_by`: later than our terms allow, or than who has booked was told. `guide`: gone meanwhile. */
  | { ok: false; reason: "not_found" | "departure_cancelled" | "decide_by" | "guide" };

/** Whom a departure may have: id and English name. */
export const guidesToLead = (db: Queryable) =>
  db
    .select({ id: guides.id, name: guideTranslations.name })
    .from(guides)
    .innerJoin(guideTranslations, and(eq(guideTranslations.guideId, guides.id), eq(guideTranslations.language, defaultLanguage)))
    .orderBy(asc(guideTranslations.name));

const isBooked = async (tx: Transaction, departureId: string) =>
  (await tx.$count(bookings, and(eq(bookings.departureId, departureId), inArray(bookings.status, ["PENDING", "CONFIRMED"])))) > 0;

/** What was agreed with who has booked stays: a new price is for those who book from now on. */
export const setDepartureTerms = (
  context: Omit<StaffContext, "secret">,
  { departureId, ...terms }: { departureId: string } & DepartureTerms,
): Promise<TermsOutcome> =>
  changeDeparture<TermsOutcome>(context, departureId, async (tx, { departure, actor }) => {
    const now = context.now();
    const told = departure.decideBy ?? latestDecision(departure.startDate);
    const later = terms.decideBy > told && (await isBooked(tx, departureId));
    const tooLate = terms.decideBy !== told && terms.decideBy > latestDecision(departure.startDate);
    if (departure.runsSince === null && (later || tooLate)) return { ok: false, reason: "decide_by" };
    if (terms.guideId !== null && (await tx.$count(guides, eq(guides.id, terms.guideId))) === 0) return { ok: false, reason: "guide" };
    const { basePriceMinor, minTravellers, decideBy, cutOffDays, guideId, note } = departure;
    const changes = changedFields({ basePriceMinor, minTravellers, decideBy, cutOffDays, guideId, note }, terms);
    if (Object.keys(changes.after).length === 0) return { ok: true, changed: false };
    await tx.update(departures).set(terms).where(eq(departures.id, departureId));
    await bumpCatalogueVersion(tx);
    await refreshFromPrices(tx, now, [departure.tourId]);
    await writeAudit(tx, {
      ...byWhom(actor),
      action: "departure.terms",
      subjectType: "departure",
      subjectId: departureId,
      details: changes,
    });
    // Fewer may be enough from now on.
    await promiseWhereReached(tx, [departureId], { actor, now, enqueue: context.enqueue });
    return { ok: true, changed: true };
  });

export type RunOutcome = { ok: true; changed: boolean } | { ok: false; reason: "not_found" | "departure_cancelled" | "not_possible" };

/** Staff say that it runs, with however few: everybody who is booked is told, and it is never taken back. */
export const letRun = (context: Omit<StaffContext, "secret">, departureId: string): Promise<RunOutcome> =>
  changeDeparture<RunOutcome>(context, departureId, async (tx, { actor }) => ({
    ok: true,
    changed: await promiseRuns(tx, departureId, { actor, now: context.now(), enqueue: context.enqueue }),
  }));

/** Days that a decision may be put off, once. */
const waitDays = 7;

/** Puts the decision off by a week, never beyond the day that our terms allow. */
export const waitForMore = (context: Omit<StaffContext, "secret">, departureId: string): Promise<RunOutcome> =>
  changeDeparture<RunOutcome>(context, departureId, async (tx, { departure, actor }) => {
    const latest = latestDecision(departure.startDate);
    const told = departure.decideBy ?? latest;
    const week = addDays(told, waitDays);
    const decideBy = week < latest ? week : latest;
    if (departure.runsSince !== null || decideBy <= told) return { ok: false, reason: "not_possible" };
    await tx.update(departures).set({ decideBy }).where(eq(departures.id, departureId));
    await bumpCatalogueVersion(tx);
    const entry = { action: "departure.waits", subjectType: "departure", subjectId: departureId };
    await writeAudit(tx, { ...byWhom(actor), ...entry, before: { decideBy: told }, after: { decideBy } });
    return { ok: true, changed: true };
  });
