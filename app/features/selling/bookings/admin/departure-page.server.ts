/** The page of a departure: what it shows, and what its forms do. */
import { data, href, redirect } from "react-router";
import { z } from "zod";
import { adminClock } from "#app/features/agency/admin-layout/admin-page.server.ts";
import { may } from "#app/features/people/access/actor.ts";
import type { RequestContext } from "#app/features/people/access/context.server.ts";
import { formatsFor } from "#app/i18n/format.ts";
import { translator } from "#app/i18n/i18n.server.ts";
import { languages, localPath } from "#app/i18n/languages.ts";
import { setFlash } from "#app/platform/flash.server.ts";
import { readForm, refuse, refuseFields, wrongAt } from "#app/platform/forms.server.ts";
import { addDays, addMonths, dateInZone } from "#app/values/calendar-date.ts";
import { departurePath } from "./booking-list.ts";
import { deleteDeparture } from "./delete-departure.server.ts";
import { addDeparture, setCapacity, setDepartureClosed } from "./departure-changes.server.ts";
import { guidesToLead, letRun, setDepartureTerms, waitForMore } from "./departure-terms.server.ts";
import { readDeparture, type DepartureFacts } from "./departures.server.ts";
import { departureFormSchema, newDepartureSchema, type DepartureForm } from "./admin-form.server.ts";
import { adminErrors, type AdminAnswer } from "./admin-form.ts";
import { moveDeparture } from "./move-departure.server.ts";

/** The departure of an address. Throws 404 where there is none. */
export async function openDeparture({ db, language }: RequestContext, id: string): Promise<DepartureFacts> {
  const known = z.uuid().safeParse(id).data;
  const departure = known && (await readDeparture(db, known, language));
  if (!departure) throw data(null, 404);
  return departure;
}

/** What its page shows; `days`: to which it can be moved, none where it has started. */
export async function readDeparturePage(context: RequestContext, id: string) {
  const departure = await openDeparture(context, id);
  const { language, now, actor } = context;
  const { monthsAhead } = context.settings.departures;
  const today = dateInZone(now(), departure.timeZone);
  return {
    departure,
    guides: await guidesToLead(context.db),
    days: departure.startDate > today ? { first: addDays(today, 1), last: addMonths(today, monthsAhead) } : undefined,
    allowed: {
      change: may(actor, "departures.change"),
      decide: may(actor, "bookings.decide"),
      export: may(actor, "departures.export"),
      bookings: may(actor, "bookings.read"),
    },
    title: translator(language)("departuresAdmin:departure.title", {
      tour: departure.tourTitle,
      date: formatsFor(language).date(departure.startDate),
    }),
  };
}

/** The agency's days on which a departure can be added; the place of the tour may be a day ahead or behind, and has the last word. */
export function daysToAdd(context: RequestContext) {
  const { now, timeZone } = adminClock(context);
  const today = dateInZone(new Date(now), timeZone);
  const { monthsAhead } = context.settings.departures;
  return { first: today, last: addDays(addMonths(today, monthsAhead), 1), monthsAhead };
}

function change(context: RequestContext, departureId: string, form: Exclude<DepartureForm, { intent: "delete" }>) {
  switch (form.intent) {
    case "capacity":
      return setCapacity(context, { departureId, capacity: form.capacity });
    case "move":
      return moveDeparture(context, { departureId, seen: form.seen, startDate: form.start });
    case "run":
      return letRun(context, departureId);
    case "wait":
      return waitForMore(context, departureId);
    case "terms": {
      const { price, minTravellers, decideBy, cutOffDays, guide } = form;
      const note = Object.fromEntries(
        languages.flatMap((language) => (form[`note.${language}`] ? [[language, form[`note.${language}`]]] : [])),
      );
      return setDepartureTerms(context, { departureId, basePriceMinor: price, minTravellers, decideBy, cutOffDays, guideId: guide, note });
    }
    default:
      return setDepartureClosed(context, { departureId, closed: form.intent === "close" });
  }
}

const done = {
  capacity: "capacity",
  move: "moved",
  close: "closed",
  reopen: "reopened",
  run: "runs",
  wait: "waits",
  terms: "terms",
} as const;

function leadToDeparture(
  context: RequestContext,
  id: string,
  told: { key: "added" | "unchanged" | (typeof done)[keyof typeof done]; seats?: number },
) {
  const { language } = context;
  const t = translator(language);
  const capacity = told.seats === undefined ? "" : formatsFor(language).number(told.seats);
  setFlash(context, {
    kind: "success",
    title: t(`bookingsAdmin:done.${told.key}.title`),
    text: t(`bookingsAdmin:done.${told.key}.text`, { capacity }),
  });
  return redirect(localPath(language, departurePath(id)), 303);
}

/** Deletes it and leads to the list, or says why it stays. */
async function answerDelete(context: RequestContext, departureId: string, read: Pick<AdminAnswer, "form" | "result">) {
  const outcome = await deleteDeparture(context, departureId);
  if (!outcome.ok) return refuse(context, { ...read, problem: outcome.reason }, outcome.reason === "not_found" ? 404 : 409);
  const { language } = context;
  const t = translator(language);
  setFlash(context, { kind: "success", title: t("bookingsAdmin:done.deleted.title"), text: t("bookingsAdmin:done.deleted.text") });
  return redirect(localPath(language, href("/admin/departures")), 303);
}

/** Closes, opens again, changes the number of seats or the day, deletes. */
export async function answerDepartureForm(context: RequestContext, id: string) {
  const departureId = z.uuid().safeParse(id).data;
  if (!departureId) throw data(null, 404);
  const read = await readForm(context.request, departureFormSchema);
  if (!read.ok) return refuseFields(context, read, adminErrors);
  if (read.value.intent === "delete") return answerDelete(context, departureId, read);
  const outcome = await change(context, departureId, read.value);
  if (outcome.ok) {
    const { intent } = read.value;
    const key = outcome.changed ? done[intent] : "unchanged";
    return leadToDeparture(context, departureId, { key, ...(intent === "capacity" && { seats: read.value.capacity }) });
  }
  const { reason } = outcome;
  if (reason === "capacity") return refuse(context, wrongAt(read, { capacity: "capacity" }));
  if (reason === "day") return refuse(context, wrongAt(read, { start: "startDay" }));
  if (reason === "exists") return refuse(context, { ...wrongAt(read, { start: "startTaken" }), exists: outcome.id }, 409);
  if (reason === "decide_by") return refuse(context, wrongAt(read, { decideBy: "decideBy" }), 409);
  if (reason === "guide") return refuse(context, wrongAt(read, { guide: "guide" }), 409);
  const taken = reason === "below_taken" ? outcome.taken : undefined;
  return refuse(context, { ...read, problem: reason, taken }, reason === "not_found" ? 404 : 409);
}

/** At which field it is told that a departure cannot be added, and with which status. */
const notAdded = {
  not_found: { errors: { tour: "tour" }, status: 409 },
  not_published: { errors: { tour: "tour" }, status: 409 },
  day: { errors: { start: "startDay" }, status: 400 },
  capacity: { errors: { capacity: "capacity" }, status: 400 },
  exists: { errors: { start: "startTaken" }, status: 409 },
} as const;

/** Adds a departure and shows it, or says why not. */
export async function answerNewDeparture(context: RequestContext) {
  const read = await readForm(context.request, newDepartureSchema);
  if (!read.ok) return refuseFields(context, read, adminErrors);
  const { tour, start, capacity } = read.value;
  const outcome = await addDeparture(context, { tourId: tour, startDate: start, capacity });
  if (outcome.ok) return leadToDeparture(context, outcome.id, { key: "added" });
  const { errors, status } = notAdded[outcome.reason];
  return refuse(context, { ...wrongAt(read, errors), exists: outcome.reason === "exists" ? outcome.id : undefined }, status);
}
