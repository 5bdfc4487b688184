/** The page that cancels a departure: what it shows before, and what its form does. */
import { data, redirect } from "react-router";
import { z } from "zod";
import type { RequestContext } from "#app/features/people/access/context.server.ts";
import { formatsFor } from "#app/i18n/format.ts";
import { translator } from "#app/i18n/i18n.server.ts";
import { localPath } from "#app/i18n/languages.ts";
import { setFlash } from "#app/platform/flash.server.ts";
import { readForm, refuse, refuseFields, wrongAt } from "#app/platform/forms.server.ts";
import { addDays, addMonths, calendarDateOf, dateInZone } from "#app/values/calendar-date.ts";
import { line } from "#app/values/form-fields.ts";
import { adminErrors, adminLimits, type AdminError } from "./admin-form.ts";
import { departurePath } from "./booking-list.ts";
import { affectedBookings, cancelDeparture, fingerprintOf } from "./cancel-departure.server.ts";
import { openDeparture } from "./departure-page.server.ts";

/** Whom it affects; throws 404 where there is no such departure, and leads back where it has started or is cancelled already. */
export async function readCancelDeparturePage(context: RequestContext, id: string) {
  const departure = await openDeparture(context, id);
  const today = dateInZone(context.now(), departure.timeZone);
  if (departure.cancelled || departure.startDate <= today) throw redirect(localPath(context.language, departurePath(id)));
  const affected = await affectedBookings(context.db, departure.id);
  const { monthsAhead } = context.settings.departures;
  const { tourTitle, startDate } = departure;
  return {
    departure: { id: departure.id, tourTitle, startDate },
    affected,
    seen: fingerprintOf(affected),
    days: { first: addDays(today, 1), last: addMonths(today, monthsAhead) },
  };
}

const error = (key: AdminError) => key;
const cancelDepartureSchema = z.object({
  reason: line({ required: error("reasonRequired"), max: adminLimits.reason, tooLong: error("tooLong") }),
  newStart: z
    .string()
    .default("")
    .transform((text) => (text.trim() === "" ? null : calendarDateOf(text)))
    .pipe(z.string(error("startDay")).nullable()),
  seen: z.string().max(100),
});

/** Cancels what was shown and leads to the departure; where somebody has booked meanwhile, that is shown first. */
export async function answerCancelDeparture(context: RequestContext, id: string) {
  const departureId = z.uuid().safeParse(id).data;
  if (!departureId) throw data(null, 404);
  const read = await readForm(context.request, cancelDepartureSchema);
  if (!read.ok) return refuseFields(context, read, adminErrors);
  const { reason, newStart, seen } = read.value;
  const outcome = await cancelDeparture(context, { departureId, reason, newStart, seen });
  const { language } = context;
  if (outcome.ok) {
    const t = translator(language);
    const { number } = formatsFor(language);
    setFlash(context, {
      kind: "success",
      title: t("departuresAdmin:cancelDeparture.done.title"),
      text: t("departuresAdmin:cancelDeparture.done.text", { asked: number(outcome.asked), ended: number(outcome.ended) }),
    });
    return redirect(localPath(language, departurePath(departureId)), 303);
  }
  if (outcome.reason === "not_found") throw data(null, 404);
  if (outcome.reason === "day") return refuse(context, wrongAt(read, { newStart: error("startDay") }));
  return refuse(context, { ...read, problem: outcome.reason }, 409);
}
