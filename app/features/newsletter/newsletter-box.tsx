import { Mail } from "lucide-react";
import { useEffect, useId } from "react";
import { useTranslation } from "react-i18next";
import { useFetcher } from "react-router";
import { localPath } from "#app/i18n/languages.ts";
import { useLanguage } from "#app/i18n/local-link.tsx";
import { useHydrated } from "#app/ui/hydrated.ts";
import { showToast } from "#app/ui/toast.ts";
import type { NewsletterAnswer } from "./newsletter-answer.ts";

/** The newsletter's form: an address and a button. Without JavaScript the answer is a page, with it a toast. */
export function NewsletterBox({ headingLevel = 2 }: { headingLevel?: 1 | 2 | 3 }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const fetcher = useFetcher<{ answer: NewsletterAnswer }>();
  const id = useId();
  // The browser's own messages are in the browser's language, not the page's.
  const hydrated = useHydrated();
  const sending = fetcher.state !== "idle";
  const answer = fetcher.data?.answer;
  useEffect(() => {
    if (answer) showToast({ kind: answer.ok ? "success" : "problem", title: answer.title, text: answer.text });
  }, [answer]);
  const Heading = `h${headingLevel}` as const;
  return (
    <div className="newsletter-box">
      <div>
        <Heading className="h3">{t("newsletter.heading")}</Heading>
        <p className="newsletter-text">{t("newsletter.text")}</p>
      </div>
      {/* Emptied after a good answer; what was typed stays after a bad one. */}
      <fetcher.Form method="post" action={localPath(language, "/newsletter")} key={answer?.ok ? answer.at : "open"} noValidate={hydrated}>
        <label htmlFor={id} className="sr-only">
          {t("newsletter.email")}
        </label>
        <div className="input">
          <Mail className="icon" aria-hidden="true" />
          <input
            id={id}
            name="email"
            type="email"
            required
            maxLength={254}
            placeholder={t("newsletter.placeholder")}
            autoComplete="email"
          />
        </div>
        <div className="honeypot" aria-hidden="true">
          <input name="website" tabIndex={-1} autoComplete="off" aria-label="Website" />
        </div>
        <button className="button button-sun" disabled={sending} aria-busy={sending}>
          {sending ? t("newsletter.sending") : t("newsletter.submit")}
        </button>
      </fetcher.Form>
    </div>
  );
}
