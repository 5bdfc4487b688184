import { useId } from "react";
import { useTranslation } from "react-i18next";
import { Form, useNavigation } from "react-router";
import { BookingStepHead } from "#app/features/selling/bookings/booking-page/booking-step-head.tsx";
import { useFormats } from "#app/i18n/format.ts";
import { LocalLink } from "#app/i18n/local-link.tsx";
import { useArrivedAnswer } from "#app/ui/arrived-answer.ts";
import { FieldError } from "#app/ui/form-field.tsx";
import { CircleAlert } from "#app/ui/icons.tsx";
import { SendButton } from "#app/ui/send-button.tsx";
import { useRefusedField } from "#app/ui/refused-field.ts";
import { errorIn, typedIn } from "#app/values/form-answer.ts";
import type { ChoiceAnswer, ChoiceError } from "./choice-form.ts";
import type { ChoicePage, ShownDate } from "./choice-page.server.ts";

/** The others unfold: her money back is not to be far below. */
const shownAtOnce = 6;

type DateProps = { date: ShownDate; page: ChoicePage };

/** When it is, how the price differs, whether it runs and until when it could be cancelled for nothing. */
function DateText({ date, page }: DateProps) {
  const { t } = useTranslation("choice");
  const formats = useFormats();
  const { backMinor, refundUntil, run } = date;
  const price =
    backMinor === undefined ? t("dearer") : backMinor > 0 ? t("back", { amount: formats.amount(backMinor, page.currency) }) : t("same");
  return (
    <span>
      {date.isOffered ? <span className="block text-sm text-muted">{t("offered")}</span> : null}
      <b>{t("date", { from: formats.date(date.startDate), to: formats.date(date.endDate) })}</b>
      <span className="block">{price}</span>
      <span className="block text-sm text-muted">
        {run.text} · {refundUntil ? t("refundUntil", { day: formats.date(refundUntil) }) : t("noFullRefund")}
      </span>
    </span>
  );
}

/** Another date of the tour, each with what it means, or the money back. */
export function ChoiceView({ page, answer: given }: { page: ChoicePage; answer: ChoiceAnswer | undefined }) {
  const { t } = useTranslation("choice");
  const formats = useFormats();
  const id = useId();
  const answer = useArrivedAnswer(given);
  const sending = useNavigation().formMethod === "POST";
  const wrong = errorIn(answer, "choice") === ("choose" satisfies ChoiceError);
  const form = useRefusedField(wrong ? answer?.at : undefined);
  const chosen = typedIn(answer, "choice");
  const [possible, dearer] = [page.dates.filter(isPossible), page.dates.filter((date) => !isPossible(date))];
  const radio = (value: string) => ({
    type: "radio" as const,
    name: "choice",
    value,
    defaultChecked: chosen === value,
    "aria-invalid": wrong ? true : undefined,
    "aria-describedby": wrong ? `${id}-error` : undefined,
  });
  const dateChoice = (date: ShownDate) => (
    <label key={date.departureId} className="choice">
      <input {...radio(`${date.departureId} ${date.backMinor}`)} />
      <DateText date={date} page={page} />
    </label>
  );
  return (
    <div className="page-width pb-section">
      <BookingStepHead page={page} title={t("title")} />
      {answer?.problem === "date_gone" ? (
        <div className="note note-warning mb-5" role="alert">
          <CircleAlert className="icon" />
          <div>
            <b>{t("problem.title")}</b>
            <p>{t("problem.date_gone")}</p>
          </div>
        </div>
      ) : null}
      <div className="confirmation-card mb-5">
        <p>{t("lead", { title: page.title, start: formats.date(page.startDate) })}</p>
        <h2 className="h4 mt-4">{t("reason")}</h2>
        <blockquote className="mt-2">{page.reason}</blockquote>
        <p className="mt-4">{t("until", { until: formats.moment(page.answerBy, page.timeZone) })}</p>
      </div>
      <Form method="post" className="confirmation-card cancel-form" ref={form} noValidate>
        <fieldset key={answer?.at}>
          <legend className="h3">{t("legend")}</legend>
          {possible.slice(0, shownAtOnce).map(dateChoice)}
          {possible.length === 0 ? <p>{t("noDates")}</p> : null}
          <label className="choice">
            <input {...radio("money")} />
            <span>
              <b>{t("moneyBack")}</b>
              <span className="block">{t("moneyBackText", { amount: formats.amount(page.paidMinor, page.currency) })}</span>
            </span>
          </label>
          {possible.length > shownAtOnce ? (
            <details>
              <summary className="text-link">{t("moreDates")}</summary>
              {possible.slice(shownAtOnce).map(dateChoice)}
            </details>
          ) : null}
          <FieldError id={`${id}-error`} error={wrong ? t("choose") : undefined} />
        </fieldset>
        <div className="cancel-buttons">
          <SendButton sending={sending}>{sending ? t("busy") : t("send")}</SendButton>
        </div>
        {dearer.length > 0 ? (
          <ul className="grid gap-3">
            {dearer.map((date) => (
              <li key={date.departureId} className="text-muted">
                <DateText date={date} page={page} />{" "}
                <LocalLink className="text-link" to="/contact">
                  {t("ask")}
                </LocalLink>
              </li>
            ))}
          </ul>
        ) : null}
      </Form>
    </div>
  );
}

const isPossible = ({ backMinor }: ShownDate) => backMinor !== undefined;
