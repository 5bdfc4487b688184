/** The page of a tour's rules: what it shows, and what its forms do. */
import { and, asc, eq, gte } from "drizzle-orm";
import { data, redirect } from "react-router";
import { may } from "#app/features/people/access/actor.ts";
import type { RequestContext } from "#app/features/people/access/context.server.ts";
import { numberedId } from "#app/features/publishing/content/admin/editor/piece-id.ts";
import { english, inLanguage, ofTour, ofTourInEnglish } from "#app/features/publishing/content/shown-texts.server.ts";
import { daysOnSale } from "#app/features/selling/catalogue/departures.server.ts";
import { datesOf } from "#app/features/selling/catalogue/schedule/recurrence.server.ts";
import type { SchedulePlan } from "#app/features/selling/catalogue/schedule/schedule-plan.ts";
import { mostDates, type StoredRule } from "#app/features/selling/catalogue/schedule/schedule-rules.ts";
import { rulesOfTour } from "#app/features/selling/catalogue/schedule/schedule-rows.server.ts";
import { ruleInWords } from "#app/features/selling/catalogue/schedule/schedule-words.server.ts";
import { formatsFor } from "#app/i18n/format.ts";
import { translator } from "#app/i18n/i18n.server.ts";
import { localPath, type Language } from "#app/i18n/languages.ts";
import { setFlash } from "#app/platform/flash.server.ts";
import { readForm, refuse, refuseFields, wrongAt } from "#app/platform/forms.server.ts";
import { dateInZone, type CalendarDate } from "#app/values/calendar-date.ts";
import { schema, type Queryable } from "#db/database.server.ts";
import { changeSchedule, forecastSchedule, type RuleChange } from "./schedule-changes.server.ts";
import { fieldsOfRule, readRule, scheduleFormSchema } from "./schedule-form.server.ts";
import { newRule, scheduleErrors, schedulePath, type ScheduleAnswer, type ShownForecast } from "./schedule-form.ts";

const { departures, tours, tourTranslations } = schema;
const nextShown = 12;
/** Most dates of a kind that a forecast names. */
const datesNamed = 12;

async function openTour({ db, language }: RequestContext, written: string) {
  const id = numberedId(written);
  const [tour] =
    id === undefined
      ? []
      : await db
          .select({
            id: tours.id,
            title: inLanguage<string>(tourTranslations.title, english.tour.title),
            timeZone: tours.timeZone,
            state: tours.state,
          })
          .from(tours)
          .innerJoin(english.tour, ofTourInEnglish)
          .leftJoin(tourTranslations, ofTour(language))
          .where(eq(tours.id, id));
  if (!tour) throw data(null, 404);
  return tour;
}
type Tour = Awaited<ReturnType<typeof openTour>>;

/** `byHand`: no rule of the tour has made it. */
type NextDate = { id: string | undefined; startDate: CalendarDate; byHand: boolean; closed: boolean };

/** The next dates: those that exist, and of a tour that is not published those that its rules will make. */
async function nextDates(db: Queryable, tour: Tour, { rules, from, to }: { rules: StoredRule[]; from: CalendarDate; to: CalendarDate }) {
  const rows = await db
    .select({ id: departures.id, startDate: departures.startDate, ruleId: departures.ruleId, closed: departures.closed })
    .from(departures)
    .where(and(eq(departures.tourId, tour.id), gte(departures.startDate, from)))
    .orderBy(asc(departures.startDate))
    .limit(nextShown);
  const there: NextDate[] = rows.map(({ ruleId, ...row }) => ({ ...row, byHand: ruleId === null }));
  if (tour.state === "published") return there;
  const wanted = new Set(rules.flatMap((rule) => datesOf(rule, { from, to })));
  for (const { startDate } of there) wanted.delete(startDate);
  const coming = [...wanted].map((startDate): NextDate => ({ id: undefined, startDate, byHand: false, closed: false }));
  return [...there, ...coming].toSorted((a, b) => a.startDate.localeCompare(b.startDate)).slice(0, nextShown);
}

const inWords = (language: Language, rule: Parameters<typeof ruleInWords>[1], today: CalendarDate) =>
  ruleInWords(language, rule, { reader: "staff", today });

/** What the page shows; `asked` is the rule whose form is open, by its id, or a new one. */
export async function readSchedulePage(context: RequestContext, id: string) {
  const { db, language, now, settings, actor } = context;
  const tour = await openTour(context, id);
  const rules = await rulesOfTour(db, tour.id);
  const { monthsAhead } = settings.departures;
  const window = daysOnSale(tour, now(), monthsAhead);
  const asked = new URL(context.request.url).searchParams.get("rule");
  const open = rules.find((rule) => rule.id === asked);
  const today = window.from;
  return {
    tourId: tour.id,
    published: tour.state === "published",
    monthsAhead,
    mayEdit: may(actor, "content.change"),
    rules: rules.map((rule) => ({
      id: rule.id,
      words: inWords(language, rule, today),
      capacity: rule.capacity,
      basePriceMinor: rule.basePriceMinor,
      exceptions: rule.exceptions.filter((date) => date >= today),
    })),
    form: open || asked === newRule ? { rule: open?.id ?? newRule, fields: fieldsOfRule(open) } : undefined,
    next: await nextDates(db, tour, { rules, ...window }),
    title: translator(language)("scheduleAdmin:title", { tour: tour.title }),
  };
}

const daysIn = (dated: { startDate: CalendarDate }[]) => dated.map(({ startDate }) => startDate).toSorted();

/** `coming` are the dates that a rule of a tour gives that is not published yet. */
function shownForecast(
  { plan, seen }: { plan: SchedulePlan; seen: string },
  { words, coming }: { words: string; coming: CalendarDate[] },
): ShownForecast {
  const all = {
    comes: coming,
    adds: daysIn(plan.adds),
    removes: daysIn(plan.removes),
    closes: daysIn(plan.closes),
    resizes: daysIn(plan.resizes),
    reprices: daysIn(plan.reprices),
    excepts: plan.excepts.flatMap(({ dates }) => dates).toSorted(),
  };
  const kinds = ["comes", "adds", "removes", "closes", "resizes", "reprices", "excepts"] as const;
  const effects = kinds.map((kind) => ({ kind, count: all[kind].length, dates: all[kind].slice(0, datesNamed) }));
  return { seen, words, effects: effects.filter(({ count }) => count > 0) };
}

type Refusal = Omit<ScheduleAnswer, "at">;
const statuses = { not_found: 404, no_dates: 409, too_many: 409 } as const;

/** Shows what a change will do, and once that was seen, does it. */
export async function answerSchedule(context: RequestContext, id: string) {
  const tour = await openTour(context, id);
  const { language, now } = context;
  const t = translator(language);
  const today = dateInZone(now(), tour.timeZone);
  const read = await readForm(context.request, scheduleFormSchema);
  if (!read.ok) return refuseFields(context, read, scheduleErrors);
  const { value } = read;
  const asked = value.intent === "rule" ? readRule(value, today) : undefined;
  if (asked?.ok === false) return refuse(context, wrongAt(read, { [asked.field]: asked.error }));
  const change: RuleChange =
    asked === undefined
      ? { kind: "remove", ruleId: value.rule }
      : value.rule === newRule
        ? { kind: "add", rule: asked.value }
        : { kind: "change", ruleId: value.rule, rule: asked.value };
  const wish = { tourId: tour.id, change };
  const known = (await rulesOfTour(context.db, tour.id)).find((rule) => rule.id === value.rule);
  const named = change.kind === "remove" ? known : change.rule;
  const said = {
    words: named ? inWords(language, named, today) : "",
    coming:
      tour.state === "published" || change.kind === "remove"
        ? []
        : datesOf(change.rule, daysOnSale(tour, now(), context.settings.departures.monthsAhead)),
  };
  const refused = (problem: keyof typeof statuses) =>
    refuse(context, { ...read, problem, most: mostDates } satisfies Refusal, statuses[problem]);
  if (!value.seen) {
    const forecast = await forecastSchedule(context, wish);
    if (!forecast.ok) return refused(forecast.reason);
    return refuse(context, { ...read, forecast: shownForecast(forecast, said) } satisfies Refusal, 200);
  }
  const outcome = await changeSchedule(context, { ...wish, seen: value.seen });
  if (!outcome.ok && outcome.reason === "outdated")
    return refuse(context, { ...read, problem: outcome.reason, forecast: shownForecast(outcome, said) } satisfies Refusal);
  if (!outcome.ok) return refused(outcome.reason);
  const counts = formatsFor(language);
  setFlash(context, {
    kind: "success",
    title: t("scheduleAdmin:done.title"),
    text: t("scheduleAdmin:done.text", {
      adds: counts.number(outcome.plan.adds.length),
      removes: counts.number(outcome.plan.removes.length),
      closes: counts.number(outcome.plan.closes.length),
    }),
  });
  return redirect(localPath(language, schedulePath(tour.id)), 303);
}
