import { CircleAlert, Mail } from "#app/ui/icons.tsx";
import { useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { localPath } from "#app/i18n/languages.ts";
import { useLanguage } from "#app/i18n/local-link.tsx";
import { useHydrated } from "#app/ui/hydrated.ts";
import { showToast } from "#app/ui/toast.ts";
import { sendAddress } from "./send-address.ts";

/** The newsletter's form: an address and a button. Without JavaScript the answer is a page, with it a toast. */
export function NewsletterBox({ headingLevel = 2 }: { headingLevel?: 1 | 2 | 3 }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const id = useId();
  // The browser's own messages are in the browser's language, not the page's.
  const hydrated = useHydrated();
  const address = useRef<HTMLInputElement>(null);
  const [{ sending, undelivered }, setState] = useState({ sending: false, undelivered: false });
  const send = async (form: HTMLFormElement) => {
    if (sending) return;
    setState({ sending: true, undelivered: false });
    // Not by the router: what it cannot send takes the page's place.
    const answer = await sendAddress(localPath(language, "/newsletter/quick"), new FormData(form));
    setState({ sending: false, undelivered: !answer });
    if (!answer) return;
    // Emptied after a good answer; what was typed stays after a bad one, to be put right.
    if (answer.ok) form.reset();
    else address.current?.focus();
    showToast({ kind: answer.ok ? "success" : "problem", title: answer.title, text: answer.text });
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
          />
        </div>
        <div className="honeypot" aria-hidden="true">
          <input name="website" tabIndex={-1} autoComplete="off" aria-label="Website" />
        </div>
        {/* Not disabled while sending: the focus would go. */}
        <button className="button button-sun" aria-busy={sending}>
          {sending ? t("newsletter.sending") : t("newsletter.submit")}
        </button>
        {/* A toast would have to be loaded first. */}
        {undelivered ? (
          <p className="newsletter-problem" role="alert">
            <CircleAlert className="icon" />
            {t("newsletter.undelivered")}
          </p>
        ) : null}
      </form>
    </div>
  );
}
