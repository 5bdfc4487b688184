import { useEffect, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";

const steps = ["who", "names", "cancel", "pay", "terms"] as const;
export type CheckoutStep = (typeof steps)[number];

const anchorOf = (step: CheckoutStep) => `step-${step}`;

/** The section that is being read: the last one whose top has passed the upper third of the window. */
function useCurrentStep(): CheckoutStep {
  const [current, setCurrent] = useState<CheckoutStep>("who");
  useEffect(() => {
    const sections = steps.flatMap((step) => document.getElementById(anchorOf(step)) ?? []);
    const find = () => {
      const passed = sections.filter((section) => section.getBoundingClientRect().top < innerHeight / 3).length;
      setCurrent(steps[Math.max(0, passed - 1)] ?? "who");
    };
    // Told at each line a section crosses, not at each pixel.
    const observer = new IntersectionObserver(find, { rootMargin: "-33% 0px -66% 0px" });
    for (const section of sections) observer.observe(section);
    return () => observer.disconnect();
  }, []);
  return current;
}

/** The sections of the page, numbered: links to each. */
export function CheckoutSteps() {
  const { t } = useTranslation("checkout");
  const current = useCurrentStep();
  return (
    <nav aria-label={t("steps.label")}>
      <ol className="checkout-steps">
        {steps.map((step) => (
          <li key={step}>
            <a href={`#${anchorOf(step)}`} aria-current={step === current ? "step" : undefined}>
              {t(`steps.${step}`)}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

export function CheckoutSection({ step, children }: { step: CheckoutStep; children: ReactNode }) {
  const { t } = useTranslation("checkout");
  const id = anchorOf(step);
  return (
    <section className="checkout-section" id={id} aria-labelledby={`${id}-heading`}>
      <h2 className="h3" id={`${id}-heading`}>
        <span className="step-disc" aria-hidden="true">
          {steps.indexOf(step) + 1}
        </span>
        {t(`steps.${step}`)}
      </h2>
      {children}
    </section>
  );
}
