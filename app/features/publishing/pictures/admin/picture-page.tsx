import { Trash2 } from "#app/ui/icons.tsx";
import { useTranslation } from "react-i18next";
import { Form, useNavigation } from "react-router";
import { useFormats } from "#app/i18n/format.ts";
import { LocalLink } from "#app/i18n/local-link.tsx";
import { AdminHead } from "#app/ui/admin/admin-head.tsx";
import { ConfirmDialog } from "#app/ui/admin/confirm-dialog.tsx";
import { LeaveGuard } from "#app/ui/admin/leave-guard.tsx";
import { Feedback } from "#app/ui/admin/feedback.tsx";
import { useTyping } from "#app/ui/admin/use-typing.ts";
import { FocalField } from "./focal-field.tsx";
import { AltFields } from "./picture-field-set.tsx";
import { picturePath, picturesPath, removalAsked, type Alts, type PictureAnswer } from "./picture-form.ts";
import type { Picture } from "#app/ui/picture.tsx";
import { useRefusedField } from "#app/ui/refused-field.ts";
import { answerTo } from "#app/values/form-answer.ts";
import { SendButton } from "#app/ui/send-button.tsx";

type Props = {
  edited: { picture: Picture; alts: Alts; uploaded: boolean; shown: boolean };
  asksRemoval: boolean;
  answer: PictureAnswer | undefined;
};

function Removal({ name, shown, asked }: { name: string; shown: boolean; asked: boolean }) {
  const { t } = useTranslation("pictures");
  const sending = useNavigation().formData?.get("form") === "remove";
  return (
    <section className="panel mt-5" aria-labelledby="picture-removal">
      <h2 className="h4" id="picture-removal">
        {t("removal.title")}
      </h2>
      <p className="mt-2 text-sm text-muted">{shown ? t("removal.shown") : t("removal.text")}</p>
      {shown ? null : (
        <LocalLink
          className="button button-danger-outline mt-4"
          to={`${picturePath(name)}?${removalAsked}`}
          prefetch="none"
          preventScrollReset
        >
          <Trash2 className="icon" />
          {t("removal.send")}
        </LocalLink>
      )}
      {asked && !shown ? (
        <ConfirmDialog
          title={t("removal.question")}
          cancelPath={picturePath(name)}
          fields={{ form: "remove" }}
          confirm={t("removal.confirm")}
          busy={{ label: t("removal.busy"), now: sending }}
          destroys
        >
          <p>{t("removal.lost")}</p>
        </ConfirmDialog>
      ) : null}
    </section>
  );
}

/** One picture: where to look, what it shows in every language, and its removal where nothing shows it. */
export function PicturePage({ edited, asksRemoval, answer }: Props) {
  const { t } = useTranslation("pictures");
  const formats = useFormats();
  const navigation = useNavigation();
  const { picture, alts, uploaded, shown } = edited;
  const sending = navigation.state !== "idle" && navigation.formData?.get("form") === "change";
  const typing = useTyping(answerTo(answer, "change")?.at);
  const form = useRefusedField(answer?.result?.error && answer.at);
  const problem = answer?.problem;
  const feedback = problem ? ({ kind: "problem", title: t("problems.title"), text: t(`problems.${problem}`) } as const) : undefined;
  return (
    <>
      <AdminHead
        title={t("picture.title")}
        lead={t("picture.lead", { name: picture.name, width: formats.number(picture.width), height: formats.number(picture.height) })}
        trail={[
          { name: t("content"), path: "/admin/content" },
          { name: t("title"), path: picturesPath },
        ]}
      />
      <Feedback feedback={feedback} at={answer?.at} />
      <Form
        method="post"
        ref={form}
        className="panel picture-form picture-editor"
        onInput={typing.onInput}
        onSubmit={typing.onSent}
        preventScrollReset
        noValidate
      >
        <input type="hidden" name="form" value="change" />
        <FocalField picture={picture} answer={answer} />
        <AltFields alts={alts} answer={answer} />
        <SendButton sending={sending}>{sending ? t("picture.saving") : t("picture.save")}</SendButton>
      </Form>
      {uploaded ? <Removal name={picture.name} shown={shown} asked={asksRemoval} /> : null}
      {/* Who removes the picture has been asked: what is typed goes with it. */}
      <LeaveGuard unsaved={typing.unsaved && !asksRemoval} />
    </>
  );
}
