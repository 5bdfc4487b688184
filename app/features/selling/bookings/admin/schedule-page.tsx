import { CalendarDays, Pencil, Plus } from "#app/ui/icons.tsx";
import { useTranslation } from "react-i18next";
import { href } from "react-router";
import { useFormats } from "#app/i18n/format.ts";
import { LocalLink } from "#app/i18n/local-link.tsx";
import { AdminHead } from "#app/ui/admin/admin-head.tsx";
import { Feedback } from "#app/ui/admin/feedback.tsx";
import { useArrivedAnswer } from "#app/ui/arrived-answer.ts";
import type { ToastMessage } from "#app/ui/toast.ts";
import { AdminForm } from "./admin-form-view.tsx";
import { departurePath, newDeparturePath } from "./booking-list.ts";
import { ScheduleForecast } from "./schedule-forecast.tsx";
import { newRule, schedulePath, type ScheduleAnswer } from "./schedule-form.ts";
import type { readSchedulePage } from "./schedule-page.server.ts";
import { ScheduleRuleForm } from "./schedule-rule-form.tsx";

type Page = Awaited<ReturnType<typeof readSchedulePage>>;
type Props = { page: Page; answer: ScheduleAnswer | undefined };

function useProblem(answer: ScheduleAnswer | undefined): ToastMessage | undefined {
  const { t } = useTranslation("scheduleAdmin");
  const formats = useFormats();
  const problem = answer?.problem;
  if (!problem) return undefined;
  return { kind: "problem", title: t("problems.title"), text: t(`problems.${problem}`, { most: formats.number(answer.most ?? 0) }) };
}

type Rule = Page["rules"][number];

/** What a rule says beside its days. */
function useRuleNotes() {
  const { t } = useTranslation("scheduleAdmin");
  const formats = useFormats();
  return ({ capacity, basePriceMinor, exceptions }: Rule) =>
    [
      capacity === null ? undefined : t("rules.seats", { seats: formats.number(capacity) }),
      basePriceMinor === null ? undefined : t("rules.price", { price: formats.amount(basePriceMinor, "USD") }),
      exceptions.length === 0
        ? undefined
        : t("rules.without", { dates: formats.list(exceptions.map((date) => formats.date(date, "medium"))) }),
    ].filter((note) => note !== undefined);
}

function RuleRow({ tourId, rule, answer }: { tourId: number; rule: Rule; answer: ScheduleAnswer | undefined }) {
  const { t } = useTranslation("scheduleAdmin");
  const notes = useRuleNotes()(rule);
  return (
    <li>
      <div>
        <b>{rule.words}</b>
        {notes.map((note) => (
          <p key={note} className="text-sm text-muted">
            {note}
          </p>
        ))}
      </div>
      <div className="schedule-acts">
        <LocalLink
          className="button button-secondary button-small"
          to={schedulePath(tourId, rule.id)}
          prefetch="none"
          aria-label={t("rules.changeOne", { rule: rule.words })}
        >
          {t("rules.change")}
        </LocalLink>
        <AdminForm
          name={`remove ${rule.id}`}
          intent="remove"
          answer={answer}
          hidden={{ rule: rule.id }}
          send={t("rules.remove")}
          busy={t("rules.remove")}
          tone="danger-outline"
          className="schedule-remove"
        />
      </div>
    </li>
  );
}

/** What taking a rule away will do, and the button that does it. */
function RemoveForecast({ page, answer }: Props) {
  const { t } = useTranslation("scheduleAdmin");
  const rule = page.rules.find(({ id }) => answer?.form === `remove ${id}`);
  if (!answer?.forecast || !rule) return null;
  return (
    <AdminForm
      name={`remove ${rule.id}`}
      intent="remove"
      answer={answer}
      hidden={{ rule: rule.id, seen: answer.forecast.seen }}
      send={t("preview.send")}
      busy={t("preview.busy")}
      tone="danger-outline"
    >
      <ScheduleForecast key={answer.at} forecast={answer.forecast} published={page.published} removes />
    </AdminForm>
  );
}

function Rules({ page, answer }: Props) {
  const { t } = useTranslation("scheduleAdmin");
  return (
    <section className="panel mb-5" aria-labelledby="rules">
      <h2 className="h4" id="rules">
        {t("rules.title")}
      </h2>
      {page.rules.length === 0 ? (
        <p className="mt-3">{t("rules.none")}</p>
      ) : (
        <ul className="schedule-rules">
          {page.rules.map((rule) => (
            <RuleRow key={rule.id} tourId={page.tourId} rule={rule} answer={answer} />
          ))}
        </ul>
      )}
      <RemoveForecast page={page} answer={answer} />
      {page.form ? null : (
        <LocalLink className="button button-secondary mt-4" to={schedulePath(page.tourId, newRule)} prefetch="none">
          <Plus className="icon" />
          {t("rules.add")}
        </LocalLink>
      )}
    </section>
  );
}

function NextDates({ page }: { page: Page }) {
  const { t } = useTranslation("scheduleAdmin");
  const formats = useFormats();
  return (
    <section className="panel" aria-labelledby="next">
      <h2 className="h4" id="next">
        {t("next.title")}
      </h2>
      {page.next.length === 0 ? <p className="mt-3">{t("next.none")}</p> : null}
      <ol className="schedule-next">
        {page.next.map(({ id, startDate, byHand, closed }) => (
          <li key={startDate}>
            {id ? (
              <LocalLink className="text-link" to={departurePath(id)} prefetch="none">
                {formats.date(startDate)}
              </LocalLink>
            ) : (
              formats.date(startDate)
            )}
            {byHand ? <span className="badge badge-quiet">{t("next.byHand")}</span> : null}
            {closed ? <span className="badge badge-quiet">{t("next.closed")}</span> : null}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The rules of a tour, what they give next, and the form of one. */
export function SchedulePage({ page, answer: given }: Props) {
  const { t } = useTranslation(["scheduleAdmin", "departuresAdmin"]);
  const formats = useFormats();
  const answer = useArrivedAnswer(given);
  return (
    <>
      <AdminHead
        title={page.title}
        lead={t("lead", { months: formats.number(page.monthsAhead) })}
        trail={[{ name: t("departuresAdmin:departures.title"), path: href("/admin/departures") }]}
      >
        {page.mayEdit ? (
          <LocalLink
            className="button button-secondary"
            to={href("/admin/content/tours/:id/:section?", { id: String(page.tourId) })}
            prefetch="none"
            reloadDocument
          >
            <Pencil className="icon" />
            {t("tour")}
          </LocalLink>
        ) : null}
        <LocalLink className="button button-secondary" to={`${href("/admin/departures")}?tour=${page.tourId}`} prefetch="none">
          <CalendarDays className="icon" />
          {t("all")}
        </LocalLink>
        {page.published ? (
          <LocalLink className="button button-secondary" to={newDeparturePath(page.tourId)} prefetch="none">
            <Plus className="icon" />
            {t("single")}
          </LocalLink>
        ) : null}
      </AdminHead>
      <Feedback feedback={useProblem(given)} at={given?.at} />
      {page.published ? null : <p className="note mb-5">{t("draft")}</p>}
      <Rules page={page} answer={answer} />
      {page.form ? (
        <ScheduleRuleForm key={page.form.rule} tourId={page.tourId} published={page.published} form={page.form} answer={answer} />
      ) : null}
      <NextDates page={page} />
    </>
  );
}
