import { useTranslation } from "react-i18next";
import { useFormats } from "#app/i18n/format.ts";
import type { Owed } from "./departures.server.ts";

/** What pending bookings still owe, in each currency. */
export function OwedAmounts({ owed }: { owed: readonly Owed[] }) {
  const { t } = useTranslation("departuresAdmin");
  const formats = useFormats();
  const due = owed.filter(({ amountMinor }) => amountMinor > 0);
  if (due.length === 0) return <span className="text-muted">{t("departures.nothingOwed")}</span>;
  return formats.list(due.map(({ amountMinor, currency }) => formats.amount(amountMinor, currency)));
}
