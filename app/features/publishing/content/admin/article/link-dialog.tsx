import { useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { fieldControl, FormField } from "#app/ui/form-field.tsx";
import { Modal } from "#app/ui/modal.tsx";
import { linkTarget } from "./link-target.ts";

type Props = {
  /** Where the link at the cursor leads; empty where there is none. */
  href: string;
  onClose: () => void;
  /** An empty address takes the link away. */
  onChosen: (href: string) => void;
};

/** Asks where a link leads. It stands inside the article's form, so it is no form itself. */
export function LinkDialog({ href, onClose, onChosen }: Props) {
  const { t } = useTranslation("articles");
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [wrong, setWrong] = useState(false);
  const [hint, error] = [t("link.hint"), wrong ? t("link.wrong") : undefined];
  const done = () => {
    const target = linkTarget(input.current?.value ?? "");
    setWrong(target === undefined);
    if (target === undefined) input.current?.focus();
    else onChosen(target);
  };
  return (
    <Modal open onClose={onClose} label={t("link.title")} className="dialog">
      <div className="confirm" onInput={(event) => event.stopPropagation()}>
        <h2 className="h3">{t("link.title")}</h2>
        <FormField id={id} errorId={`${id}-error`} label={t("link.address")} error={error} hint={hint}>
          <input
            ref={input}
            {...fieldControl(id, { hint, error })}
            defaultValue={href}
            autoComplete="off"
            inputMode="url"
            onKeyDown={(event) => {
              if (event.key !== "Enter") return;
              // Enter would send the article.
              event.preventDefault();
              done();
            }}
          />
        </FormField>
        <div className="confirm-actions">
          <button type="button" className="button button-secondary" onClick={onClose}>
            {t("cancel")}
          </button>
          {href ? (
            <button type="button" className="button button-secondary" onClick={() => onChosen("")}>
              {t("link.remove")}
            </button>
          ) : null}
          <button type="button" className="button button-primary" onClick={done}>
            {t("link.set")}
          </button>
        </div>
      </div>
    </Modal>
  );
}
