/** Paying in rupees by UPI: an address that every UPI app reads, and the same drawn as a QR code. */
import { renderSVG } from "uqr";
import type { Settings } from "#app/features/agency/settings/settings.server.ts";
import type { Currency } from "#app/values/money.ts";

/** The usual most of one UPI payment (NPCI): one lakh rupees. */
const mostMinor = 100_000 * 100;

export type UpiPayment = {
  /** Of the agency, such as `yatrika@okbank`. */
  account: string;
  /** Opens a UPI app on the device itself. */
  address: string;
  /** The same, as the address of a picture. */
  code: string;
};

type Owed = { amountMinor: number; currency: Currency; reference: string };

/** How this amount can be paid by UPI; undefined where the agency has no UPI address, in other currencies, and above the limit. */
export function upiPayment(
  { upi, accountHolder }: Settings["bankTransfer"],
  { amountMinor, currency, reference }: Owed,
): UpiPayment | undefined {
  if (!upi || currency !== "INR" || amountMinor <= 0 || amountMinor > mostMinor) return undefined;
  const fields = { pn: accountHolder, am: (amountMinor / 100).toFixed(2), cu: currency, tn: reference };
  // With %20 for a space: not every app takes the + of a form. The address itself needs no escape, and some apps take none in it.
  const rest = Object.entries(fields).map(([name, value]) => `&${name}=${encodeURIComponent(value)}`);
  const address = `upi://pay?pa=${upi}${rest.join("")}`;
  // Light around it and black on white whatever the page's colours are: cameras need both.
  const drawing = renderSVG(address, { ecc: "M", border: 4, pixelSize: 1 });
  return { account: upi, address, code: `data:image/svg+xml,${encodeURIComponent(drawing)}` };
}
