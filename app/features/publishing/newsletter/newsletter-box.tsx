import { CircleAlert, Mail } from "#app/ui/icons.tsx";
import { useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { localPath } from "#app/i18n/languages.ts";
import { useLanguage } from "#app/i18n/local-link.tsx";
import { useHydrated } from "#app/ui/hydrated.ts";
import { sendForAnswer } from "#app/ui/send-for-answer.ts";
import { showToast } from "#app/ui/toast.ts";
import type { NewsletterAnswer } from "./newsletter-answer.ts";

/** The form often stands at the lower edge of the window, and the line below it. */
const bringIntoView = (line: HTMLElement | null) => line?.scrollIntoView({ block: "nearest" });

/** The newsletter's form: an address and a button. Without JavaScript the answer is a page, with it a toast, or a line beside the field. */
export function NewsletterBox({ headingLevel = 2 }: { headingLevel?: 1 | 2 | 3 }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const id = useId();
  // The browser's own messages are in the browser's language, not the page's.
  const hydrated = useHydrated();
  const address = useRef<HTMLInputElement>(null);
  const [{ sending, problem }, setState] = useState<{ sending: boolean; problem?: string | undefined }>({ sending: false });
  const send = async (form: HTMLFormElement) => {
    if (sending) return;
    setState({ sending: true });
    // Not by the router: what it cannot send takes the page's place.
    const answer: NewsletterAnswer = await sendForAnswer<NewsletterAnswer>(localPath(language, "/newsletter/quick"), new FormData(form));
    const { done, title = "", text = t("newsletter.undelivered") } = answer;
    if (done) {
      setState({ sending: false });
      form.reset();
      showToast({ kind: "success", title, text });
      return;
    }
    // Beside the field: a toast would lie over it, and goes. What was typed stays, to be put right.
    setState({ sending: false, problem: text });
    if (answer.problem !== "undelivered") address.current?.focus();
  };
  const Heading = `h${headingLevel}` as const;
  return (
    <div className="newsletter-box">
      <div>
        <Heading className="h3">{t("newsletter.heading")}</Heading>
        <p className="newsletter-text">{t("newsletter.text")}</p>
      </div>
      <form
        method="post"
        action={localPath(language, "/newsletter")}
        noValidate={hydrated}
        onSubmit={(event) => {
          event.preventDefault();
          void send(event.currentTarget);
        }}
      >
        <label htmlFor={id} className="sr-only">
          {t("newsletter.email")}
        </label>
        <div className="input">
          <Mail className="icon" />
          <input
            ref={address}
            id={id}
            name="email"
            type="email"
            required
            maxLength={254}
            placeholder={t("newsletter.placeholder")}
            autoComplete="email"
            aria-describedby={problem ? `${id}-problem` : undefined}
            onChange={() => setState({ sending })}
          />
        </div>
        <div className="honeypot" aria-hidden="true">
          <input name="website" tabIndex={-1} autoComplete="off" aria-label="Website" />
        </div>
        {/* Not disabled while sending: the focus would go. */}
        <button className="button button-sun" aria-busy={sending}>
          {sending ? t("newsletter.sending") : t("newsletter.submit")}
        </button>
        {problem ? (
          <p ref={bringIntoView} className="newsletter-problem" id={`${id}-problem`} role="alert">
            <CircleAlert className="icon" />
            {problem}
          </p>
        ) : null}
      </form>
    </div>
  );
}
