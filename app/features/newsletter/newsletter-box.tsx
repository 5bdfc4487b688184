import { CircleAlert, Mail } from "#app/ui/icons.tsx";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { localPath } from "#app/i18n/languages.ts";
import { useLanguage } from "#app/i18n/local-link.tsx";
import { useHydrated } from "#app/ui/hydrated.ts";
import { showToast } from "#app/ui/toast.ts";
import { sendAddress } from "./send-address.ts";

/** `doneAt` is when the address was taken last. */
type State = { sending: boolean; undelivered: boolean; doneAt: string };

/** The newsletter's form: an address and a button. Without JavaScript the answer is a page, with it a toast. */
export function NewsletterBox({ headingLevel = 2 }: { headingLevel?: 1 | 2 | 3 }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const id = useId();
  // The browser's own messages are in the browser's language, not the page's.
  const hydrated = useHydrated();
  const [{ sending, undelivered, doneAt }, setState] = useState<State>({ sending: false, undelivered: false, doneAt: "" });
  const send = async (form: FormData) => {
    if (sending) return;
    setState({ sending: true, undelivered: false, doneAt });
    // Not by the router: what it cannot send takes the page's place.
    const answer = await sendAddress(localPath(language, "/newsletter/quick"), form);
    setState({ sending: false, undelivered: !answer, doneAt: answer?.ok ? answer.at : doneAt });
    if (answer) showToast({ kind: answer.ok ? "success" : "problem", title: answer.title, text: answer.text });
  };
  const Heading = `h${headingLevel}` as const;
  return (
    <div className="newsletter-box">
      <div>
        <Heading className="h3">{t("newsletter.heading")}</Heading>
        <p className="newsletter-text">{t("newsletter.text")}</p>
      </div>
      {/* Emptied after a good answer; what was typed stays after a bad one. */}
      <form
        method="post"
        action={localPath(language, "/newsletter")}
        key={doneAt}
        noValidate={hydrated}
        onSubmit={(event) => {
          event.preventDefault();
          void send(new FormData(event.currentTarget));
        }}
      >
        <label htmlFor={id} className="sr-only">
          {t("newsletter.email")}
        </label>
        <div className="input">
          <Mail className="icon" />
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
