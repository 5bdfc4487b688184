import { useTranslation } from "react-i18next";
import { comparedAtMost, comparePath, tourPath } from "#app/features/selling/catalogue/catalogue-addresses.ts";
import { useFormats } from "#app/i18n/format.ts";
import { localPath } from "#app/i18n/languages.ts";
import { LocalLink, useLanguage } from "#app/i18n/local-link.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { TriangleAlert, X } from "#app/ui/icons.tsx";
import { PictureImage } from "#app/ui/picture.tsx";
import { useComparedRows } from "./compare-rows.ts";
import type { Comparison } from "./compare.server.ts";
import { differs, type ComparedRow, type ComparedTour } from "./compare.ts";

/** A row whose answers differ carries a mark and a word for it, beside its colour. */
function Row({ row }: { row: ComparedRow }) {
  const { t } = useTranslation("compare");
  const marked = differs(row);
  return (
    <tr data-differs={marked ? "" : undefined}>
      <th scope="row">
        {row.name}
        {marked ? <span className="compare-mark">{t("differs")}</span> : null}
      </th>
      {row.cells.map(({ lines, more }, index) => (
        // A cell is known by its column.
        // oxlint-disable-next-line react/no-array-index-key
        <td key={index}>
          {lines.map((line) => (
            <span key={line}>{line}</span>
          ))}
          {more ? <small>{more}</small> : null}
        </td>
      ))}
    </tr>
  );
}

function ColumnHead({ tour, tours }: { tour: ComparedTour; tours: ComparedTour[] }) {
  const { t } = useTranslation("compare");
  const rest = tours.flatMap(({ slug }) => (slug === tour.slug ? [] : slug));
  return (
    <th scope="col">
      {tour.picture ? <PictureImage picture={tour.picture} decorative eager /> : null}
      <LocalLink className="compare-title" to={tourPath(tour.slug)}>
        {tour.title}
      </LocalLink>
      <span className="compare-place">{tour.destination}</span>
      <LocalLink className="compare-remove" to={comparePath(rest)} preventScrollReset>
        <X className="icon icon-small" />
        {t("remove")} <span className="sr-only">{tour.title}</span>
      </LocalLink>
    </th>
  );
}

function ComparisonTable({ tours }: { tours: ComparedTour[] }) {
  const { t } = useTranslation("compare");
  const { facts, access } = useComparedRows(tours);
  return (
    // A table that scrolls sideways is reached by keyboard, too.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className="compare-frame" tabIndex={0} role="region" aria-label={t("title")}>
      <table className="compare-table" data-tours={tours.length}>
        <caption className="sr-only">{t("caption")}</caption>
        <thead>
          <tr>
            <td className="compare-corner">{tours.length > 1 ? t("legend") : null}</td>
            {tours.map((tour) => (
              <ColumnHead key={tour.slug} tour={tour} tours={tours} />
            ))}
          </tr>
        </thead>
        <tbody>
          {facts.map((row) => (
            <Row key={row.name} row={row} />
          ))}
        </tbody>
        <tbody>
          <tr className="compare-group">
            <th scope="rowgroup" colSpan={tours.length + 1}>
              {t("access")}
            </th>
          </tr>
          {access.map((row) => (
            <Row key={row.name} row={row} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Adds a tour to those that are compared: a plain form, so that it works without JavaScript. */
function AddTour({ comparison: { tours, others } }: { comparison: Comparison }) {
  const { t } = useTranslation("compare");
  const language = useLanguage();
  if (others.length === 0 || tours.length >= comparedAtMost) return null;
  const empty = Array.from({ length: tours.length === 0 ? 2 : 1 }, (_, index) => index);
  return (
    <form className="compare-add" action={localPath(language, "/compare")}>
      {tours.map(({ slug }) => (
        <input key={slug} type="hidden" name="tours" value={slug} />
      ))}
      {empty.map((index) => (
        <label key={index} htmlFor={`compare-${index}`}>
          {t(tours.length === 0 ? (index === 0 ? "first" : "second") : "add")}
          <select className="input" id={`compare-${index}`} name="tours" defaultValue="">
            <option value="">{t("choose")}</option>
            {others.map(({ slug, title }) => (
              <option key={slug} value={slug}>
                {title}
              </option>
            ))}
          </select>
        </label>
      ))}
      <button className="button button-secondary">{t("submit")}</button>
    </form>
  );
}

/** Up to three tours side by side. */
export function CompareView({ comparison }: { comparison: Comparison }) {
  const { t } = useTranslation("compare");
  const formats = useFormats();
  const { tours, unknown, tooMany } = comparison;
  const notes = [
    tooMany ? t("tooMany", { count: comparedAtMost }) : [],
    unknown.length > 0 ? t("unknown", { names: formats.list(unknown.map((slug) => t("quoted", { slug }))), count: unknown.length }) : [],
  ].flat();
  return (
    <div className="page-width pb-section compare">
      <div className="page-head">
        <h1 className="h1">{t("title")}</h1>
        <p className="lead">{t(tours.length === 0 ? "how" : "lead")}</p>
      </div>
      {notes.map((note) => (
        <p key={note} className="note note-warning mb-6">
          <TriangleAlert className="icon" />
          <span className="compare-note">{note}</span>
        </p>
      ))}
      {tours.length > 0 ? <ComparisonTable tours={tours} /> : null}
      {tours.length === 0 ? (
        <EmptyState picture="no-results" heading={t("none")}>
          <AddTour comparison={comparison} />
          <LocalLink className="text-link" to="/tours">
            {t("browse")}
          </LocalLink>
        </EmptyState>
      ) : (
        <AddTour comparison={comparison} />
      )}
    </div>
  );
}
