import { useId, type InputHTMLAttributes } from "react";
import { useTranslation } from "react-i18next";
import { Form, useNavigation } from "react-router";
import { AdminHead } from "#app/ui/admin/admin-head.tsx";
import { Feedback } from "#app/ui/admin/feedback.tsx";
import { useArrivedAnswer } from "#app/ui/arrived-answer.ts";
import { fieldControl, FormField } from "#app/ui/form-field.tsx";
import { useRefusedField } from "#app/ui/refused-field.ts";
import { SendButton } from "#app/ui/send-button.tsx";
import { errorIn, typedIn } from "#app/values/form-answer.ts";
import { codesPath, longestNote, promoErrors, type PromoAnswer, type PromoFields } from "./promo-code-form.ts";

type Name = Exclude<keyof PromoFields, "kind" | "tours" | "paused">;
type FieldProps = {
  name: Name;
  fields: PromoFields;
  answer: PromoAnswer | undefined;
  hint?: string;
  input?: InputHTMLAttributes<HTMLInputElement>;
};

function PromoField({ name, fields, answer, hint, input }: FieldProps) {
  const { t } = useTranslation("promoCodes");
  const id = useId();
  const key = promoErrors.find((known) => known === errorIn(answer, name));
  const error = key && t(`errors.${key}`);
  return (
    <FormField id={id} errorId={`${id}-error`} label={t(`fields.${name}`)} hint={hint} error={error}>
      <input
        key={answer?.at}
        {...fieldControl(id, { hint, error })}
        name={name}
        autoComplete="off"
        defaultValue={typedIn(answer, name, fields[name])}
        {...input}
      />
    </FormField>
  );
}

const number = { inputMode: "numeric", maxLength: 7 } as const;
const date = { type: "date" } as const;

type Props = {
  id: string | undefined;
  used: number;
  fields: PromoFields;
  tours: { id: number; title: string }[];
  answer: PromoAnswer | undefined;
};

/** Per cent or an amount: the one that is chosen counts. */
function Worth({ fields, answer }: Pick<Props, "fields" | "answer">) {
  const { t } = useTranslation("promoCodes");
  const kind = typedIn(answer, "kind", fields.kind);
  return (
    <>
      <fieldset className="grid gap-2" key={answer?.at}>
        <legend className="label-head">{t("fields.kind")}</legend>
        {(["percent", "amount"] as const).map((each) => (
          <label className="choice" key={each}>
            <input type="radio" name="kind" value={each} defaultChecked={kind === each} />
            <span>{t(`kinds.${each}`)}</span>
          </label>
        ))}
      </fieldset>
      <div className="settings-fields">
        <PromoField name="percent" fields={fields} answer={answer} input={{ ...number, maxLength: 3 }} />
        <PromoField
          name="amount"
          fields={fields}
          answer={answer}
          hint={t("hints.amount")}
          input={{ inputMode: "decimal", maxLength: 20 }}
        />
      </div>
    </>
  );
}

/** A promo code with all that it holds: worth, days, uses, trips. */
export function PromoCodeView({ id, used, fields, tours, answer: given }: Props) {
  const { t } = useTranslation("promoCodes");
  const answer = useArrivedAnswer(given);
  const sending = useNavigation().formMethod === "POST";
  const form = useRefusedField(answer?.result?.error && answer.at);
  const problem = answer?.problem === "used" ? { kind: "problem" as const, title: t("problem.title"), text: t("problem.used") } : undefined;
  const field = { fields, answer };
  const chosen = answer?.result?.initialValue?.tours ?? fields.tours.map(String);
  const isChosen = (tour: number) => (Array.isArray(chosen) ? chosen.includes(String(tour)) : chosen === String(tour));
  return (
    <>
      <AdminHead title={id ? fields.code : t("new")} lead={t("lead")} trail={[{ name: t("title"), path: codesPath }]} />
      <Feedback feedback={problem} at={given?.at} />
      <Form method="post" className="panel grid gap-5" ref={form} noValidate>
        {id ? null : <PromoField name="code" {...field} hint={t("hints.code")} input={{ maxLength: 40, spellCheck: false }} />}
        <Worth {...field} />
        <div className="settings-fields">
          <PromoField name="startsOn" {...field} input={date} />
          <PromoField name="endsOn" {...field} hint={t("hints.endsOn")} input={date} />
          <PromoField name="mostUses" {...field} hint={t("hints.mostUses")} input={number} />
          <PromoField name="mostPerEmail" {...field} hint={t("hints.mostUses")} input={number} />
          <PromoField name="minTravellers" {...field} input={{ ...number, maxLength: 2 }} />
        </div>
        <fieldset className="grid gap-2" key={answer?.at}>
          <legend className="label-head">{t("fields.tours")}</legend>
          <p className="text-sm text-muted">{t("hints.tours")}</p>
          {tours.map((tour) => (
            <label className="choice" key={tour.id}>
              <input type="checkbox" name="tours" value={tour.id} defaultChecked={isChosen(tour.id)} />
              <span>{tour.title}</span>
            </label>
          ))}
        </fieldset>
        <div className="settings-fields">
          <PromoField name="departsFrom" {...field} input={date} />
          <PromoField name="departsTo" {...field} input={date} />
        </div>
        <PromoField name="note" {...field} hint={t("hints.note")} input={{ maxLength: longestNote }} />
        <label className="choice">
          <input type="checkbox" name="paused" defaultChecked={typedIn(answer, "paused", fields.paused ? "on" : "") === "on"} />
          <span>{t("fields.paused")}</span>
        </label>
        <div className="setup-actions">
          <SendButton sending={sending}>{sending ? t("saving") : t("save")}</SendButton>
          {id && used === 0 ? (
            <button className="button button-danger-outline" name="intent" value="delete" formNoValidate>
              {t("delete")}
            </button>
          ) : null}
        </div>
      </Form>
    </>
  );
}
