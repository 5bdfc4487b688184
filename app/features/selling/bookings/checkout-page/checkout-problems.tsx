import { CircleAlert } from "#app/ui/icons.tsx";
import { useEffect, useRef, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useChangeText } from "#app/features/selling/bookings/cart/cart-change-text.ts";
import type { RefusedLine } from "#app/features/selling/bookings/cart/cart-changes.ts";
import { useFormats } from "#app/i18n/format.ts";
import type { FormAnswer } from "#app/values/form-answer.ts";
import { checkoutErrors, checkoutLimits } from "./checkout-errors.ts";
import { InPageLink } from "#app/ui/in-page-link.tsx";
import type { CheckoutPage } from "./checkout-page.server.ts";

/** What the page answers to a form that was refused, or that asked for more time; a success leads on. */
export type CheckoutAnswer = FormAnswer<
  | "too_many"
  | "not_found"
  | "travellers_missing"
  | "transfer_too_late"
  | "key_used"
  | "price_changed"
  | "code_used_up"
  | "terms_changed"
  | "unavailable"
  | "method_gone"
  | "expired"
  | "already_extended",
  { lines: RefusedLine[]; extended: boolean }
>;

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
    if (name === "name" || name === "email" || name === "phone" || name === "method" || name === "terms" || name === "code")
      return t(`fields.${name}`);
    return t("fields.form");
  };
}

/** What is wrong with a field, by its name. */
export function useErrorText(): (error: string, name: string) => string {
  const { t } = useTranslation("checkout");
  return (error, name) =>
    t(`errors.${checkoutErrors.find((key) => key === error) ?? "unreadable"}`, {
      limit: /\bname$/.test(name) ? checkoutLimits.name : checkoutLimits.note,
    });
}

type Summed = {
  answer: Pick<FormAnswer, "result"> | undefined;
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
  const errors = Object.entries(answer?.result?.error ?? {}).flatMap(([name, found]) => (found?.[0] ? [[name, found[0]] as const] : []));
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
  const { t } = useTranslation(["checkout", "common"]);
  const formats = useFormats();
  const changeText = useChangeText(page.currency);
  const total = formats.amount(page.sum.totalMinor, page.currency);
  const problem = answer?.problem ? (
    <>
      <p>
        {answer.problem === "forbidden" || answer.problem === "unreadable"
          ? t("common:refused")
          : t(`problem.${answer.problem}`, { count: answer.waitMinutes ?? 0, total })}
      </p>
      {(answer.lines ?? []).flatMap(({ departureId, changes }) => {
        const title = page.trips.find((trip) => trip.departureId === departureId)?.title ?? "";
        return changes.map((change) => <p key={`${departureId} ${change.kind}`}>{formats.pair(title, changeText(change))}</p>);
      })}
    </>
  ) : undefined;
  return <ProblemSummary answer={answer} titles={page.trips.map(({ title }) => title)} problem={problem} />;
}
