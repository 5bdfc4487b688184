/** The fields of each section of a trip. */
import { useTranslation } from "react-i18next";
import { paceLevels } from "#app/features/selling/catalogue/trip/pace.ts";
import { accessTopics, accessVerdicts, estimateKinds, womenLedFacts } from "#app/features/selling/catalogue/trip/trip-terms.ts";
import { useFormats } from "#app/i18n/format.ts";
import { TripBox, TripField, TripTextPair, useTripForm } from "./trip-field.tsx";
import type { TripFormSection } from "#app/features/publishing/content/tour-sections.ts";

export type GuideChoice = { slug: string; name: string | null };
type Props = { guides: GuideChoice[] };

const rowsOf = (rows: string | undefined) => Array.from({ length: Number(rows ?? 0) }, (_, index) => index);

function FactFields({ guides }: Props) {
  const { t } = useTranslation(["tripAdmin", "trip"]);
  const none = { value: "", name: t("none") };
  return (
    <>
      <div className="editor-fields">
        <TripField
          name="pace"
          label={t("trip:facts.pace")}
          options={[none, ...paceLevels.map((level) => ({ value: level, name: `${level} · ${t(`trip:pace.${level}`)}` }))]}
        />
        <TripField name="walkingHours" label={t("fields.walkingHours")} inputMode="decimal" />
        <TripField name="highestPoint" label={t("fields.highestPoint")} inputMode="numeric" />
        <TripField name="minimumAge" label={t("trip:facts.minimumAge")} inputMode="numeric" />
        <TripField
          name="guide"
          label={t("trip:facts.guide")}
          options={[none, ...guides.map(({ slug, name }) => ({ value: slug, name: name ?? slug }))]}
        />
        <TripField name="countries" label={t("fields.countries")} hint={t("hints.countries")} />
      </div>
      <TripTextPair name="pace" label={t("fields.pace")} rows={2} />
      <TripTextPair name="stayStyle" label={t("fields.stayStyle")} rows={2} />
      <TripTextPair name="rightForYou" label={t("fields.rightForYou")} rows={6} hint={t("hints.rightForYou")} />
      <TripTextPair name="bring" label={t("fields.bring")} rows={8} hint={t("hints.lines")} />
    </>
  );
}

function PointFields({ point }: { point: "meeting" | "end" }) {
  const { t } = useTranslation(["tripAdmin", "tourAdmin", "contentAdmin"]);
  const at = `${point}.`;
  return (
    <fieldset className="editor-group">
      <legend className="h4">{t(`points.${point}`)}</legend>
      <div className="editor-fields">
        <TripField name={`${at}place`} label={t("contentAdmin:fields.facts.place")} hint={t("tourAdmin:hints.place")} />
        <TripField name={`${at}localAddress`} label={t("fields.localAddress")} hint={t("hints.localAddress")} />
      </div>
      <TripTextPair prefix={at} name="address" label={t("fields.address")} rows={2} />
      <TripTextPair prefix={at} name="byDay" label={t("fields.byDay")} rows={4} />
      <TripTextPair prefix={at} name="afterDark" label={t("fields.afterDark")} rows={3} />
    </fieldset>
  );
}

function AccessFields() {
  const { t } = useTranslation(["tripAdmin", "trip"]);
  const verdicts = [
    { value: "", name: t("trip:verdicts.notAssessed") },
    ...accessVerdicts.map((value) => ({ value, name: t(`trip:verdicts.${value}`) })),
  ];
  return (
    <>
      <fieldset>
        <legend className="field-label">{t("fields.womenLed")}</legend>
        {womenLedFacts.map((fact) => (
          <TripBox key={fact} name={fact} label={t(`trip:womenLed.${fact}`)} />
        ))}
      </fieldset>
      {accessTopics.map((topic) => (
        <fieldset key={topic} className="editor-group">
          <legend className="h4">{t(`trip:access.${topic}`)}</legend>
          <TripField name={topic} label={t("fields.verdict")} options={verdicts} />
          <TripTextPair name={topic} label={t("fields.sentence")} rows={2} />
        </fieldset>
      ))}
      <TripTextPair name="contact" label={t("fields.accessContact")} rows={2} />
    </>
  );
}

function CostFields() {
  const { t } = useTranslation(["tripAdmin", "trip"]);
  const formats = useFormats();
  const { fields, language, englishAlone } = useTripForm();
  const kinds = [{ value: "", name: t("none") }, ...estimateKinds.map((kind) => ({ value: kind, name: t(`trip:costs.${kind}`) }))];
  return (
    <>
      <input type="hidden" name="rows" value={fields.rows ?? "0"} />
      <div className="text-pair">
        <TripField name="payments" label={t("fields.payments")} rows={3} hint={t("hints.payments")} lang="en" />
        {englishAlone ? null : (
          <TripField
            name="other.payments"
            label={`${t("fields.payments")} (${formats.languageName(language)})`}
            rows={3}
            hint={t("hints.names")}
            lang={language}
          />
        )}
      </div>
      {rowsOf(fields.rows).map((index) => (
        <fieldset key={index} className="editor-group">
          <legend className="h4">{t("fields.estimate", { number: index + 1 })}</legend>
          <div className="editor-fields">
            <TripField name={`${index}.kind`} label={t("fields.kind")} options={kinds} />
            <TripField name={`${index}.month`} label={t("fields.month")} hint={t("hints.month")} />
            <TripField name={`${index}.low`} label={t("fields.low")} inputMode="decimal" />
            <TripField name={`${index}.high`} label={t("fields.high")} inputMode="decimal" />
          </div>
          <TripTextPair name={`${index}.label`} label={t("fields.label")} />
          <TripTextPair name={`${index}.basis`} label={t("fields.basis")} rows={2} hint={t("hints.basis")} />
        </fieldset>
      ))}
    </>
  );
}

function QuestionFields() {
  const { t } = useTranslation("tripAdmin");
  const { fields } = useTripForm();
  return (
    <>
      <input type="hidden" name="rows" value={fields.rows ?? "0"} />
      {rowsOf(fields.rows).map((index) => (
        <fieldset key={index} className="editor-group">
          <legend className="h4">{t("fields.questionNumber", { number: index + 1 })}</legend>
          <TripTextPair name={`${index}.question`} label={t("fields.question")} rows={2} />
          <TripTextPair name={`${index}.answer`} label={t("fields.answer")} rows={5} />
        </fieldset>
      ))}
    </>
  );
}

export function TripSectionFields({ section, ...given }: Props & { section: TripFormSection }) {
  switch (section) {
    case "facts":
      return <FactFields {...given} />;
    case "points":
      return (
        <>
          <PointFields point="meeting" />
          <PointFields point="end" />
        </>
      );
    case "access":
      return <AccessFields />;
    case "cost":
      return <CostFields />;
    case "questions":
      return <QuestionFields />;
  }
}
