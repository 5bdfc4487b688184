import { telephoneLink } from "#app/values/contact-links.ts";
import { Heart, Mail, Phone, Search } from "#app/ui/icons.tsx";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { LocalLink, LocalNavLink } from "#app/i18n/local-link.tsx";
import { Logo } from "#app/ui/logo.tsx";
import type { LayoutData } from "./layout-data.server.ts";
import { AccountBar } from "./account-bar.tsx";
import { CartLink } from "./cart-link.tsx";
import { DestinationsMenu, ToursMenu } from "./mega-menu.tsx";
import { MobileMenu } from "./mobile-menu.tsx";
import { Preferences } from "./preferences.tsx";

/** True while the page is being scrolled down, beyond the height of the header. */
function useScrollingDown(): boolean {
  const [down, setDown] = useState(false);
  useEffect(() => {
    let last = scrollY;
    const compare = () => {
      if (Math.abs(scrollY - last) < 8) return;
      setDown(scrollY > last && scrollY > 240);
      last = scrollY;
    };
    addEventListener("scroll", compare, { passive: true });
    return () => removeEventListener("scroll", compare);
  }, []);
  return down;
}

function TopBar({ layout }: { layout: LayoutData }) {
  const { t } = useTranslation();
  const [phone] = layout.contacts.phones;
  const [email] = layout.contacts.emails;
  return (
    <div className="top-bar band-night">
      <div className="page-width">
        <ul>
          {phone ? (
            <li>
              <a href={telephoneLink(phone)}>
                <Phone className="icon icon-small" />
                {phone}
              </a>
            </li>
          ) : null}
          {email ? (
            <li>
              <a href={`mailto:${email}`}>
                <Mail className="icon icon-small" />
                {email}
              </a>
            </li>
          ) : null}
        </ul>
        <ul>
          <li>
            <LocalLink to="/saved">
              <Heart className="icon icon-small" />
              {t("nav.saved")}
            </LocalLink>
          </li>
          <li>
            <Preferences layout={layout} />
          </li>
          <AccountBar account={layout.account} />
          <li>
            <CartLink count={layout.cartCount} />
          </li>
        </ul>
      </div>
    </div>
  );
}

/** Contact bar and navigation, one banner. It has no box of its own: the bar scrolls away and the navigation stays for the whole page. */
export function SiteHeader({ layout }: { layout: LayoutData | undefined }) {
  const { t } = useTranslation();
  const hidden = useScrollingDown();
  return (
    <header className="contents">
      {layout ? <TopBar layout={layout} /> : null}
      <div className="site-header" data-hidden={hidden ? "" : undefined}>
        <div className="page-width">
          <LocalLink className="logo" to="/" aria-label={t("homeLink")}>
            <Logo />
          </LocalLink>
          <nav className="main-nav" aria-label={t("nav.main")}>
            <ul>
              <li>
                <LocalNavLink className="nav-item" to="/" end>
                  {t("nav.home")}
                </LocalNavLink>
              </li>
              {layout ? (
                <>
                  <li>
                    <DestinationsMenu menu={layout.menu} />
                  </li>
                  <li>
                    <ToursMenu menu={layout.menu} />
                  </li>
                </>
              ) : null}
              <li>
                <LocalNavLink className="nav-item" to="/about">
                  {t("nav.about")}
                </LocalNavLink>
              </li>
              <li>
                <LocalNavLink className="nav-item" to="/blog">
                  {t("nav.blog")}
                </LocalNavLink>
              </li>
              <li>
                <LocalNavLink className="nav-item" to="/contact">
                  {t("nav.contact")}
                </LocalNavLink>
              </li>
            </ul>
          </nav>
          <LocalLink className="button button-primary max-lg:hidden" to="/contact">
            {t("nav.bookNow")}
          </LocalLink>
          <div className="mobile-actions">
            <LocalLink className="icon-button" to="/tours" aria-label={t("nav.search")}>
              <Search className="icon" />
            </LocalLink>
            <CartLink count={layout?.cartCount ?? 0} iconOnly />
            <MobileMenu layout={layout} />
          </div>
        </div>
      </div>
    </header>
  );
}
