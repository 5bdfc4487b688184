import { CircleAlert } from "#app/ui/icons.tsx";
import { useEffect, useRef, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useChangeText } from "#app/features/selling/bookings/cart/cart-change-text.ts";
import type { Refused } from "#app/features/selling/bookings/cart/cart-changes.ts";
import { useFormats } from "#app/i18n/format.ts";
import { InPageLink } from "#app/ui/in-page-link.tsx";
import type { CheckoutError } from "./checkout-errors.ts";
import { checkoutLimits } from "./checkout-errors.ts";
import type { SentFields } from "./checkout-form.server.ts";
import type { CheckoutPage } from "./checkout-page.server.ts";

/** What the page answers to a form that was refused, or that asked for more time; a success leads on. */
export type CheckoutAnswer = {
  /** By the name of the field, in the order of the page. */
  errors?: Record<string, CheckoutError>;
  problem?:
    | "not_found"
    | "travellers_missing"
    | "transfer_too_late"
    | "key_used"
    | "price_changed"
    | "unavailable"
    | "method_gone"
    | "too_many"
    | "undelivered"
    | "expired"
    | "already_extended";
  lines?: Refused[] | undefined;
  waitMinutes?: number;
  extended?: boolean;
  /** What was typed. */
  sent?: SentFields;
};

/** Id of the control of a field. */
export const fieldId = (name: string) => `checkout-${name.replace(/[[\].]+/g, "-")}`;

const travellerField = /^parties\[(\d+)\]\[(\d+)\]\.(name|diet|accessNeeds)$/;

/** A field's name in words, with the trip where there are several. */
export function useFieldLabel(titles: readonly string[]): (name: string) => string {
  const { t } = useTranslation("checkout");
  return (name) => {
    const [, trip, traveller, field] = travellerField.exec(name) ?? [];
    if (field === "name" || field === "diet" || field === "accessNeeds") {
      const label = t("travellers.fieldOf", { number: Number(traveller) + 1, field: t(`travellers.${field}`) });
      const title = titles[Number(trip)] ?? "";
      return titles.length > 1 ? `${title}, ${label}` : label;
    }
    if (name === "name" || name === "email" || name === "phone" || name === "method" || name === "terms") return t(`fields.${name}`);
    return t("fields.form");
  };
}

/** What is wrong with a field, by its name. */
export function useErrorText(): (error: CheckoutError, name: string) => string {
  const { t } = useTranslation("checkout");
  return (error, name) => t(`errors.${error}`, { limit: /\bname$/.test(name) ? checkoutLimits.name : checkoutLimits.note });
}

type Summed = {
  answer: { errors?: Record<string, CheckoutError> } | undefined;
  titles: readonly string[];
  /** What refused the form, where it was not its fields. */
  problem: ReactNode;
};

/** Everything that keeps the form from being sent, on top, each error a link to its field. It takes the focus when an answer brings it. */
export function ProblemSummary({ answer, titles, problem }: Summed) {
  const { t } = useTranslation("checkout");
  const formats = useFormats();
  const label = useFieldLabel(titles);
  const text = useErrorText();
  const note = useRef<HTMLDivElement>(null);
  const errors = Object.entries(answer?.errors ?? {});
  useEffect(() => {
    if (!answer) return;
    // From its first line, also where it is longer than the window.
    note.current?.focus({ preventScroll: true });
    note.current?.scrollIntoView({ block: "start" });
  }, [answer]);
  if (!problem && errors.length === 0) return null;
  return (
    <div className="note note-problem error-summary" role="alert" tabIndex={-1} ref={note}>
      <CircleAlert className="icon" />
      <div>
        {problem || <p className="font-semibold">{t("problem.fields", { count: errors.length })}</p>}
        <ul>
          {errors.map(([name, error]) => (
            <li key={name}>
              <InPageLink className="text-link" place={fieldId(name)}>
                {formats.pair(label(name), text(error, name))}
              </InPageLink>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/** What keeps an order from being booked. */
export function CheckoutProblems({ page, answer }: { page: CheckoutPage; answer: CheckoutAnswer | undefined }) {
  const { t } = useTranslation("checkout");
  const formats = useFormats();
  const changeText = useChangeText(page.currency);
  const total = formats.amount(page.sum.totalMinor, page.currency);
  const problem = answer?.problem ? (
    <>
      <p>{t(`problem.${answer.problem}`, { count: answer.waitMinutes ?? 0, total })}</p>
      {(answer.lines ?? []).flatMap(({ departureId, changes }) => {
        const title = page.trips.find((trip) => trip.departureId === departureId)?.title ?? "";
        return changes.map((change) => <p key={`${departureId} ${change.kind}`}>{formats.pair(title, changeText(change))}</p>);
      })}
    </>
  ) : undefined;
  return <ProblemSummary answer={answer} titles={page.trips.map(({ title }) => title)} problem={problem} />;
}
