import { Info } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useNavigation } from "react-router";
import { AdminNav } from "./admin-nav.tsx";

/** What stands around every page of the administrators. `demo` is true while demo content is shown to visitors. */
export function AdminFrame({ demo, children }: { demo: boolean; children: ReactNode }) {
  const { t } = useTranslation(["admin", "common"]);
  const loading = useNavigation().state === "loading";
  return (
    <div className="admin" data-area="admin">
      <AdminNav />
      <div className="admin-page" aria-busy={loading}>
        {/* Specification 2, Admin route guards; shown only to who waits longer than a moment. */}
        <p className="admin-loading" role="status">
          {loading ? t("common:loading") : null}
        </p>
        {demo ? (
          <aside className="note mb-6" aria-label={t("demo.label")}>
            <Info className="icon" aria-hidden="true" />
            <p>
              <b>{t("demo.title")}</b> {t("demo.text")} <code>{t("demo.command")}</code>
            </p>
          </aside>
        ) : null}
        {children}
      </div>
    </div>
  );
}
