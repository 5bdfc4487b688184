import { CircleAlert } from "#app/ui/icons.tsx";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import { useFormats } from "#app/i18n/format.ts";
import { otherLanguages } from "#app/features/publishing/content/content-terms.ts";
import { sectionOfField } from "#app/features/publishing/content/tour-sections.ts";
import { LocalLink } from "#app/i18n/local-link.tsx";
import { Ago } from "#app/ui/admin/ago.tsx";
import { InPageLink } from "#app/ui/in-page-link.tsx";
import { takeOverLostFocus } from "#app/ui/page-heading.ts";
import { editorPath, historyPath, tourPath, versionsPath } from "#app/features/publishing/content/admin/content-addresses.ts";
import { fieldId } from "./editor-context.ts";
import type { EditorAnswer, EditorPage } from "./editor-form.ts";
import { useErrorText, useFieldLabel } from "./editor-labels.ts";

/** The way to a field: it is on the page, in another section, or in another language. */
function FieldLink({ page, name, children }: { page: EditorPage; name: string; children: string }) {
  const { piece, section, language: beside, englishAlone } = page;
  const [part, language] = name.split(".");
  const own = part === "translations" ? otherLanguages.find((known) => known === language) : undefined;
  const elsewhere = section !== undefined && sectionOfField(name) !== section;
  const isBeside = own === undefined || (own === beside && !englishAlone);
  if (!piece || (isBeside && !elsewhere)) return <InPageLink place={fieldId(name)}>{children}</InPageLink>;
  const shown = own ?? (englishAlone ? "en" : beside);
  const path = section ? tourPath(piece.id, { section: sectionOfField(name), language: shown }) : editorPath(page.kind, piece.id, shown);
  return (
    <LocalLink to={`${path}#${fieldId(name)}`} prefetch="none">
      {children}
    </LocalLink>
  );
}

/** As they stand on the page: the texts come first. */
const factsLast = ([one]: [string, unknown], [other]: [string, unknown]) =>
  Number(one.startsWith("facts.")) - Number(other.startsWith("facts."));

function Errors({ page, errors }: { page: EditorPage; errors: NonNullable<EditorAnswer["errors"]> }) {
  const label = useFieldLabel();
  const text = useErrorText();
  return (
    <ul>
      {Object.entries(errors)
        .toSorted(factsLast)
        .map(([name, error]) => (
          <li key={name}>
            <FieldLink page={page} name={name}>
              {label(name)}
            </FieldLink>
            : {text(error)}
          </li>
        ))}
    </ul>
  );
}

/** Somebody else has saved meanwhile: who and when, and what can be done with what was typed. */
function Stale({ page, answer }: { page: EditorPage; answer: EditorAnswer }) {
  const { t } = useTranslation("contentAdmin");
  const { meanwhile } = answer;
  const { piece, kind, clock, language, links } = page;
  return (
    <>
      <p>
        {meanwhile?.last ? (
          <>
            {t("problems.staleBy", { name: meanwhile.last.by })} <Ago at={meanwhile.last.at} clock={{ ...clock, now: answer.at }} />
            {". "}
          </>
        ) : null}
        {answer.form === "save" ? t("problems.staleText") : t("problems.staleReload")}
      </p>
      {piece && meanwhile ? (
        <p className="editor-feedback-ways">
          {answer.form === "save" ? (
            // No button: Enter in a field would press it.
            <label className="choice">
              <input type="checkbox" form="editor" name="overwrite" value={meanwhile.version} />
              {t("problems.overwrite")}
            </label>
          ) : null}
          <LocalLink
            className="text-link"
            to={page.section ? tourPath(piece.id, { section: page.section, language }) : editorPath(kind, piece.id, language)}
            reloadDocument
            target="_blank"
          >
            {t("problems.seeStored")}
          </LocalLink>
          <LocalLink className="text-link" to={versionsPath(kind, piece.id, { version: meanwhile.version })} reloadDocument target="_blank">
            {t("drafts.differences")}
          </LocalLink>
          {links.history ? (
            <LocalLink className="text-link" to={historyPath(kind, piece.id)} reloadDocument target="_blank">
              {t("links.history")}
            </LocalLink>
          ) : null}
        </p>
      ) : null}
    </>
  );
}

/** Why nothing was saved: it has the focus, and leads to each field. */
export function EditorFeedback({ page, answer }: { page: EditorPage; answer: EditorAnswer | undefined }) {
  const { t } = useTranslation("contentAdmin");
  const formats = useFormats();
  const note = useRef<HTMLDivElement>(null);
  const at = answer?.at;
  useEffect(() => {
    if (at !== undefined) note.current?.focus();
  }, [at]);
  const { hash } = useLocation();
  useEffect(() => {
    // The link to a field of another language goes when that stands on the page; the field has the focus then.
    if (hash) takeOverLostFocus();
  }, [hash]);
  // What a button among the fields has changed stands in them.
  if (!answer?.problem && !answer?.errors) return null;
  const { problem, errors } = answer;
  return (
    <div className="note note-bad editor-feedback" role="alert" ref={note} tabIndex={-1}>
      <CircleAlert className="icon" />
      <div className="grid gap-2">
        <p>
          <b>{formats.sentence(t(problem === "incomplete" ? "problems.unpublished" : "problems.title"))}</b>{" "}
          {problem ? t(`problems.${problem}`) : t("problems.fields")}
        </p>
        {problem === "stale" ? <Stale page={page} answer={answer} /> : null}
        {errors ? <Errors page={page} errors={errors} /> : null}
      </div>
    </div>
  );
}
