import { telephoneLink } from "#app/values/contact-links.ts";
import { ArrowLeft, LifeBuoy, Mail, Phone } from "#app/ui/icons.tsx";
import { useTranslation } from "react-i18next";
import { OpeningHours } from "#app/features/agency/settings/opening-hours.tsx";
import { LocalLink } from "#app/i18n/local-link.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { Logo } from "#app/ui/logo.tsx";
import type { LayoutData } from "./layout-data.server.ts";

/** How to reach somebody without leaving the page, whose form would be lost. */
function Help({ contacts, hours }: Pick<LayoutData, "contacts" | "hours">) {
  const { t } = useTranslation();
  return (
    <Disclosure
      className="preferences"
      summaryClass="slim-link"
      summary={
        <>
          <LifeBuoy className="icon icon-small" />
          {t("nav.help")}
        </>
      }
    >
      <div className="preferences-panel slim-help">
        <p className="font-semibold">{t("footer.speak")}</p>
        <ul>
          {contacts.phones.map((phone) => (
            <li key={phone}>
              <a className="slim-link" href={telephoneLink(phone)}>
                <Phone className="icon icon-small" />
                {phone}
              </a>
            </li>
          ))}
          {contacts.emails.slice(0, 1).map((email) => (
            <li key={email}>
              <a className="slim-link" href={`mailto:${email}`}>
                <Mail className="icon icon-small" />
                {email}
              </a>
            </li>
          ))}
        </ul>
        <p className="text-sm text-muted">
          <OpeningHours periods={hours} />
        </p>
      </div>
    </Disclosure>
  );
}

/** Of a page on which something is being finished: the logo, the way back, help. */
export function SlimHeader({ layout }: { layout: LayoutData | undefined }) {
  const { t } = useTranslation();
  return (
    <header className="site-header slim-header">
      <div className="page-width">
        <LocalLink className="logo" to="/" aria-label={t("homeLink")}>
          <Logo />
        </LocalLink>
        <LocalLink className="slim-link" to="/cart">
          <ArrowLeft className="icon icon-small" />
          {t("nav.backToCart")}
        </LocalLink>
        {layout ? <Help contacts={layout.contacts} hours={layout.hours} /> : null}
      </div>
    </header>
  );
}
