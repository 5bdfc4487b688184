import { useTranslation } from "react-i18next";
import { useFormats } from "#app/i18n/format.ts";
import type { Clock } from "#app/ui/admin/ago.tsx";
import { dateInZone } from "#app/values/calendar-date.ts";
import type { AdminBooking } from "./booking-page.server.ts";
import { AdminField } from "./admin-field.tsx";
import { AdminForm } from "./admin-form-view.tsx";
import { adminLimits, type AdminAnswer } from "./admin-form.ts";
import { MoneyBadge } from "./status-badge.tsx";
import { answerTo } from "#app/values/form-answer.ts";
import { amountToType } from "#app/values/typed-amount.ts";

type Props = { page: AdminBooking; answer: AdminAnswer | undefined; clock: Clock };

function Sums({ page: { money, currency } }: Pick<Props, "page">) {
  const { t } = useTranslation("bookingsAdmin");
  const formats = useFormats();
  const sums = [
    ["agreed", money.agreedMinor],
    ["received", money.receivedMinor],
    ["owed", money.owedMinor],
    ["surplus", money.surplusMinor],
    ["refundsDue", money.refundsDueMinor],
  ] as const;
  return (
    <dl className="facts">
      {sums
        .filter(([name, amount]) => amount !== 0 || name === "agreed" || name === "received")
        .map(([name, amount]) => (
          <div key={name}>
            <dt>{t(`booking.${name}`)}</dt>
            <dd className="tabular-nums">{formats.amount(amount, currency)}</dd>
          </div>
        ))}
    </dl>
  );
}

function Payments({ page: { payments, currency }, clock }: Pick<Props, "page" | "clock">) {
  const { t } = useTranslation("bookingsAdmin");
  const formats = useFormats();
  return (
    <>
      <h3 className="label-head mt-5">{t("booking.payments")}</h3>
      {payments.length === 0 ? <p className="text-muted">{t("booking.noPayments")}</p> : null}
      <ul className="admin-lines">
        {payments.map(({ id, amountMinor, provider, reference, receivedAt }) => (
          <li key={id}>
            {t("booking.payment", {
              amount: formats.amount(amountMinor, currency),
              date: formats.date(dateInZone(new Date(receivedAt), clock.timeZone)),
              provider: t(`booking.providers.${provider}`),
              reference,
            })}
          </li>
        ))}
      </ul>
    </>
  );
}

type Refund = AdminBooking["refunds"][number];

/** What is to be done about a refund, where its own row says it. */
function RefundToDo({ refund, amount, answer }: { refund: Refund; amount: string; answer: Props["answer"] }) {
  const { t } = useTranslation("bookingsAdmin");
  const form = `refund ${refund.id}`;
  const shared = { name: form, hidden: { refund: refund.id }, answer, busy: t("refundForm.busy") };
  if (refund.toDo === undefined) return null;
  if (refund.toDo === "decide")
    return (
      <>
        <p className="note note-warning mt-2">{t("refundForm.outside", { amount })}</p>
        <AdminForm {...shared} intent="accept" send={t("refundForm.accept")} />
      </>
    );
  return (
    <>
      {refund.toDo === "resend" ? <p className="note note-warning mt-2">{t("refundForm.failed", { amount })}</p> : null}
      <AdminForm {...shared} intent="refund" send={t("refundForm.send")} className="admin-form admin-form-row">
        <AdminField
          name="reference"
          label={t("refundForm.reference", { amount })}
          answer={answerTo(answer, form)}
          input={{ maxLength: adminLimits.reference }}
        />
      </AdminForm>
    </>
  );
}

function Refunds({ page: { refunds, siblings, currency, can }, answer, clock }: Props) {
  const { t } = useTranslation("bookingsAdmin");
  const formats = useFormats();
  if (refunds.length === 0) return null;
  return (
    <>
      <h3 className="label-head mt-5">{t("booking.refunds")}</h3>
      <ul className="admin-lines">
        {refunds.map((refund) => {
          const { id, booking, amountMinor, provider, reference, reason, status, at } = refund;
          const amount = formats.amount(amountMinor, currency);
          return (
            <li key={id}>
              <p>
                {booking && siblings.length > 0 ? `${booking} ` : null}
                {t("booking.refund", { amount, reason: t(`booking.reasons.${reason}`), provider: t(`booking.providers.${provider}`) })}
                {": "}
                <b>{t(`booking.refundStatus.${status}`, { date: formats.moment(at, clock.timeZone), reference: reference ?? "" })}</b>
              </p>
              {can.refund ? <RefundToDo refund={refund} amount={amount} answer={answer} /> : null}
            </li>
          );
        })}
      </ul>
    </>
  );
}

/** How the order stands with money, computed from what came and went, and what can be recorded. */
export function BookingMoney({ page, answer, clock }: Props) {
  const { t } = useTranslation("bookingsAdmin");
  const formats = useFormats();
  const { money, currency, can } = page;
  const sent = answerTo(answer, "pay");
  // Once a payment is recorded its fields are empty for the next; the button keeps the focus.
  const next = page.payments.length;
  return (
    <section className="panel" aria-labelledby="money">
      <h2 className="h4 admin-cell" id="money">
        {t("booking.money")} <MoneyBadge state={money.state} nothingAsked={money.agreedMinor === 0} />
      </h2>
      {page.siblings.length > 0 ? <p className="text-muted">{t("booking.moneyOfOrder")}</p> : null}
      <Sums page={page} />
      {can.refund && money.surplusMinor > 0 ? (
        <AdminForm
          name="surplus"
          intent="surplus"
          answer={answer}
          send={t("surplusForm.send", { amount: formats.amount(money.surplusMinor, currency) })}
          busy={t("surplusForm.busy")}
        />
      ) : null}
      <Payments page={page} clock={clock} />
      <Refunds page={page} answer={answer} clock={clock} />
      {can.pay ? (
        <>
          <h3 className="label-head mt-6 admin-steps">{t("pay.title")}</h3>
          <AdminForm
            name="pay"
            intent="pay"
            answer={answer}
            send={t("pay.send")}
            busy={t("pay.busy")}
            tone={money.owedMinor > 0 ? "primary" : "secondary"}
          >
            <div className="admin-fields">
              <AdminField
                key={`amount ${next}`}
                name="amount"
                label={t("pay.amount", { currency: formats.currencyName(currency) })}
                answer={sent}
                value={money.owedMinor > 0 ? amountToType(money.owedMinor) : ""}
                input={{ inputMode: "decimal", maxLength: adminLimits.amount }}
              />
              <AdminField
                name="received"
                label={t("pay.received")}
                answer={sent}
                value={dateInZone(new Date(clock.now), clock.timeZone)}
                input={{ type: "date" }}
              />
            </div>
            <AdminField
              key={`reference ${next}`}
              name="reference"
              label={t("pay.reference")}
              hint={t("pay.referenceHint")}
              answer={sent}
              input={{ maxLength: adminLimits.reference }}
            />
          </AdminForm>
        </>
      ) : null}
    </section>
  );
}
