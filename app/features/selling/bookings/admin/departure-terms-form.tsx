import { useId } from "react";
import { useTranslation } from "react-i18next";
import { useFormats } from "#app/i18n/format.ts";
import { languageFacts, languages } from "#app/i18n/languages.ts";
import { fieldControl, FormField } from "#app/ui/form-field.tsx";
import { Select } from "#app/ui/select.tsx";
import { answerTo, typedIn } from "#app/values/form-answer.ts";
import { AdminField, useAdminError } from "./admin-field.tsx";
import { AdminForm } from "./admin-form-view.tsx";
import type { AdminAnswer } from "./admin-form.ts";
import type { DepartureFacts } from "./departures.server.ts";

export type Guides = { id: number; name: string | null }[];

type Props = { departure: DepartureFacts; guides: Guides; answer: AdminAnswer | undefined };

/** Whether it runs, and the decision about it as long as that is open. */
export function RunSection({ departure: { run, seats }, answer }: Omit<Props, "guides">) {
  const { t } = useTranslation("departuresAdmin");
  const formats = useFormats();
  return (
    <section className="panel mb-5" aria-labelledby="run">
      <h2 className="h4" id="run">
        {t("run.title")}
      </h2>
      {run.state === "runs" ? <p className="mt-2">{t("run.runs")}</p> : null}
      {run.state === "needs" ? (
        <>
          <p className="mt-2">
            <b>{t("run.needs", { travellers: formats.number(run.travellers), minimum: formats.number(run.minimum) })}</b>{" "}
            {t("run.decided", { date: formats.date(run.decideBy) })}
          </p>
          <div className="admin-form-row mt-3">
            <AdminForm name="run" intent="run" answer={answer} send={t("run.let")} busy={t("departure.busy")} tone="primary" />
            {seats.booked > 0 ? (
              <AdminForm name="wait" intent="wait" answer={answer} send={t("run.wait")} busy={t("departure.busy")} />
            ) : null}
          </div>
          <p className="text-sm text-muted mt-3">{t("run.promise")}</p>
        </>
      ) : null}
    </section>
  );
}

function GuideField({ departure, guides, answer }: Props) {
  const { t } = useTranslation("departuresAdmin");
  const id = useId();
  const error = useAdminError()(answer, "guide");
  return (
    <FormField id={id} errorId={`${id}-error`} label={t("terms.guide")} error={error}>
      <Select
        key={answer?.at}
        {...fieldControl(id, { error })}
        name="guide"
        defaultValue={typedIn(answer, "guide", departure.terms.guide)}
        options={[
          { value: "", name: t("terms.usualGuide") },
          ...guides.map((guide) => ({ value: String(guide.id), name: guide.name ?? "" })),
        ]}
      />
    </FormField>
  );
}

/** What this departure has of its own; what is left empty is as its tour has it. */
export function TermsSection({ departure, guides, answer: given }: Props) {
  const { t } = useTranslation("departuresAdmin");
  const formats = useFormats();
  const answer = answerTo(given, "terms");
  const { terms, usual, run } = departure;
  const number = { inputMode: "numeric", maxLength: 7, required: false } as const;
  return (
    <section className="panel mt-5" aria-labelledby="terms">
      <h2 className="h4" id="terms">
        {t("terms.title")}
      </h2>
      <p className="text-sm text-muted mt-2">{t("terms.lead")}</p>
      <AdminForm name="terms" intent="terms" answer={given} send={t("terms.save")} busy={t("departure.busy")} className="admin-form mt-3">
        <div className="admin-fields">
          <AdminField
            name="price"
            label={t("terms.price")}
            hint={t("terms.priceHint", { price: formats.money(usual.price, "USD") })}
            answer={answer}
            value={terms.price}
            input={number}
          />
          <AdminField
            name="minTravellers"
            label={t("terms.minTravellers")}
            hint={t("terms.minTravellersHint", { count: usual.minTravellers })}
            answer={answer}
            value={terms.minTravellers}
            input={number}
          />
          <AdminField
            name="decideBy"
            label={t("terms.decideBy")}
            hint={t(run.state === "runs" ? "terms.decided" : "terms.decideByHint")}
            answer={answer}
            value={terms.decideBy}
            input={{ type: "date" }}
          />
          <AdminField
            name="cutOffDays"
            label={t("terms.cutOffDays")}
            hint={t("terms.cutOffDaysHint")}
            answer={answer}
            value={terms.cutOffDays}
            input={number}
          />
          <GuideField departure={departure} guides={guides} answer={answer} />
        </div>
        <fieldset className="grid gap-3">
          <legend className="field-label">{t("terms.note")}</legend>
          {languages.map((language) => (
            <AdminField
              key={language}
              name={`note.${language}`}
              label={languageFacts[language].name}
              answer={answer}
              value={terms.note[language] ?? ""}
              input={{ required: false, maxLength: 300, lang: language }}
            />
          ))}
        </fieldset>
      </AdminForm>
    </section>
  );
}
