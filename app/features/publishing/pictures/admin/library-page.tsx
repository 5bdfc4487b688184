import { Upload } from "#app/ui/icons.tsx";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { Form, useNavigation } from "react-router";
import { LocalLink } from "#app/i18n/local-link.tsx";
import { AdminHead } from "#app/ui/admin/admin-head.tsx";
import { ListPages } from "#app/ui/admin/list-pages.tsx";
import { Feedback } from "#app/ui/admin/feedback.tsx";
import { fieldControl, FormField } from "#app/ui/form-field.tsx";
import { PictureImage, type Picture } from "#app/ui/picture.tsx";
import { useRefusedField } from "#app/ui/refused-field.ts";
import { SendButton } from "#app/ui/send-button.tsx";
import { AltFields } from "./picture-field-set.tsx";
import { pictureErrorIn, picturePath, picturesPath, type PictureAnswer } from "./picture-form.ts";
import { picturesPerPage, type LibraryPage } from "./picture-library.ts";

type Props = { library: LibraryPage; uploads: boolean; mayChange: boolean; answer: PictureAnswer | undefined };

const addressOf = (uploads: boolean, page = 1) => {
  const params = new URLSearchParams({ ...(uploads ? {} : { show: "drawn" }), ...(page > 1 ? { page: String(page) } : {}) });
  const query = params.toString();
  return query ? `${picturesPath}?${query}` : picturesPath;
};

function UploadForm({ answer }: Pick<Props, "answer">) {
  const { t } = useTranslation("pictures");
  const navigation = useNavigation();
  const sending = navigation.state !== "idle" && navigation.formMethod === "POST";
  const form = useRefusedField(answer?.result?.error && answer.at);
  const id = useId();
  const error = pictureErrorIn(answer, "file");
  return (
    <section className="panel" aria-labelledby={`${id}-head`}>
      <h2 className="h4" id={`${id}-head`}>
        {t("upload.title")}
      </h2>
      <Form method="post" encType="multipart/form-data" ref={form} className="picture-form" preventScrollReset noValidate>
        <FormField
          id={`${id}-file`}
          errorId={`${id}-file-error`}
          label={t("upload.file")}
          error={error && t(`errors.${error}`, { limit: 0 })}
          hint={t("upload.fileHint")}
        >
          <input
            {...fieldControl(`${id}-file`, { hint: t("upload.fileHint"), error })}
            className="picture-file"
            type="file"
            name="file"
            accept="image/jpeg,image/png,image/webp,image/avif"
            required
          />
        </FormField>
        <AltFields alts={{}} answer={answer} />
        <SendButton sending={sending} icon={<Upload className="icon" />}>
          {sending ? t("upload.sending") : t("upload.send")}
        </SendButton>
      </Form>
    </section>
  );
}

function Entry({ picture, mayChange }: { picture: Picture; mayChange: boolean }) {
  const shown = (
    <>
      <PictureImage picture={picture} decorative />
      <span>{picture.alt || picture.name}</span>
    </>
  );
  if (!mayChange) return shown;
  return (
    <LocalLink to={picturePath(picture.name)} prefetch="none">
      {shown}
    </LocalLink>
  );
}

/** The pictures that the site may show: what was uploaded, and what was drawn for it. */
export function PicturesPage({ library, uploads, mayChange, answer }: Props) {
  const { t } = useTranslation("pictures");
  const problem = answer?.problem;
  const feedback = problem ? ({ kind: "problem", title: t("problems.title"), text: t(`problems.${problem}`) } as const) : undefined;
  return (
    <>
      <AdminHead title={t("title")} lead={t("lead")} trail={[{ name: t("content"), path: "/admin/content" }]} />
      <Feedback feedback={feedback} at={answer?.at} />
      <div className="pictures-columns">
        <section aria-label={t("title")}>
          <nav className="tab-list mb-5" aria-label={t("kinds.label")}>
            {[true, false].map((kind) => (
              <LocalLink
                key={String(kind)}
                className="tab"
                to={addressOf(kind)}
                aria-current={kind === uploads ? "page" : undefined}
                prefetch="none"
                preventScrollReset
              >
                {kind ? t("kinds.uploads") : t("kinds.drawn")}
              </LocalLink>
            ))}
          </nav>
          {library.total === 0 ? <p className="panel">{t("none")}</p> : null}
          <ul className="library-grid">
            {library.pictures.map((picture) => (
              <li key={picture.name}>
                <Entry picture={picture} mayChange={mayChange} />
              </li>
            ))}
          </ul>
          <ListPages {...library} pageSize={picturesPerPage} pathOf={(page) => addressOf(uploads, page)} />
        </section>
        {mayChange ? <UploadForm answer={answer} /> : null}
      </div>
    </>
  );
}
