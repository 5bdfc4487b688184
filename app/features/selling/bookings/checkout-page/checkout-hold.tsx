import { Clock, TriangleAlert } from "#app/ui/icons.tsx";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormats } from "#app/i18n/format.ts";
import { useHydrated } from "#app/ui/hydrated.ts";
import type { CheckoutPage } from "./checkout-page.server.ts";

const warningMs = 2 * 60_000;

type Phase = "held" | "ending" | "over";

/** How a hold stands, told by the server's clock: the browser's only counts what has passed since. */
function usePhase({ expiresAt, now, expired }: CheckoutPage["hold"]): Phase {
  const left = expired ? 0 : Date.parse(expiresAt) - Date.parse(now);
  const [phase, setPhase] = useState<{ of: string; phase: Phase }>();
  useEffect(() => {
    const key = `${expiresAt} ${now}`;
    const after = (ms: number, next: Phase) => setTimeout(() => setPhase({ of: key, phase: next }), Math.max(0, ms));
    const timers = [after(left - warningMs, "ending"), after(left, "over")];
    return () => timers.forEach(clearTimeout);
  }, [expiresAt, now, left]);
  const first: Phase = left <= 0 ? "over" : left <= warningMs ? "ending" : "held";
  return phase?.of === `${expiresAt} ${now}` ? phase.phase : first;
}

/** Moves the focus to the new end of the hold once it is prolonged, where the button that has gone had it. */
function useFocusAfterExtension(extended: boolean) {
  const until = useRef<HTMLParagraphElement>(null);
  const before = useRef(extended);
  useEffect(() => {
    if (extended && !before.current && document.activeElement === document.body) until.current?.focus();
    before.current = extended;
  }, [extended]);
  return until;
}

/** Until when the seats are held, calmly; two minutes before the end a warning. It can be prolonged once (WCAG 2.2.1). */
export function CheckoutHold({ page, formId }: { page: CheckoutPage; formId: string }) {
  const { t } = useTranslation("checkout");
  const formats = useFormats();
  const hydrated = useHydrated();
  const { hold } = page;
  const phase = usePhase(hold);
  const until = useFocusAfterExtension(hold.extended);
  const time = hydrated ? formats.time(hold.expiresAt) : formats.time(hold.expiresAt, page.timeZone);
  const HoldIcon = phase === "held" ? Clock : TriangleAlert;
  return (
    <div className={phase === "held" ? "hold-bar note" : "hold-bar note note-warning"}>
      <HoldIcon className="icon" />
      <div>
        <p tabIndex={-1} ref={until}>
          {phase === "over" ? (
            t("hold.over")
          ) : (
            <>
              {t("hold.until")} <time dateTime={hold.expiresAt}>{time}</time>
            </>
          )}
        </p>
        {/* Filled in when it happens: a text that is there from the start is not read out. */}
        <p role="status" aria-live="polite">
          {phase === "ending" ? t(hold.extended ? "hold.endingLast" : "hold.ending") : null}
        </p>
        {phase !== "over" && !hold.extended ? (
          <button className="text-link hold-extend" form={formId} name="intent" value="extend" formNoValidate>
            {t("hold.extend", { count: hold.minutes })}
          </button>
        ) : null}
      </div>
    </div>
  );
}
