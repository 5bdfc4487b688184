/** What the legal texts take from elsewhere, so that a promise stands once: the settings, the tiers of the policy, and an example of both. */
import { cancellationPolicy, feeIn } from "#app/features/selling/bookings/cancellation-policy.ts";
import { cancellationTable } from "#app/features/selling/bookings/cancellation-table.ts";
import { cancellationTiers } from "#app/features/selling/catalogue/cancellation-tiers.ts";
import type { Settings } from "#app/features/agency/settings/settings.server.ts";
import { formatsFor } from "#app/i18n/format.ts";
import { translator } from "#app/i18n/i18n.server.ts";
import type { Language } from "#app/i18n/languages.ts";
import { addDays } from "#app/values/calendar-date.ts";
import { shownPrice } from "#app/values/money.ts";

/** Texts by the name of their place. */
export type LegalValues = Record<string, string>;

/** A tour that two people book in rupees, where one place of the text explains what the others say. */
const example = {
  departure: { startDate: "2027-04-10", timeZone: "Asia/Tokyo" },
  tour: { basePriceMinor: 250_000, discountPercent: 15 },
  currency: "INR",
} as const;

function exampleRows({ booking, rates }: Settings, people: number) {
  const { departure, tour, currency } = example;
  const policy = cancellationPolicy(departure, feeIn(booking.administrativeFeeUsdMinor, currency, rates));
  const paidMinor = shownPrice(tour, currency, rates).price * 100;
  const travellers = Array.from({ length: people }, (_, index) => ({ travellerId: String(index), paidMinor }));
  const rows = cancellationTable(policy, { travellers, feeTakenMinor: 0, today: addDays(departure.startDate, -365) });
  return { policy, paidMinor, rows };
}

/** `tier1.from`, `tier1.share` and so on, the longest before the start first: the table, and what it gives back in the example. */
function tierValues(settings: Settings, language: Language): LegalValues {
  const formats = formatsFor(language);
  const t = translator(language);
  const fee = formats.amount(settings.booking.administrativeFeeUsdMinor, "USD");
  const { rows } = exampleRows(settings, 2);
  const values: LegalValues = {};
  for (const [index, { fromDays, percent, fee: lessFee }] of cancellationTiers.entries()) {
    const part = percent === 100 ? t("legal:share.everything") : percent === 0 ? t("legal:share.nothing") : formats.percent(percent);
    const before = cancellationTiers[index - 1];
    const row = rows[index];
    if (!row) throw new Error("The example has another number of tiers than the policy.");
    const own: LegalValues = {
      from: formats.number(fromDays),
      to: before ? formats.number(before.fromDays - 1) : "",
      percent: formats.percent(percent),
      share: lessFee && settings.booking.administrativeFeeUsdMinor > 0 ? t("legal:share.lessFee", { share: part, fee }) : part,
      firstDay: formats.date(row.firstDay, "long"),
      lastDay: formats.date(row.lastDay, "long"),
      refund: row.refundMinor === 0 ? t("legal:share.nothing") : formats.amount(row.refundMinor, example.currency),
    };
    for (const [name, value] of Object.entries(own)) values[`tier${index + 1}.${name}`] = value;
  }
  return values;
}

/** The numbers of the legal texts in a language. */
export function legalNumbers(settings: Settings, language: Language): LegalValues {
  const { cutOffDays, holdMinutes, transferDueHours } = settings.booking;
  const formats = formatsFor(language);
  const rupees = (minor: number) => formats.amount(minor, example.currency);
  const { policy, paidMinor } = exampleRows(settings, 2);
  return {
    transferTime: formats.duration(transferDueHours, "hour"),
    holdTime: formats.duration(holdMinutes, "minute"),
    cutOff: formats.duration(cutOffDays, "day"),
    ...tierValues(settings, language),
    "example.start": formats.date(example.departure.startDate, "long"),
    "example.price": rupees(paidMinor),
    "example.total": rupees(2 * paidMinor),
    "example.rate": formats.decimal(settings.rates[example.currency]),
    "example.fee": rupees(policy.feeMinor),
    "example.oneRefund": rupees(exampleRows(settings, 1).rows[1]?.refundMinor ?? 0),
  };
}
