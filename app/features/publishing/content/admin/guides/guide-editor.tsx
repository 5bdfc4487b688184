import { useTranslation } from "react-i18next";
import { useNavigation } from "react-router";
import { contentPath, guidePath, guidesPath, newPiece } from "#app/features/publishing/content/admin/content-addresses.ts";
import type { OtherLanguage } from "#app/features/publishing/content/content-terms.ts";
import { PictureChooser } from "#app/features/publishing/content/admin/editor/picture-field.tsx";
import { BesideForm } from "#app/features/publishing/content/admin/trip/beside-form.tsx";
import { TripBox, TripField, TripTextPair, useTripForm } from "#app/features/publishing/content/admin/trip/trip-field.tsx";
import type { BesideAnswer } from "#app/features/publishing/content/admin/trip/trip-form.ts";
import type { TourToLead } from "#app/features/publishing/content/editing/guide-editing.server.ts";
import type { TripFields } from "#app/features/publishing/content/trip-sections.ts";
import { useFormats } from "#app/i18n/format.ts";
import { LocalLink } from "#app/i18n/local-link.tsx";
import { AdminHead } from "#app/ui/admin/admin-head.tsx";
import { ConfirmDialog } from "#app/ui/admin/confirm-dialog.tsx";
import { Trash2 } from "#app/ui/icons.tsx";
import type { Picture } from "#app/ui/picture.tsx";
import { tourBox } from "./guide-fields.ts";

export type GuideAnswer = BesideAnswer<"stale" | "absent" | "leads">;

type Props = {
  /** Undefined of a new one. */
  guide: { id: number; name: string } | undefined;
  language: OtherLanguage;
  fields: TripFields;
  version: number;
  pictures: Picture[];
  tours: TourToLead[];
  asksRemoval: boolean;
  answer: GuideAnswer | undefined;
};

function Portrait({ pictures }: Pick<Props, "pictures">) {
  const { t } = useTranslation(["guidesAdmin", "tripAdmin"]);
  const { fields, errors } = useTripForm();
  const error = errors.picture && t(`tripAdmin:errors.${errors.picture}`);
  return (
    <PictureChooser
      name="picture"
      label={t("fields.picture")}
      id="field-picture"
      value={fields.picture ?? ""}
      error={error}
      choices={pictures}
    />
  );
}

/** Which tours are hers; of one that another leads, who that is. */
function Tours({ guide, tours }: Pick<Props, "guide" | "tours">) {
  const { t } = useTranslation("guidesAdmin");
  return (
    <fieldset className="grid gap-1">
      <legend className="field-label">{t("fields.tours")}</legend>
      <p className="field-hint">{t("hints.tours")}</p>
      {tours.map(({ id, title, guideId, guideName }) => (
        <TripBox
          key={id}
          name={tourBox(id)}
          label={guideId === null || guideId === guide?.id ? title : t("ledBy", { tour: title, name: guideName ?? "" })}
        />
      ))}
    </fieldset>
  );
}

function Removal({ guide, led, asked }: { guide: NonNullable<Props["guide"]>; led: string[]; asked: boolean }) {
  const { t } = useTranslation("guidesAdmin");
  const formats = useFormats();
  const navigation = useNavigation();
  const sending = navigation.state !== "idle" && navigation.formData?.get("form") === "delete";
  const tours = formats.list(led);
  return (
    <section className="panel mt-5" aria-labelledby="guide-removal">
      <h2 className="h4" id="guide-removal">
        {t("removal.title")}
      </h2>
      {led.length > 0 ? (
        <p className="mt-2">{t("removal.leads", { name: guide.name, tours })}</p>
      ) : (
        <LocalLink className="button button-secondary mt-3" to={`${guidePath(guide.id)}?remove`} prefetch="none" preventScrollReset>
          <Trash2 className="icon" />
          {t("removal.send")}
        </LocalLink>
      )}
      {asked && led.length === 0 ? (
        <ConfirmDialog
          title={t("removal.question", { name: guide.name })}
          cancelPath={guidePath(guide.id)}
          fields={{ form: "delete" }}
          confirm={t("removal.send")}
          busy={{ label: t("removal.busy"), now: sending }}
          destroys
        >
          <p>{t("removal.lost")}</p>
        </ConfirmDialog>
      ) : null}
    </section>
  );
}

/** A guide: who she is, in English and one language beside it, and which tours she leads. */
export function GuideEditor({ guide, language, fields, version, pictures, tours, asksRemoval, answer }: Props) {
  const { t } = useTranslation(["guidesAdmin", "contentAdmin", "tripAdmin"]);
  const formats = useFormats();
  const problem = answer?.problem;
  const led = tours.filter(({ guideId }) => guide && guideId === guide.id).map(({ title }) => title);
  const said =
    problem === "stale" || problem === "absent" || problem === "leads"
      ? { title: t(`problems.${problem}.title`), text: t(`problems.${problem}.text`, { tours: formats.list(led) }) }
      : problem
        ? { title: t(`tripAdmin:problems.${problem}.title`), text: t(`tripAdmin:problems.${problem}.text`) }
        : undefined;
  return (
    <>
      <AdminHead
        title={guide?.name ?? t("new")}
        trail={[
          { name: t("contentAdmin:title"), path: contentPath },
          { name: t("title"), path: guidesPath },
        ]}
      />
      <BesideForm
        heading={t("formTitle")}
        lead={t("formLead")}
        language={language}
        pathOf={(other) => guidePath(guide?.id ?? newPiece, other)}
        fields={fields}
        version={version}
        answer={answer}
        problem={said}
        leaves={asksRemoval}
      >
        <TripTextPair name="name" label={t("fields.name")} />
        <TripTextPair name="place" label={t("fields.place")} />
        <TripTextPair name="about" label={t("fields.about")} rows={4} hint={t("hints.about")} />
        <div className="editor-fields">
          <TripField name="languages" label={t("fields.languages")} hint={t("hints.languages")} />
          <TripField name="since" label={t("fields.since")} inputMode="numeric" />
          <TripField name="slug" label={t("contentAdmin:fields.slug")} hint={t("contentAdmin:hints.slug")} />
        </div>
        <Portrait pictures={pictures} />
        <Tours guide={guide} tours={tours} />
      </BesideForm>
      {guide ? <Removal guide={guide} led={led} asked={asksRemoval} /> : null}
    </>
  );
}
