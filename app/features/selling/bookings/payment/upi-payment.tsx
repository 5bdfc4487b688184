import { useTranslation } from "react-i18next";
import { FactList } from "#app/features/selling/bookings/fact-list.tsx";
import type { UpiPayment as Upi } from "./upi.server.ts";

/** Paying by UPI: the code for a phone beside the screen, the address in words, and a link for the phone that shows the page. */
export function UpiPayment({ upi }: { upi: Upi }) {
  const { t } = useTranslation("checkout");
  return (
    <section className="confirmation-card upi" aria-labelledby="upi-heading">
      <img src={upi.code} width="180" height="180" alt={t("upi.code", { account: upi.account })} />
      <div>
        <h2 className="h3" id="upi-heading">
          {t("upi.heading")}
        </h2>
        <p className="mt-2">{t("upi.text")}</p>
        <FactList facts={[{ label: t("upi.account"), value: upi.account, copy: upi.account }]} />
        <a className="button button-secondary upi-open" href={upi.address}>
          {t("upi.open")}
        </a>
      </div>
    </section>
  );
}
