import { useTranslation } from "react-i18next";
import { contentPath, notesOfPath, notesPath } from "#app/features/publishing/content/admin/content-addresses.ts";
import type { OtherLanguage } from "#app/features/publishing/content/content-terms.ts";
import { BesideForm } from "#app/features/publishing/content/admin/trip/beside-form.tsx";
import { TripTextPair } from "#app/features/publishing/content/admin/trip/trip-field.tsx";
import type { TripAnswer } from "#app/features/publishing/content/admin/trip/trip-form.ts";
import type { TripFields } from "#app/features/publishing/content/trip-sections.ts";
import { noteSections } from "#app/features/selling/catalogue/trip/trip-terms.ts";
import { useFormats } from "#app/i18n/format.ts";
import { AdminHead } from "#app/ui/admin/admin-head.tsx";
import { siteScope } from "./note-scopes.ts";

type Props = {
  scope: string;
  language: OtherLanguage;
  fields: TripFields;
  version: number;
  answer: TripAnswer | undefined;
};

/** What the trip notes of all tours, or of those in a country, say where a tour says nothing of its own. */
export function NotesEditor({ scope, language, fields, version, answer }: Props) {
  const { t } = useTranslation(["guidesAdmin", "contentAdmin", "tripAdmin", "tripNotes"]);
  const formats = useFormats();
  const ofSite = scope === siteScope;
  const problem = answer?.problem;
  const said =
    problem === "stale"
      ? { title: t("notes.stale.title"), text: t("notes.stale.text") }
      : problem
        ? { title: t(`tripAdmin:problems.${problem}.title`), text: t(`tripAdmin:problems.${problem}.text`) }
        : undefined;
  return (
    <>
      <AdminHead
        title={ofSite ? t("notes.ofSite") : t("notes.ofCountry", { country: formats.countryName(scope) })}
        trail={[
          { name: t("contentAdmin:title"), path: contentPath },
          { name: t("notes.title"), path: notesPath },
        ]}
      />
      <BesideForm
        heading={t("notes.sections")}
        lead={ofSite ? t("notes.siteLead") : t("notes.countryLead")}
        language={language}
        pathOf={(other) => notesOfPath(scope, other)}
        fields={fields}
        version={version}
        answer={answer}
        problem={said}
      >
        <p className="field-hint">{t("notes.paragraphs")}</p>
        {noteSections.map((section) => (
          <TripTextPair key={section} name={section} label={t(`tripNotes:sections.${section}`)} rows={5} />
        ))}
      </BesideForm>
    </>
  );
}
