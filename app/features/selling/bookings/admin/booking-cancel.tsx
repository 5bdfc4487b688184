import { useEffect, useId, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useFormats } from "#app/i18n/format.ts";
import type { Clock } from "#app/ui/admin/ago.tsx";
import type { AdminBooking } from "./booking-page.server.ts";
import { AdminField, useAdminError } from "./admin-field.tsx";
import { AdminForm } from "./admin-form-view.tsx";
import { adminLimits, type AdminAnswer, type ShownQuote } from "./admin-form.ts";
import { answerTo } from "#app/values/form-answer.ts";
import { amountToType } from "#app/values/typed-amount.ts";

type Props = { page: AdminBooking; answer: AdminAnswer | undefined; clock: Clock };

function Choice({ page, answer }: Pick<Props, "page" | "answer">) {
  const { t } = useTranslation("bookingsAdmin");
  const id = useId();
  const going = page.travellers.filter(({ cancelledAt }) => cancelledAt === null);
  const chosen = answer?.quote?.lines.map(({ travellerId }) => travellerId);
  const error = useAdminError()(answerTo(answer, "quote"), "traveller");
  const by = answer?.quote?.by ?? (page.can.customerCancels ? "customer" : "agency");
  return (
    <AdminForm name="quote" intent="quote" answer={answer} send={t("cancel.show")} busy={t("cancel.show")}>
      <fieldset aria-describedby={error ? id : undefined}>
        <legend className="label-head">{t("cancel.who")}</legend>
        {going.map((traveller) => (
          <label key={`${traveller.id} ${answer?.at}`} className="choice">
            <input
              type="checkbox"
              name="traveller"
              value={traveller.id}
              defaultChecked={chosen?.includes(traveller.id) ?? !error}
              aria-invalid={error ? true : undefined}
            />
            {traveller.name ?? t(`units.${traveller.unit}`)}
          </label>
        ))}
        {error ? (
          <p className="field-error" id={id}>
            {error}
          </p>
        ) : null}
      </fieldset>
      <fieldset>
        <legend className="label-head">{t("cancel.why")}</legend>
        {(["customer", "agency"] as const)
          .filter((who) => who === "agency" || page.can.customerCancels)
          .map((who) => (
            <label key={`${who} ${answer?.at}`} className="choice">
              <input type="radio" name="by" value={who} defaultChecked={who === by} />
              {t(`cancel.${who}`)}
            </label>
          ))}
      </fieldset>
    </AdminForm>
  );
}

function Confirm({ page, quote, answer, clock }: Props & { quote: ShownQuote }) {
  const { t } = useTranslation("bookingsAdmin");
  const formats = useFormats();
  const heading = useRef<HTMLHeadingElement>(null);
  const { at } = answer ?? {};
  const refused = Boolean(answer?.result?.error);
  useEffect(() => {
    // A refused field has the focus already.
    if (at && !refused) heading.current?.focus();
  }, [at, refused]);
  const money = (amountMinor: number) => formats.amount(amountMinor, page.currency);
  const most = quote.lines.reduce((sum, { paidMinor }) => sum + paidMinor, 0);
  const nameOf = (id: string) => page.travellers.find((traveller) => traveller.id === id)?.name ?? t("nobody");
  const sent = answerTo(answer, "cancel");
  return (
    <div className="admin-quote">
      <h3 className="h4" ref={heading} tabIndex={-1}>
        {t("cancel.quoteTitle")}
      </h3>
      <ul className="admin-lines">
        {quote.lines.map((line) => (
          <li key={line.travellerId}>
            {t("cancel.line", { name: nameOf(line.travellerId), paid: money(line.paidMinor), refund: money(line.refundMinor) })}
          </li>
        ))}
      </ul>
      <p>
        {t("cancel.policy", {
          percent: formats.number(quote.percent),
          fee: money(quote.feeMinor),
          date: formats.moment(quote.validUntil, clock.timeZone),
        })}
      </p>
      <AdminForm
        name="cancel"
        intent="cancel"
        answer={answer}
        hidden={{ quote: quote.id, by: quote.by }}
        send={t("cancel.send", { count: quote.lines.length })}
        busy={t("cancel.busy")}
        tone="danger-outline"
      >
        {quote.lines.map(({ travellerId }) => (
          <input key={travellerId} type="hidden" name="traveller" value={travellerId} />
        ))}
        <AdminField
          name="refund"
          label={t("cancel.refund", { currency: formats.currencyName(page.currency) })}
          hint={t("cancel.refundHint", { least: money(quote.refundMinor), most: money(page.can.refund ? most : quote.refundMinor) })}
          answer={sent}
          value={amountToType(quote.refundMinor)}
          input={{ inputMode: "decimal", maxLength: adminLimits.amount }}
        />
        <AdminField
          name="reason"
          label={t("cancel.reason")}
          hint={t("cancel.reasonHint")}
          answer={sent}
          input={{ maxLength: adminLimits.reason }}
        />
      </AdminForm>
    </div>
  );
}

/** Cancelling in two steps: who and why, then the refund as it would be, and only then the cancellation. */
export function BookingCancel(props: Props) {
  const { t } = useTranslation("bookingsAdmin");
  const { answer } = props;
  return (
    <section className="panel admin-steps" aria-labelledby="cancel">
      <h2 className="h4" id="cancel">
        {t("cancel.title")}
      </h2>
      <Choice page={props.page} answer={answer} />
      {answer?.quote ? <Confirm key={answer.quote.id} {...props} quote={answer.quote} /> : null}
    </section>
  );
}
