import { ChevronRight, X } from "#app/ui/icons.tsx";
import type { TFunction } from "i18next";
import { useTranslation } from "react-i18next";
import { LocalLink, LocalNavLink } from "#app/i18n/local-link.tsx";
import { Logo } from "#app/ui/logo.tsx";
import { Modal } from "#app/ui/modal.tsx";
import { SignOutButton } from "./account-bar.tsx";
import type { LayoutData } from "./layout-data.server.ts";
import { PreferenceFields } from "./preferences.tsx";

function accountLinks(account: LayoutData["account"], t: TFunction) {
  if (!account) {
    return [
      { path: "/sign-in", name: t("nav.signIn") },
      { path: "/register", name: t("nav.register") },
    ];
  }
  const profile = { path: "/profile", name: account.firstName || t("nav.profile") };
  return [profile, ...(account.adminMenu ?? [])];
}

export type MobileMenuProps = { layout: LayoutData | undefined; open: boolean; onClose: () => void };

/** The menu of small screens: full screen, the links of the header, closing on any choice. */
export function MobileMenuDialog({ layout, open, onClose }: MobileMenuProps) {
  const { t } = useTranslation();
  const links = [
    { path: "/", name: t("nav.home") },
    { path: "/destinations", name: t("nav.destinations") },
    { path: "/tours", name: t("nav.tours") },
    { path: "/about", name: t("nav.about") },
    { path: "/blog", name: t("nav.blog") },
    { path: "/contact", name: t("nav.contact") },
    { path: "/saved", name: t("nav.saved") },
    { path: "/cart", name: layout?.cartCount ? t("nav.cartCount", { count: layout.cartCount }) : t("nav.cart") },
    ...accountLinks(layout?.account, t),
  ];
  return (
    <Modal open={open} onClose={onClose} label={t("nav.menu")} className="mobile-menu">
      <div className="mobile-menu-head">
        <LocalLink className="logo h-[38px]" to="/" aria-label={t("homeLink")} onClick={onClose}>
          <Logo />
        </LocalLink>
        <button type="button" className="icon-button" aria-label={t("nav.closeMenu")} onClick={onClose}>
          <X className="icon" />
        </button>
      </div>
      <div className="grid gap-7 px-gutter pb-10 pt-2">
        <nav className="mobile-menu-links" aria-label={t("nav.main")}>
          {links.map(({ path, name }) => (
            <LocalNavLink key={path} to={path} end={path === "/" || path === "/admin"} onClick={onClose}>
              {name}
              <ChevronRight className="icon" />
            </LocalNavLink>
          ))}
        </nav>
        <LocalLink className="button button-primary button-large" to="/contact" onClick={onClose}>
          {t("nav.bookNow")}
        </LocalLink>
        {layout?.account ? <SignOutButton className="button button-secondary button-wide" /> : null}
        {layout ? <PreferenceFields layout={layout} /> : null}
      </div>
    </Modal>
  );
}
