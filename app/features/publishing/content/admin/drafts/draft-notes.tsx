import { useTranslation } from "react-i18next";
import { href } from "react-router";
import { editorPath, newPiece, tourPath, versionsPath } from "#app/features/publishing/content/admin/content-addresses.ts";
import { otherLanguages } from "#app/features/publishing/content/content-terms.ts";
import { tourSections } from "#app/features/publishing/content/tour-sections.ts";
import { useFormats } from "#app/i18n/format.ts";
import { defaultLanguage, languages, localPath } from "#app/i18n/languages.ts";
import { LocalLink, useLanguage } from "#app/i18n/local-link.tsx";
import { CircleAlert, History } from "#app/ui/icons.tsx";
import type { Told } from "./use-kept-draft.ts";
import type { DraftForm, KeptAnswer, PageDraft } from "./draft.ts";

/** The page of a form. */
export function formPath({ kind, id, form, language }: DraftForm): string {
  const section = tourSections.find((known) => known === form);
  const shown = languages.find((known) => known === language) ?? defaultLanguage;
  if (section) return tourPath(id, { section, language: shown });
  return editorPath(
    kind,
    id,
    otherLanguages.find((known) => known === language),
  );
}

/** The same with what she had typed. Parameters in the order of their names, as the server has them: to the router another order is another page. */
function goOnPath(of: DraftForm): string {
  const [path, query] = formPath(of).split("?");
  return `${path}?draft=continue${query === undefined ? "" : `&${query}`}`;
}

type Props = { draft: PageDraft; told: KeptAnswer | undefined; timeZone: string };

/** What she had typed and not saved: go on with it, or discard it. Without JavaScript a link and a form. */
function Offer({ draft: { of, kept }, timeZone }: Props) {
  const { t } = useTranslation("contentAdmin");
  const formats = useFormats();
  const language = useLanguage();
  if (!kept) return null;
  return (
    <div className="note draft-note">
      <History className="icon" />
      <div className="grid gap-2">
        <p>{t(kept.shown ? "drafts.continued" : "drafts.typedMore", { moment: formats.moment(kept.at, timeZone) })}</p>
        <form method="post" action={localPath(language, href("/admin/content/drafts"))} className="editor-feedback-ways">
          {Object.entries(of).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          {kept.shown ? null : (
            <a className="button button-secondary" href={localPath(language, goOnPath(of))}>
              {t("drafts.continue")}
            </a>
          )}
          <button className="text-link" name="discard" value="yes">
            {t("drafts.discard")}
          </button>
        </form>
      </div>
    </div>
  );
}

/** Somebody else has saved the piece, or is typing into it as well. */
function Others({ draft, told, timeZone }: Props) {
  const { t } = useTranslation("contentAdmin");
  const formats = useFormats();
  const { changed, others } = told ?? draft;
  const { kind, id } = draft.of;
  if (!changed && others.length === 0) return null;
  return (
    <div className="note note-warning draft-note">
      <CircleAlert className="icon" />
      <div className="grid gap-2">
        {changed ? (
          <p>
            {t("drafts.changed", { name: changed.name, time: formats.moment(changed.at, timeZone) })}{" "}
            {id === newPiece ? null : (
              <LocalLink className="text-link" to={versionsPath(kind, id, { version: changed.version })} reloadDocument target="_blank">
                {t("drafts.differences")}
              </LocalLink>
            )}
          </p>
        ) : null}
        {others.map(({ name, at }) => (
          <p key={name}>{t("drafts.other", { name, time: formats.time(at, timeZone) })}</p>
        ))}
      </div>
    </div>
  );
}

/** What an editor should know before she types on. What comes while she types is read out. */
export function DraftNotes(props: Props) {
  return (
    <div aria-live="polite" className="draft-notes">
      <Offer {...props} />
      <Others {...props} />
    </div>
  );
}

/** When what she types was kept last, in words; undefined where there is nothing to say yet. */
export function useKeptText(timeZone: string) {
  const { t } = useTranslation("contentAdmin");
  const formats = useFormats();
  return ({ kept, failed }: Told): string | undefined => {
    if (failed) return t("drafts.failed");
    return kept && t("drafts.kept", { time: formats.time(kept.at, timeZone) });
  };
}
