import { useTranslation } from "react-i18next";
import type { BookingStatus } from "#app/features/selling/bookings/booking-status.ts";
import type { PaymentState } from "#app/features/selling/bookings/payment-state.ts";

/** The state of a booking in words; what still runs stands out from what is over. */
export function StatusBadge({ status }: { status: BookingStatus }) {
  const { t } = useTranslation("bookingsAdmin");
  return (
    <span className="badge" data-status={status}>
      {t(`status.${status}`)}
    </span>
  );
}

/** `nothingAsked`: of a booking that is over, where "unpaid" would ask for money. */
export function MoneyBadge({ state, nothingAsked }: { state: PaymentState; nothingAsked: boolean }) {
  const { t } = useTranslation("bookingsAdmin");
  if (nothingAsked && (state === "unpaid" || state === "paid")) return <span className="badge badge-quiet">{t("money.nothing")}</span>;
  return (
    <span className="badge" data-money={state}>
      {t(`money.${state}`)}
    </span>
  );
}
