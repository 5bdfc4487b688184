import { CircleAlert, CreditCard, Landmark } from "#app/ui/icons.tsx";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Form, useNavigation } from "react-router";
import { useCanEmail } from "#app/features/agency/mail/can-email.ts";
import { useFormats } from "#app/i18n/format.ts";
import { LocalLink } from "#app/i18n/local-link.tsx";
import { useHydrated } from "#app/ui/hydrated.ts";
import type { FormAnswer } from "#app/values/form-answer.ts";
import type { PaymentPageData } from "./payment-page.server.ts";

/** What the page answers to a form that was refused; a success leads on. */
export type PaymentAnswer = FormAnswer<
  | "too_many"
  | "away"
  | "not_possible"
  | "not_found"
  | "travellers_missing"
  | "transfer_too_late"
  | "method_gone"
  | "key_used"
  | "code_used_up"
  | "price_changed"
  | "unavailable"
>;

/** Takes the focus when an answer brings it. */
function Problem({ answer, transfer }: { answer: Pick<PaymentAnswer, "problem" | "waitMinutes">; transfer: boolean }) {
  const { t } = useTranslation(["payment", "common"]);
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (answer) note.current?.focus();
  }, [answer]);
  const { problem, waitMinutes = 0 } = answer;
  if (!problem) return null;
  return (
    <div className="note note-problem mb-5" role="alert" tabIndex={-1} ref={note}>
      <CircleAlert className="icon" />
      <div>
        <p>
          {problem === "undelivered"
            ? t("common:undelivered")
            : problem === "forbidden" || problem === "unreadable"
              ? t("common:refused")
              : t(`problem.${problem}`, { count: waitMinutes })}
        </p>
        {problem === "away" && transfer ? <p>{t("problem.awayTransfer")}</p> : null}
      </div>
    </div>
  );
}

/** The ways to go on: one form, each button a way. */
function WaysOn({ page }: { page: PaymentPageData }) {
  const { t } = useTranslation("payment");
  const formats = useFormats();
  const navigation = useNavigation();
  const busy = navigation.state !== "idle" && navigation.formMethod === "POST" ? navigation.formData?.get("intent") : undefined;
  const label = (intent: "card" | "transfer", text: string) => (busy === intent ? t("sending") : text);
  const total = formats.amount(page.totalMinor, page.currency);
  return (
    <Form method="post" className="payment-ways">
      {page.methods.includes("card") ? (
        <button className="button button-primary button-large" name="intent" value="card" aria-disabled={busy ? true : undefined}>
          <CreditCard className="icon" />
          {label("card", t("pay", { total }))}
        </button>
      ) : null}
      {page.methods.includes("bank_transfer") ? (
        <button className="button button-secondary button-large" name="intent" value="transfer" aria-disabled={busy ? true : undefined}>
          <Landmark className="icon" />
          {label("transfer", t("transfer"))}
        </button>
      ) : null}
    </Form>
  );
}

type Props = { page: PaymentPageData; away: boolean; answer: PaymentAnswer | undefined };

/** How a card payment stands, with what can be done about it. */
export function PaymentView({ page, away, answer }: Props) {
  const { t } = useTranslation("payment");
  const formats = useFormats();
  const hydrated = useHydrated();
  const emails = useCanEmail();
  const { state, heldUntil } = page;
  const time = hydrated ? formats.time(heldUntil) : formats.time(heldUntil, page.timeZone);
  const shown = answer ?? (away ? ({ problem: "away" } as const) : undefined);
  const goesOn = state === "open" || state === "over";
  return (
    <div className="page-width payment pb-section">
      <div className="page-head">
        <h1 className="h1">{t(`heading.${state}`)}</h1>
        <p className="lead">
          {t("reference")} <b className="booking-reference">{page.reference}</b>
        </p>
      </div>
      {shown ? <Problem answer={shown} transfer={page.methods.includes("bank_transfer")} /> : null}
      <p className="payment-text">{state === "processing" && !emails ? t("text.processingUnsent") : t(`text.${state}`, { time })}</p>
      {goesOn ? (
        <>
          <WaysOn page={page} />
          <LocalLink className="text-link" to={`/checkout?order=${page.orderId}`}>
            {t("checkout")}
          </LocalLink>
        </>
      ) : (
        <LocalLink className="text-link" to="/contact">
          {t("contact")}
        </LocalLink>
      )}
    </div>
  );
}
