import { Check } from "#app/ui/icons.tsx";
import { useEffect, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { InPageLink } from "#app/ui/in-page-link.tsx";

const steps = ["who", "pay", "terms"] as const;
export type CheckoutStep = (typeof steps)[number];

const anchorOf = (step: CheckoutStep) => `step-${step}`;

/** Nothing is missing in it, and nothing in it was refused. */
const isDone = (section: Element) => section.querySelector(":invalid, [aria-invalid='true']") === null;

type Progress = { current: CheckoutStep; done: readonly CheckoutStep[] };

/**
 * The section that is being read, which is the last one whose top has passed the upper third of the window; and what is done: the
 * sections above the furthest one read, from the first on until one in which something is missing.
 */
function useProgress(): Progress {
  const [progress, setProgress] = useState<Progress>({ current: "who", done: [] });
  useEffect(() => {
    const sections = steps.flatMap((step) => {
      const section = document.getElementById(anchorOf(step));
      return section ? [{ step, section }] : [];
    });
    let furthest = 0;
    const find = () => {
      const passed = sections.filter(({ section }) => section.getBoundingClientRect().top < innerHeight / 3).length;
      const current = Math.max(0, passed - 1);
      furthest = Math.max(furthest, current);
      const open = sections.findIndex(({ section }) => !isDone(section));
      const done = sections.slice(0, open < 0 ? furthest : Math.min(furthest, open));
      setProgress({ current: sections[current]?.step ?? "who", done: done.map(({ step }) => step) });
    };
    // Told at each line a section crosses, not at each pixel.
    const observer = new IntersectionObserver(find, { rootMargin: "-33% 0px -66% 0px" });
    for (const { section } of sections) observer.observe(section);
    document.addEventListener("change", find);
    return () => {
      observer.disconnect();
      document.removeEventListener("change", find);
    };
  }, []);
  return progress;
}

/** The sections of the page, numbered: links to each. */
export function CheckoutSteps() {
  const { t } = useTranslation("checkout");
  const { current, done } = useProgress();
  return (
    <nav aria-label={t("steps.label")}>
      <ol className="checkout-steps">
        {steps.map((step) => (
          <li key={step} className={done.includes(step) ? "is-done" : undefined}>
            <InPageLink place={anchorOf(step)} aria-current={step === current ? "step" : undefined}>
              {t(`steps.${step}`)}
              {done.includes(step) && (
                <>
                  <Check />
                  <span className="sr-only"> ({t("steps.done")})</span>
                </>
              )}
            </InPageLink>
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
