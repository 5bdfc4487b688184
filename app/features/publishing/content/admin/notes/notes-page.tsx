import { useTranslation } from "react-i18next";
import { Form } from "react-router";
import { contentPath, notesOfPath, notesPath } from "#app/features/publishing/content/admin/content-addresses.ts";
import { KindTabs } from "#app/features/publishing/content/admin/kind-tabs.tsx";
import { LanguageShares } from "#app/features/publishing/content/admin/language-share.tsx";
import { DemoBadge } from "#app/features/publishing/content/admin/state-badge.tsx";
import { noteSections } from "#app/features/selling/catalogue/trip/trip-terms.ts";
import { useFormats } from "#app/i18n/format.ts";
import { localPath } from "#app/i18n/languages.ts";
import { LocalLink, useLanguage } from "#app/i18n/local-link.tsx";
import { AdminHead } from "#app/ui/admin/admin-head.tsx";
import { Ago, type Clock } from "#app/ui/admin/ago.tsx";
import { DataTable, type Column } from "#app/ui/admin/data-table.tsx";
import { FormField } from "#app/ui/form-field.tsx";
import { Select } from "#app/ui/select.tsx";
import type { NotesRow } from "./note-list.server.ts";
import { siteScope } from "./note-scopes.ts";

type Props = {
  notes: NotesRow[];
  /** Those that have no notes yet, by name; `missing` are countries of tours among them. */
  countries: { code: string; name: string }[];
  missing: string[];
  clock: Clock;
  waiting: number | undefined;
  mayChange: boolean;
  departures: boolean;
};

/** Leads to the empty form of a country: nothing is kept of it until that is saved. */
function AddCountry({ countries, missing }: Pick<Props, "countries" | "missing">) {
  const { t } = useTranslation("guidesAdmin");
  const formats = useFormats();
  const language = useLanguage();
  const hint = missing.length > 0 ? t("notes.missing", { countries: formats.list(missing.map(formats.countryName)) }) : undefined;
  return (
    <Form method="get" action={localPath(language, notesPath)} className="panel mt-5 notes-add">
      <FormField id="notes-country" errorId="notes-country-error" label={t("notes.add")} error={undefined} hint={hint}>
        <Select
          id="notes-country"
          name="country"
          aria-describedby={hint ? "notes-country-hint" : undefined}
          defaultValue={missing[0]}
          options={countries.map(({ code, name }) => ({ value: code, name }))}
        />
      </FormField>
      <button type="submit" className="button button-secondary">
        {t("notes.addSend")}
      </button>
    </Form>
  );
}

/** What all trip notes of the site, or of a country, have in common. */
export function NotesPage({ notes, countries, missing, clock, waiting, mayChange, departures }: Props) {
  const { t } = useTranslation(["guidesAdmin", "contentAdmin"]);
  const formats = useFormats();
  const nameOf = (scope: string) => (scope === siteScope ? t("notes.site") : formats.countryName(scope));
  const columns = [
    { key: "owner", name: t("notes.owner"), heads: true },
    { key: "sections", name: t("notes.sections"), number: true },
    { key: "languages", name: t("contentAdmin:list.columns.languages") },
    { key: "updated", name: t("contentAdmin:list.columns.updated") },
  ] as const satisfies Column<string>[];
  const rows = notes.map(({ scope, sections, demo, shares, updatedAt }) => ({
    key: scope,
    name: nameOf(scope),
    cells: {
      owner: (
        <span className="content-cell">
          {mayChange ? (
            <LocalLink className="text-link" to={notesOfPath(scope)} prefetch="none">
              {nameOf(scope)}
            </LocalLink>
          ) : (
            nameOf(scope)
          )}
          {demo ? <DemoBadge /> : null}
        </span>
      ),
      sections: t("notes.sectionsOf", { written: formats.number(sections), all: formats.number(noteSections.length) }),
      languages:
        sections === 0 ? (
          <span className="text-muted">{t("notes.nothing")}</span>
        ) : (
          <LanguageShares percentOf={(language) => shares[language]} />
        ),
      updated: updatedAt ? <Ago at={updatedAt} clock={clock} /> : null,
    },
  }));
  return (
    <>
      <AdminHead title={t("notes.title")} lead={t("notes.lead")} trail={[{ name: t("contentAdmin:title"), path: contentPath }]} />
      <KindTabs current="notes" waiting={waiting} departures={departures} />
      <DataTable caption={t("notes.caption", { total: formats.number(rows.length) })} columns={columns} rows={rows} />
      {mayChange ? <AddCountry countries={countries} missing={missing} /> : null}
    </>
  );
}
