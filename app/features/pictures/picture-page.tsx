import { Trash2 } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Form, useNavigation } from "react-router";
import { useFormats } from "#app/i18n/format.ts";
import { AdminHead } from "#app/ui/admin/admin-head.tsx";
import { LeaveGuard } from "#app/ui/admin/leave-guard.tsx";
import { Told } from "#app/ui/admin/told.tsx";
import { useTyping } from "#app/ui/admin/use-typing.ts";
import { FocalField } from "./focal-field.tsx";
import { AltFields } from "./picture-field-set.tsx";
import { picturesPath, type Alts, type PictureAnswer } from "./picture-form.ts";
import type { Picture } from "#app/ui/picture.tsx";
import { useRefusedField } from "#app/ui/refused-field.ts";
import { SendButton } from "#app/ui/send-button.tsx";

type Props = { edited: { picture: Picture; alts: Alts; uploaded: boolean; shown: boolean }; answer: PictureAnswer | undefined };

function Removal({ shown, onSent }: { shown: boolean; onSent: () => void }) {
  const { t } = useTranslation("pictures");
  return (
    <section className="panel mt-5" aria-labelledby="picture-removal">
      <h2 className="h4" id="picture-removal">
        {t("removal.title")}
      </h2>
      <p className="mt-2 text-sm text-muted">{shown ? t("removal.shown") : t("removal.text")}</p>
      {shown ? null : (
        <Form method="post" className="mt-4" onSubmit={onSent}>
          <button className="button button-danger-outline" name="intent" value="remove">
            <Trash2 className="icon" aria-hidden="true" />
            {t("removal.send")}
          </button>
        </Form>
      )}
    </section>
  );
}

/** One picture: where to look, what it shows in every language, and its removal where nothing shows it. */
export function PicturePage({ edited, answer }: Props) {
  const { t } = useTranslation("pictures");
  const formats = useFormats();
  const navigation = useNavigation();
  const { picture, alts, uploaded, shown } = edited;
  const sending = navigation.state !== "idle" && navigation.formData?.get("intent") === "change";
  const typing = useTyping(answer?.values?.intent === "change" ? answer.at : undefined);
  const form = useRefusedField(answer?.errors && answer.at);
  const told = answer?.problem && { kind: "problem" as const, title: t("problems.title"), text: t(`problems.${answer.problem}`) };
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
      <Told told={told} at={answer?.at} />
      <Form
        method="post"
        ref={form}
        className="panel picture-form picture-editor"
        onInput={typing.onInput}
        onSubmit={typing.onSent}
        preventScrollReset
        noValidate
      >
        <input type="hidden" name="intent" value="change" />
        <FocalField key={answer?.at} picture={picture} answer={answer} />
        <AltFields alts={alts} answer={answer} />
        <SendButton sending={sending}>{sending ? t("picture.saving") : t("picture.save")}</SendButton>
      </Form>
      {uploaded ? (
        // What is typed goes with the picture.
        <Removal shown={shown} onSent={typing.onSent} />
      ) : null}
      <LeaveGuard unsaved={typing.unsaved} />
    </>
  );
}
