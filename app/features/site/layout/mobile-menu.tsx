import { Menu } from "#app/ui/icons.tsx";
import { useState, type ComponentType } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import { useHydrated } from "#app/ui/hydrated.ts";
import { showPlace } from "#app/ui/page-heading.ts";
import type { LayoutData } from "./layout-data.server.ts";
import type { MobileMenuProps } from "./mobile-menu-dialog.tsx";

const withoutScript = "footer-links";

/** Opens the menu of small screens, which loads when it is first wanted. Without JavaScript it leads to the footer's links. */
export function MobileMenu({ layout }: { layout: LayoutData | undefined }) {
  const { t } = useTranslation();
  const [openedAt, setOpenedAt] = useState<string>();
  const [Dialog, setDialog] = useState<ComponentType<MobileMenuProps>>();
  const hydrated = useHydrated();
  const { pathname } = useLocation();
  // Another page closes it; another list, after a search, is the same page.
  if (openedAt !== undefined && openedAt !== pathname) setOpenedAt(undefined);
  const open = Dialog !== undefined && openedAt === pathname;
  const openMenu = () => {
    setOpenedAt(pathname);
    import("./mobile-menu-dialog.tsx").then(
      ({ MobileMenuDialog }) => setDialog(() => MobileMenuDialog),
      () => {
        setOpenedAt(undefined);
        showPlace(withoutScript);
      },
    );
  };
  if (!hydrated) {
    return (
      <a
        className="icon-button"
        href={`#${withoutScript}`}
        aria-label={t("nav.menu")}
        data-early=""
        onClick={(event) => {
          event.preventDefault();
          openMenu();
        }}
      >
        <Menu className="icon" />
      </a>
    );
  }
  return (
    <>
      <button
        type="button"
        className="icon-button"
        aria-label={t("nav.openMenu")}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={openMenu}
      >
        <Menu className="icon" />
      </button>
      {Dialog ? <Dialog layout={layout} open={open} onClose={() => setOpenedAt(undefined)} /> : null}
    </>
  );
}
