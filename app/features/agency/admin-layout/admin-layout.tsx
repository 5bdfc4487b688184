import { Info } from "#app/ui/icons.tsx";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useLocation, useNavigation } from "react-router";
import { localPath } from "#app/i18n/languages.ts";
import { LocalLink, useLanguage } from "#app/i18n/local-link.tsx";
import { demoPath } from "#app/features/agency/demo/demo-address.ts";
import type { AdminEntryKey } from "./admin-entries.ts";
import { AdminNav, type Waiting } from "./admin-nav.tsx";

type Props = {
  /** True while demo content is shown to visitors. */
  demo: boolean;
  mayRemoveDemo: boolean;
  entries: readonly AdminEntryKey[];
  waiting: Waiting;
  children: ReactNode;
};

/** What stands around every page of the administrators. */
export function AdminLayout({ demo, mayRemoveDemo, entries, waiting, children }: Props) {
  const { t } = useTranslation(["admin", "common"]);
  const loading = useNavigation().state === "loading";
  const language = useLanguage();
  // What to do about it is told once, on the first page.
  const whole = useLocation().pathname === localPath(language, "/admin");
  return (
    <div className="admin" data-area="admin">
      <AdminNav entries={entries} waiting={waiting} />
      <div className="admin-page" aria-busy={loading}>
        {/* Shown only to who waits longer than a moment. */}
        <p className="admin-loading" role="status">
          {loading ? t("common:loading") : null}
        </p>
        {demo ? (
          <aside className={whole ? "note mb-6" : "note note-slim mb-4"} aria-label={t("demo.label")}>
            <Info className="icon" />
            <p>
              <b>{t("demo.title")}</b>{" "}
              {whole ? (
                <>
                  {t("demo.text")}{" "}
                  {mayRemoveDemo ? (
                    <LocalLink className="text-link" to={demoPath} prefetch="none">
                      {t("demo.remove")}
                    </LocalLink>
                  ) : null}
                </>
              ) : (
                <LocalLink className="text-link" to="/admin" prefetch="none">
                  {t("demo.more")}
                </LocalLink>
              )}
            </p>
          </aside>
        ) : null}
        {children}
      </div>
    </div>
  );
}
