import { Info, TriangleAlert } from "#app/ui/icons.tsx";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useLocation, useNavigation } from "react-router";
import { sectionId } from "#app/features/agency/settings/admin/settings-form.ts";
import { localPath } from "#app/i18n/languages.ts";
import { LocalLink, useLanguage } from "#app/i18n/local-link.tsx";
import type { AdminEntryKey } from "./admin-entries.ts";
import { AdminNav, type Waiting } from "./admin-nav.tsx";
import { emailSetupId, type Risk } from "./risks.ts";

type Props = {
  /** True while demo content is shown to visitors. */
  demo: boolean;
  risks: readonly Risk[];
  seesChecklist: boolean;
  entries: readonly AdminEntryKey[];
  waiting: Waiting;
  children: ReactNode;
};

/** What customers notice: in full on the first page, elsewhere in a line. */
function Risks({ risks, whole, seesSettings }: { risks: readonly Risk[]; whole: boolean; seesSettings: boolean }) {
  const { t } = useTranslation("admin");
  // That nobody is emailed concerns every page that says so.
  const shown = whole ? risks : risks.filter((risk) => risk === "mail");
  if (shown.length === 0) return null;
  return (
    <aside className={whole ? "mb-6 grid gap-3" : "mb-4 grid gap-2"} aria-label={t("risks.label")}>
      {shown.map((risk) => (
        <div
          key={risk}
          id={whole && risk === "mail" ? emailSetupId : undefined}
          className={whole ? "note note-problem" : "note note-problem note-slim"}
        >
          <TriangleAlert className="icon" />
          <p className="wrap-anywhere">
            <b>{t(`risks.${risk}`)}</b>{" "}
            {whole ? (
              <>
                {t(`risks.${risk}Text`)}{" "}
                {risk === "bank" && seesSettings ? (
                  <LocalLink className="text-link" to={`/admin/settings#${sectionId("bankTransfer")}`} prefetch="none">
                    {t("risks.toBank")}
                  </LocalLink>
                ) : null}
              </>
            ) : (
              <LocalLink className="text-link" to={`/admin#${emailSetupId}`} prefetch="none">
                {t("risks.more")}
              </LocalLink>
            )}
          </p>
        </div>
      ))}
    </aside>
  );
}

/** What stands around every page of the administrators. */
export function AdminLayout({ demo, seesChecklist, risks, entries, waiting, children }: Props) {
  const { t } = useTranslation(["admin", "common"]);
  const loading = useNavigation().state === "loading";
  const language = useLanguage();
  // What to do about it is told once, on the first page.
  const whole = useLocation().pathname === localPath(language, "/admin");
  // Whoever can mend it has it there in the list of what the site lacks, with the way to each.
  const listed = whole && seesChecklist;
  return (
    <div className="admin" data-area="admin">
      <AdminNav entries={entries} waiting={waiting} />
      <div className="admin-page" aria-busy={loading}>
        {/* Shown only to who waits longer than a moment. */}
        <p className="admin-loading" role="status">
          {loading ? t("common:loading") : null}
        </p>
        {listed ? null : <Risks risks={risks} whole={whole} seesSettings={entries.includes("settings")} />}
        {demo && !listed ? (
          <aside className={whole ? "note mb-6" : "note note-slim mb-4"} aria-label={t("demo.label")}>
            <Info className="icon" />
            <p>
              <b>{t("demo.title")}</b>{" "}
              {whole ? (
                t("demo.text")
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
