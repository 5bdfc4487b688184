import { CreditCard, Landmark } from "#app/ui/icons.tsx";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Form, useNavigation } from "react-router";
import { CancellationRows } from "#app/features/selling/bookings/cancellation-rows.tsx";
import { partyText } from "#app/features/selling/bookings/party-text.ts";
import { useFormats } from "#app/i18n/format.ts";
import { LocalLink } from "#app/i18n/local-link.tsx";
import { useEditedFields } from "#app/ui/edited-fields.ts";
import { FieldError } from "#app/ui/form-field.tsx";
import { useArrivedAnswer } from "#app/ui/arrived-answer.ts";
import { errorIn, typedIn } from "#app/values/form-answer.ts";
import { useHydrated } from "#app/ui/hydrated.ts";
import type { FormState } from "./checkout-field.tsx";
import { CheckoutHold } from "./checkout-hold.tsx";
import type { CheckoutPage } from "./checkout-page.server.ts";
import { CheckoutProblems, fieldId, useErrorText, type CheckoutAnswer } from "./checkout-problems.tsx";
import { CheckoutSection, CheckoutSteps } from "./checkout-steps.tsx";
import { ContactFields, TravellerFields, TravelsSelf, type KnownBuyer } from "./checkout-travellers.tsx";
import { OrderSummary } from "./order-summary.tsx";
import { PromoCodeFields } from "./promo-code-fields.tsx";
import { followBuyer } from "./travels-self.ts";

const formId = "checkout";

function FieldProblem({ name, form }: { name: string; form: FormState }) {
  const text = useErrorText();
  const error = form.isEdited(name) ? undefined : errorIn(form.answer, name);
  return <FieldError id={`${fieldId(name)}-error`} error={error && text(error, name)} />;
}

type Method = CheckoutPage["methods"][number];
const methodIcons = { bank_transfer: Landmark, card: CreditCard } as const;

function PaymentMethods({
  page,
  form,
  chosen,
  onChoose,
}: {
  page: CheckoutPage;
  form: FormState;
  chosen: Method | undefined;
  onChoose: (method: Method) => void;
}) {
  const { t } = useTranslation("checkout");
  if (page.methods.length === 0) {
    return (
      <p className="note note-warning">
        <span>
          {t(page.transfer.verdict === "too_late" ? "payment.none" : "payment.noneYet")}{" "}
          <LocalLink className="text-link" to="/contact">
            {t("payment.contact")}
          </LocalLink>
        </span>
      </p>
    );
  }
  return (
    <fieldset className="method-list" aria-describedby={`${fieldId("method")}-error`}>
      <legend className="sr-only">{t("fields.method")}</legend>
      {page.methods.map((method, index) => {
        const MethodIcon = methodIcons[method];
        return (
          <label key={method} className="choice method">
            <input
              type="radio"
              id={index === 0 ? fieldId("method") : undefined}
              name="method"
              value={method}
              required
              defaultChecked={chosen === method}
              onChange={() => onChoose(method)}
            />
            <span>
              <b>{t(`payment.${method}.name`)}</b>
              <small>{t(`payment.${method}.text`, { count: page.transferDueHours })}</small>
              {method === "bank_transfer" && page.transfer.isPractice ? <small className="practice">{t("bank.practice")}</small> : null}
            </span>
            <MethodIcon className="icon" />
          </label>
        );
      })}
      <FieldProblem name="method" form={form} />
    </fieldset>
  );
}

function Terms({ form, version }: { form: FormState; version: string }) {
  const { t } = useTranslation("checkout");
  const invalid = !form.isEdited("terms") && errorIn(form.answer, "terms") !== undefined;
  return (
    <div>
      {/* What is accepted is what this page leads to. */}
      <input type="hidden" name="termsVersion" value={version} />
      <label className="choice terms">
        <input
          key={version}
          type="checkbox"
          id={fieldId("terms")}
          name="terms"
          required
          defaultChecked={typedIn(form.answer, "terms") === "on" && typedIn(form.answer, "termsVersion") === version}
          aria-invalid={invalid ? true : undefined}
          aria-describedby={invalid ? `${fieldId("terms")}-error` : undefined}
        />
        <span>{t("terms.accept")}</span>
      </label>
      <p className="terms-links">
        <LocalLink className="text-link" to="/terms-conditions" target="_blank">
          {t("terms.terms")}
        </LocalLink>
        <LocalLink className="text-link" to="/privacy-policy" target="_blank">
          {t("terms.privacy")}
        </LocalLink>
      </p>
      <FieldProblem name="terms" form={form} />
    </div>
  );
}

/** The trips, each with how many travel, and the way back to change that. */
function WhoTravels({ trips }: Pick<CheckoutPage, "trips">) {
  const { t } = useTranslation("checkout");
  const { t: common } = useTranslation();
  const formats = useFormats();
  return (
    <>
      <ul className="who-list">
        {trips.map((trip) => {
          const adults = trip.travellers.filter((unit) => unit === "ADULT").length;
          return (
            <li key={trip.departureId}>
              <span>
                <b>{trip.title}</b>
                <small>{t("dates", { from: formats.date(trip.startDate), to: formats.date(trip.endDate) })}</small>
              </span>
              <span>{partyText(common, formats, { adults, children: trip.travellers.length - adults })}</span>
            </li>
          );
        })}
      </ul>
      <LocalLink className="text-link" to="/cart">
        {t("who.change")}
      </LocalLink>
    </>
  );
}

/** What each trip gives back when it is cancelled, and until when. */
function CancellationTerms({ trips, currency }: Pick<CheckoutPage, "trips" | "currency">) {
  const { t } = useTranslation("checkout");
  return (
    <>
      {trips.map((trip) => (
        <div key={trip.departureId} className="grid gap-3">
          {trips.length > 1 ? <h4 className="font-semibold">{trip.title}</h4> : null}
          <CancellationRows rows={trip.cancellation} currency={currency} caption={t("cancellation.caption", { title: trip.title })} />
        </div>
      ))}
      <p className="text-sm text-muted">{t("cancellation.note")}</p>
    </>
  );
}

type Props = {
  page: CheckoutPage;
  idempotencyKey: string;
  /** Of the terms in force. */
  termsVersion: string;
  known: KnownBuyer;
  answer: CheckoutAnswer | undefined;
};

/** One page, numbered, in the order in which one decides, with the summary beside it. A plain form: nothing typed is lost in any answer. */
export function CheckoutView({ page, idempotencyKey, termsVersion, known, answer: given }: Props) {
  const { t } = useTranslation("checkout");
  const formats = useFormats();
  const hydrated = useHydrated();
  const navigation = useNavigation();
  // What did not arrive leaves the form as it stands.
  const answer = useArrivedAnswer(given);
  const { isEdited, onInput } = useEditedFields(answer);
  const form: FormState = { answer, isEdited };
  const sentMethod = page.methods.find((method) => method === typedIn(answer, "method"));
  const [method, setMethod] = useState(sentMethod ?? page.methods[0]);
  const busy = navigation.state !== "idle" && navigation.formMethod === "POST";
  const paying = busy && !navigation.formData?.get("intent");
  const total = formats.amount(page.sum.totalMinor, page.currency);
  return (
    <div className="page-width pb-section">
      <div className="page-head">
        <h1 className="h1">{t("checkout.title")}</h1>
      </div>
      <CheckoutSteps />
      <div className="checkout-columns">
        <div className="grid gap-5">
          <CheckoutProblems page={page} answer={given} />
          {/* Enter in a field presses the form's first button: that must not be the one that asks for more time. */}
          {method ? (
            <button className="sr-only" form={formId} tabIndex={-1} aria-hidden="true">
              {t(`submit.${method}`, { total })}
            </button>
          ) : null}
          <CheckoutHold page={page} formId={formId} />
          {page.guest && !known ? (
            <p className="text-sm text-muted">
              {t("checkout.haveAccount")}{" "}
              <LocalLink className="text-link" to={`/sign-in?redirectTo=${encodeURIComponent(`/checkout?order=${page.orderId}`)}`}>
                {t("checkout.signIn")}
              </LocalLink>
            </p>
          ) : null}
          <Form
            id={formId}
            method="post"
            className="checkout-form"
            noValidate={hydrated}
            onInput={(event) => {
              onInput(event);
              followBuyer(event);
            }}
          >
            {/* Made for this page: the same form sent twice books once. */}
            <input type="hidden" name="key" value={(answer?.problem !== "key_used" && typedIn(answer, "key")) || idempotencyKey} />
            <input type="hidden" name="total" value={page.sum.totalMinor} />
            <CheckoutSection step="who">
              <WhoTravels trips={page.trips} />
              <h3 className="h4">{t("parts.names")}</h3>
              <ContactFields form={form} known={known} />
              <TravelsSelf form={form} known={known} />
              <TravellerFields page={page} form={form} known={known} />
              <p className="text-sm text-muted">{t("travellers.notesFor")}</p>
            </CheckoutSection>
            <CheckoutSection step="pay">
              {page.takesCodes ? <PromoCodeFields page={page} form={form} /> : null}
              <h3 className="h4">{t("parts.cancel")}</h3>
              <CancellationTerms trips={page.trips} currency={page.currency} />
              <h3 className="h4">{t("parts.pay")}</h3>
              <PaymentMethods page={page} form={form} chosen={method} onChoose={setMethod} />
            </CheckoutSection>
            <CheckoutSection step="terms">
              <Terms form={form} version={termsVersion} />
              {method ? (
                <button
                  className="button button-primary button-large checkout-submit"
                  aria-busy={paying}
                  aria-disabled={paying ? true : undefined}
                >
                  {paying ? <span className="spinner" aria-hidden="true" /> : null}
                  {paying ? t("submit.sending") : t(`submit.${method}`, { total })}
                </button>
              ) : null}
            </CheckoutSection>
          </Form>
        </div>
        <OrderSummary page={page} />
      </div>
    </div>
  );
}
