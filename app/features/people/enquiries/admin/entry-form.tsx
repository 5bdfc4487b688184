import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Form, useNavigation } from "react-router";
import { fieldControl, FormField } from "#app/ui/form-field.tsx";
import { useHydrated } from "#app/ui/hydrated.ts";
import { SendButton } from "#app/ui/send-button.tsx";
import { answerTo, errorIn, typedIn } from "#app/values/form-answer.ts";
import { entryErrors, entryLimits, type EnquiryAnswer, type EntryKind } from "./enquiry-admin-form.ts";

type Props = {
  kind: EntryKind;
  /** What makes this form's sending one, however often it is sent. */
  formKey: string;
  /** The revision that the page shows. */
  seen: number;
  /** Keys of all that is written by now. */
  written: readonly string[];
  answer: EnquiryAnswer | undefined;
  hint: string;
  /** Language of what is written, where it is known. */
  lang?: string;
  /** Called with whether something stands in the form that is not written yet. */
  onTyped: (kind: EntryKind, unsaved: boolean) => void;
};

/** For buttons that stand elsewhere and send what was typed along. */
export const entryFormId = (kind: EntryKind) => `write-${kind}`;

/**
 * Writes an answer or a note. What was typed stays, whatever else happens on the page, until it is written; where it was refused,
 * it gets the focus.
 */
export function EntryForm({ kind, formKey, seen, written, answer, hint, lang, onTyped }: Props) {
  const { t } = useTranslation("enquiriesAdmin");
  const hydrated = useHydrated();
  const navigation = useNavigation();
  const sending = navigation.state !== "idle" && navigation.formData?.get("form") === kind;
  const own = answerTo(answer, kind);
  const error = entryErrors.find((known) => known === errorIn(own, "text"));
  const box = useRef<HTMLTextAreaElement>(null);
  const refusedAt = error && own?.at;
  useEffect(() => {
    if (refusedAt) box.current?.focus();
  }, [refusedAt]);
  const sent = useRef<string>(undefined);
  useEffect(() => {
    if (!box.current || sent.current === undefined || !written.includes(sent.current)) return;
    box.current.value = "";
    sent.current = undefined;
    onTyped(kind, false);
  }, [written, kind, onTyped]);
  const id = `entry-${kind}`;
  return (
    // Checked by the server: its messages are in the page's language.
    <Form
      id={entryFormId(kind)}
      method="post"
      className="admin-form"
      preventScrollReset
      noValidate={hydrated}
      onSubmit={() => {
        sent.current = formKey;
      }}
    >
      <input type="hidden" name="key" value={formKey} />
      <input type="hidden" name="seen" value={seen} />
      <FormField
        id={id}
        errorId={`${id}-error`}
        label={t(`write.${kind}.label`)}
        error={error && t(`errors.${error}`, { limit: entryLimits[kind] })}
        hint={hint}
      >
        <textarea
          ref={box}
          {...fieldControl(id, { hint, error })}
          name="text"
          lang={lang}
          onInput={({ currentTarget }) => onTyped(kind, currentTarget.value.trim() !== "")}
          required
          rows={kind === "answer" ? 9 : 3}
          maxLength={entryLimits[kind]}
          defaultValue={typedIn(own, "text")}
        />
      </FormField>
      <SendButton name="form" value={kind} sending={sending} look={`button-${kind === "answer" ? "primary" : "secondary"}`}>
        {t(`write.${kind}.${sending ? "busy" : "send"}`)}
      </SendButton>
    </Form>
  );
}
