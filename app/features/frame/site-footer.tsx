import { Mail, MapPin, Phone } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useMatches } from "react-router";
import { LocalLink } from "#app/i18n/local-link.tsx";
import type { RouteHandle } from "#app/route-handle.ts";
import { Logo } from "#app/ui/logo.tsx";
import type { FrameData } from "./frame-data.server.ts";
import { NewsletterBox } from "#app/features/newsletter/newsletter-box.tsx";
import { OpeningHours } from "./opening-hours.tsx";
import { NetworkIcon, networkNames } from "./social-icons.tsx";

export function SiteFooter({ frame }: { frame: FrameData | undefined }) {
  const { t } = useTranslation();
  const ownNewsletter = useMatches().some((match) => (match.handle as RouteHandle | undefined)?.ownNewsletter);
  if (!frame) return null;
  const { brand, contacts } = frame;
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
          <div>
            <span className="block w-[180px]">
              <Logo />
            </span>
            <p className="quiet mt-4 max-w-[32ch] text-sm">{t("footer.claim", { year: brand.foundedYear, countries: brand.countries })}</p>
            <ul className="social">
              {frame.social.map(({ network, url }) => (
                <li key={network}>
                  <a href={url} rel="noopener" aria-label={t("footer.onNetwork", { brand: brand.name, network: networkNames[network] })}>
                    <NetworkIcon network={network} />
                  </a>
                </li>
              ))}
            </ul>
          </div>
          <nav id="footer-links" aria-label={t("footer.travel")}>
            <h2>{t("footer.travel")}</h2>
            <ul>
              <li>
                <LocalLink to="/destinations">{t("nav.destinations")}</LocalLink>
              </li>
              {frame.menu.categories.map(({ name }) => (
                <li key={name}>
                  <LocalLink to={`/tours/${name.toLowerCase()}`}>{t(`categories.${name}`)}</LocalLink>
                </li>
              ))}
            </ul>
          </nav>
          <nav aria-label={t("footer.company")}>
            <h2>{t("footer.company")}</h2>
            <ul>
              <li>
                <LocalLink to="/">{t("nav.home")}</LocalLink>
              </li>
              <li>
                <LocalLink to="/tours">{t("nav.tours")}</LocalLink>
              </li>
              <li>
                <LocalLink to="/about">{t("nav.about")}</LocalLink>
              </li>
              <li>
                <LocalLink to="/blog">{t("nav.blog")}</LocalLink>
              </li>
              <li>
                <LocalLink to="/contact">{t("nav.contact")}</LocalLink>
              </li>
              <li>
                <LocalLink to="/privacy-policy">{t("footer.privacy")}</LocalLink>
              </li>
              <li>
                <LocalLink to="/terms-conditions">{t("footer.terms")}</LocalLink>
              </li>
            </ul>
          </nav>
          <div>
            <h2>{t("footer.speak")}</h2>
            <ul>
              {contacts.phones.map((phone) => (
                <li key={phone}>
                  <a href={`tel:${phone.replaceAll(" ", "")}`}>
                    <Phone className="icon icon-small" aria-hidden="true" />
                    {phone}
                  </a>
                </li>
              ))}
              {contacts.emails.slice(0, 1).map((email) => (
                <li key={email}>
                  <a href={`mailto:${email}`}>
                    <Mail className="icon icon-small" aria-hidden="true" />
                    {email}
                  </a>
                </li>
              ))}
              <li>
                <LocalLink to="/contact">
                  <MapPin className="icon icon-small" aria-hidden="true" />
                  {contacts.street}, {contacts.city}
                </LocalLink>
              </li>
            </ul>
            <p className="quiet mt-2 text-sm">
              <OpeningHours periods={frame.hours} />
            </p>
          </div>
        </div>
        <p className="base">{t("footer.copyright", { from: brand.foundedYear, to: brand.year, name: brand.legalName })}</p>
      </div>
    </footer>
  );
}
