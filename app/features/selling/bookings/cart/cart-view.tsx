import { largestParty } from "#app/features/selling/bookings/party-size.ts";
import { CalendarDays, CircleAlert } from "#app/ui/icons.tsx";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Form, useNavigation } from "react-router";
import { useFormats } from "#app/i18n/format.ts";
import { LocalLink } from "#app/i18n/local-link.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { SendButton } from "#app/ui/send-button.tsx";
import type { FormAnswer } from "#app/values/form-answer.ts";
import { overlappingTrips } from "./overlapping-trips.ts";
import type { CartChange, RefusedLine } from "./cart-changes.ts";
import { useChangeText } from "./cart-change-text.ts";
import { CartLineCard } from "./cart-line.tsx";
import type { CartPage } from "./cart-page.server.ts";
import { SumLines } from "./price-summary.tsx";

/** What the page answers to a form that was refused; a success leads on. */
export type CartAnswer = FormAnswer<
  "too_many" | "not_found" | "party" | "too_many_lines" | "unavailable" | "line_gone" | "cart_empty" | "price_changed",
  {
    /** Why a departure could not be added. */
    changes: CartChange[];
    /** Which lines keep the cart from being booked. */
    lines: RefusedLine[];
  }
>;

function Problem({ answer, cart }: { answer: CartAnswer; cart: CartPage | undefined }) {
  const { t } = useTranslation(["checkout", "common"]);
  const formats = useFormats();
  const changeText = useChangeText(cart?.currency ?? "INR");
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (answer) note.current?.focus();
  }, [answer]);
  const reasons = [
    ...(answer.changes ?? []).map((change) => changeText(change)),
    ...(answer.lines ?? []).flatMap(({ departureId, changes }) => {
      const title = cart?.lines.find((line) => line.departureId === departureId)?.title ?? "";
      return changes.map((change) => formats.pair(title, changeText(change)));
    }),
  ];
  const { problem } = answer;
  if (!problem) return null;
  return (
    <div className="note note-problem mb-5" role="alert" tabIndex={-1} ref={note}>
      <CircleAlert className="icon" />
      <div>
        <p>
          {problem === "undelivered"
            ? t("common:undelivered")
            : problem === "forbidden"
              ? t("common:refused")
              : t(`cart.problem.${problem}`, { ...largestParty, count: answer.waitMinutes ?? 0 })}
        </p>
        {reasons.map((reason) => (
          <p key={reason}>{reason}</p>
        ))}
      </div>
    </div>
  );
}

function Order({ cart }: { cart: CartPage }) {
  const { t } = useTranslation("checkout");
  const formats = useFormats();
  const navigation = useNavigation();
  const starting = navigation.formData?.get("intent") === "checkout";
  return (
    <aside className="order-card" aria-labelledby="order-heading">
      <h2 className="h4" id="order-heading">
        {t("cart.order")}
      </h2>
      <div className="mt-3">
        <p className="sum-line">
          <span>
            {t("cart.content", {
              tours: t("cart.tours", { count: cart.lines.length }),
              seats: t("cart.seats", { count: cart.travellers }),
            })}
          </span>
          <span>{formats.amount(cart.sum.baseMinor, cart.currency)}</span>
        </p>
        <SumLines sum={cart.sum} currency={cart.currency} />
      </div>
      {cart.canBeBooked ? (
        <Form method="post" className="mt-5">
          <input type="hidden" name="intent" value="checkout" />
          <input type="hidden" name="total" value={cart.sum.totalMinor} />
          <SendButton sending={starting} look="button-primary button-large button-wide">
            {starting ? t("cart.holding") : cart.priceChanged ? t("cart.acceptAndCheckOut") : t("cart.checkOut")}
          </SendButton>
        </Form>
      ) : (
        <p className="note note-warning mt-5">
          <CircleAlert className="icon" />
          {t("cart.cannotBeBooked")}
        </p>
      )}
      <p className="mt-3 text-sm text-muted">{t("cart.nothingCharged")}</p>
    </aside>
  );
}

/** Moves the focus to the heading when a line has gone: the button that had it went too. */
function useFocusAfterRemoval(lines: number) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(lines);
  useEffect(() => {
    if (lines < before.current) heading.current?.focus();
    before.current = lines;
  }, [lines]);
  return heading;
}

/** The cart: what a visitor wishes to book. It holds no seats; prices and seats are those of this moment. */
export function CartView({ cart, answer }: { cart: CartPage | undefined; answer: CartAnswer | undefined }) {
  const { t } = useTranslation("checkout");
  const formats = useFormats();
  const heading = useFocusAfterRemoval(cart?.lines.length ?? 0);
  if (!cart) {
    return (
      <div className="page-width section-tight">
        {answer ? <Problem answer={answer} cart={undefined} /> : null}
        <EmptyState picture="empty-cart" heading={t("cart.empty")} headingLevel={1}>
          <p className="lead">{t("cart.emptyText")}</p>
          <LocalLink className="button button-secondary" to="/tours">
            {t("cart.browse")}
          </LocalLink>
        </EmptyState>
      </div>
    );
  }
  const dates = ({ startDate, endDate }: CartPage["lines"][number]) =>
    t("dates", { from: formats.date(startDate), to: formats.date(endDate) });
  return (
    <div className="page-width pb-section">
      <div className="page-head">
        <h1 className="h1" tabIndex={-1} ref={heading}>
          {t("cart.title")}
        </h1>
        <p className="lead">{t("cart.lead")}</p>
      </div>
      {answer ? <Problem answer={answer} cart={cart} /> : null}
      <p className="sr-only" role="status">
        {t("cart.totalNow", { total: formats.amount(cart.sum.totalMinor, cart.currency) })}
      </p>
      {overlappingTrips(cart.lines).map(([one, other]) => (
        <p className="note note-warning mb-5" key={`${one.id} ${other.id}`}>
          <CalendarDays className="icon" />
          <span>{t("cart.overlap", { one: one.title, oneDates: dates(one), other: other.title, otherDates: dates(other) })}</span>
        </p>
      ))}
      <div className="checkout-columns">
        <div className="grid gap-4">
          {cart.lines.map((line) => (
            <CartLineCard key={line.id} line={line} currency={cart.currency} />
          ))}
          <p>
            <LocalLink className="text-link" to="/tours">
              {t("cart.addAnother")}
            </LocalLink>
          </p>
        </div>
        <Order cart={cart} />
      </div>
    </div>
  );
}
