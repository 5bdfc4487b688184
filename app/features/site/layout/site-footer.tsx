import { telephoneLink } from "#app/values/contact-links.ts";
import { Mail, MapPin, Phone } from "#app/ui/icons.tsx";
import { useTranslation } from "react-i18next";
import { useMatches } from "react-router";
import { LocalLink } from "#app/i18n/local-link.tsx";
import { routeHandle } from "#app/route-handle.ts";
import { Logo } from "#app/ui/logo.tsx";
import type { LayoutData } from "./layout-data.server.ts";
import { useSlim } from "./use-layout.ts";
import { NewsletterBox } from "#app/features/publishing/newsletter/newsletter-box.tsx";
import { OpeningHours } from "#app/features/agency/settings/opening-hours.tsx";
import { NetworkIcon } from "#app/ui/network-icon.tsx";
import { networkNames } from "#app/values/social-networks.ts";

const legalPages = [
  ["/privacy-policy", "footer.privacy"],
  ["/terms-conditions", "footer.terms"],
] as const;

const companyPages = [
  ["/", "nav.home"],
  ["/tours", "nav.tours"],
  ["/about", "nav.about"],
  ["/blog", "nav.blog"],
  ["/contact", "nav.contact"],
  ...legalPages,
] as const;

function Company({ brand, social }: Pick<LayoutData, "brand" | "social">) {
  const { t } = useTranslation();
  return (
    <div>
      <span className="block w-[180px]">
        <Logo />
      </span>
      <p className="quiet mt-4 max-w-[32ch] text-sm">{t("footer.claim", { year: brand.foundedYear, countries: brand.countries })}</p>
      <ul className="social">
        {social.map(({ network, url }) => (
          <li key={network}>
            <a href={url} rel="noopener" aria-label={t("footer.onNetwork", { brand: brand.name, network: networkNames[network] })}>
              <NetworkIcon network={network} />
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

function PageLinks({ menu }: Pick<LayoutData, "menu">) {
  const { t } = useTranslation();
  return (
    <>
      <nav id="footer-links" aria-label={t("footer.travel")}>
        <h2>{t("footer.travel")}</h2>
        <ul>
          <li>
            <LocalLink to="/destinations">{t("nav.destinations")}</LocalLink>
          </li>
          {menu.categories.map(({ name }) => (
            <li key={name}>
              <LocalLink to={`/tours/${name.toLowerCase()}`}>{t(`categories.${name}`)}</LocalLink>
            </li>
          ))}
        </ul>
      </nav>
      <nav aria-label={t("footer.company")}>
        <h2>{t("footer.company")}</h2>
        <ul>
          {companyPages.map(([path, name]) => (
            <li key={path}>
              <LocalLink to={path}>{t(name)}</LocalLink>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}

function Contacts({ contacts, hours }: Pick<LayoutData, "contacts" | "hours">) {
  const { t } = useTranslation();
  return (
    <div>
      <h2>{t("footer.speak")}</h2>
      <ul>
        {contacts.phones.map((phone) => (
          <li key={phone}>
            <a href={telephoneLink(phone)}>
              <Phone className="icon icon-small" />
              {phone}
            </a>
          </li>
        ))}
        {contacts.emails.slice(0, 1).map((email) => (
          <li key={email}>
            <a href={`mailto:${email}`}>
              <Mail className="icon icon-small" />
              {email}
            </a>
          </li>
        ))}
        <li>
          <LocalLink to="/contact">
            <MapPin className="icon icon-small" />
            {contacts.street}, {contacts.city}
          </LocalLink>
        </li>
      </ul>
      <p className="quiet mt-2 text-sm">
        <OpeningHours periods={hours} />
      </p>
    </div>
  );
}

/** What ends every page. Without the layout's data, as on the page of a fault, there is none. */
export function SiteFooter({ layout }: { layout: LayoutData | undefined }) {
  const { t } = useTranslation();
  const slim = useSlim();
  const ownNewsletter = useMatches().some((match) => routeHandle(match.handle).ownNewsletter);
  if (!layout) return null;
  const { brand } = layout;
  if (slim) {
    return (
      <footer className="site-footer band-night" aria-label={t("footer.label")}>
        <div className="ornament ornament-ikat" aria-hidden="true" />
        <div className="page-width slim-footer">
          <p>{t("footer.copyright", { from: brand.foundedYear, to: brand.year, name: brand.legalName })}</p>
          <ul>
            {legalPages.map(([path, name]) => (
              <li key={path}>
                <LocalLink to={path} target="_blank">
                  {t(name)}
                </LocalLink>
              </li>
            ))}
          </ul>
        </div>
      </footer>
    );
  }
  return (
    <footer className="site-footer band-night" aria-label={t("footer.label")}>
      <div className="ornament ornament-ikat" aria-hidden="true" />
      <div className="page-width">
        {ownNewsletter ? null : (
          <div className="newsletter-band">
            <NewsletterBox />
          </div>
        )}
        <div className="columns">
          <Company brand={brand} social={layout.social} />
          <PageLinks menu={layout.menu} />
          <Contacts contacts={layout.contacts} hours={layout.hours} />
        </div>
        <p className="base">{t("footer.copyright", { from: brand.foundedYear, to: brand.year, name: brand.legalName })}</p>
      </div>
    </footer>
  );
}
