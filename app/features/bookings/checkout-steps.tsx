import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

const steps = ["who", "names", "cancel", "pay", "terms"] as const;
export type CheckoutStep = (typeof steps)[number];

/** The sections of the page, numbered: links to each. */
export function CheckoutSteps() {
  const { t } = useTranslation("checkout");
  return (
    <nav aria-label={t("steps.label")}>
      <ol className="checkout-steps">
        {steps.map((step) => (
          <li key={step}>
            <a href={`#step-${step}`}>{t(`steps.${step}`)}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

export function CheckoutSection({ step, children }: { step: CheckoutStep; children: ReactNode }) {
  const { t } = useTranslation("checkout");
  return (
    <section className="checkout-section" id={`step-${step}`} aria-labelledby={`step-${step}-heading`}>
      <h2 className="h3" id={`step-${step}-heading`}>
        <span className="step-disc" aria-hidden="true">
          {steps.indexOf(step) + 1}
        </span>
        {t(`steps.${step}`)}
      </h2>
      {children}
    </section>
  );
}
