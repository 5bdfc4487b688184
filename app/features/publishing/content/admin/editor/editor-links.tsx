import { CalendarDays, ExternalLink, Eye, History } from "#app/ui/icons.tsx";
import { useTranslation } from "react-i18next";
import { publicPathOf } from "#app/features/publishing/content/content-terms.ts";
import { useFormats } from "#app/i18n/format.ts";
import { localPath } from "#app/i18n/languages.ts";
import { LocalLink } from "#app/i18n/local-link.tsx";
import { Ago } from "#app/ui/admin/ago.tsx";
import {
  datesPath,
  departuresPath,
  historyPath,
  previewPath,
  versionsPath,
} from "#app/features/publishing/content/admin/content-addresses.ts";
import type { EditedPiece, EditorPage } from "./editor-form.ts";

/** Other looks at the piece, each in a tab of its own: what is being typed stays where it is. */
export function EditorLinks({ page, piece }: { page: EditorPage; piece: EditedPiece }) {
  const { t } = useTranslation("contentAdmin");
  const formats = useFormats();
  const { kind, language, clock, links } = page;
  return (
    <section className="panel" aria-labelledby="editor-links">
      <h2 className="h4" id="editor-links">
        {t("links.title")}
      </h2>
      {piece.last ? (
        <p className="mt-3 text-sm">
          {t("links.last", { name: piece.last.by })} <Ago at={piece.last.at} clock={clock} />
        </p>
      ) : null}
      <ul className="editor-links">
        {kind === "testimonial"
          ? null
          : (["en", language] as const).map((tag) => (
              <li key={tag}>
                <a className="text-link" href={localPath(tag, previewPath(kind, piece.id))} target="_blank">
                  <Eye className="icon icon-small" />
                  {t("links.preview", { language: formats.languageName(tag) })}
                </a>
              </li>
            ))}
        {piece.state === "published" ? (
          <li>
            <LocalLink className="text-link" to={publicPathOf(kind, piece.slug)} reloadDocument target="_blank">
              <ExternalLink className="icon icon-small" />
              {t("links.public")}
            </LocalLink>
          </li>
        ) : null}
        {kind === "tour" && links.dates ? (
          <li>
            <LocalLink className="text-link" to={datesPath(piece.id)} reloadDocument target="_blank">
              <CalendarDays className="icon icon-small" />
              {t("links.dates")}
            </LocalLink>
          </li>
        ) : null}
        {kind === "tour" && links.departures ? (
          <li>
            <LocalLink className="text-link" to={departuresPath(piece.id)} reloadDocument target="_blank">
              <CalendarDays className="icon icon-small" />
              {t("links.departures")}
            </LocalLink>
          </li>
        ) : null}
        <li>
          <LocalLink className="text-link" to={versionsPath(kind, piece.id)} reloadDocument target="_blank">
            <History className="icon icon-small" />
            {t("links.versions")}
          </LocalLink>
        </li>
        {links.history ? (
          <li>
            <LocalLink className="text-link" to={historyPath(kind, piece.id)} reloadDocument target="_blank">
              <History className="icon icon-small" />
              {t("links.history")}
            </LocalLink>
          </li>
        ) : null}
      </ul>
      <p className="field-hint">{t("links.hint")}</p>
    </section>
  );
}
