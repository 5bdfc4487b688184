/** The fields of a rule. Those of another kind of rule are hidden by the style sheet, and read by nobody. */
import { useId, type InputHTMLAttributes } from "react";
import { useTranslation } from "react-i18next";
import { placeKeys, places } from "#app/features/selling/catalogue/schedule/schedule-rules.ts";
import { useFormats } from "#app/i18n/format.ts";
import { FieldError, fieldControl, FormField } from "#app/ui/form-field.tsx";
import { Select } from "#app/ui/select.tsx";
import { chosenIn, errorIn, typedIn } from "#app/values/form-answer.ts";
import { scheduleErrors, type RuleFields, type ScheduleAnswer } from "./schedule-form.ts";

export type FieldsProps = { fields: RuleFields; answer: ScheduleAnswer | undefined };
type TextField = { [Name in keyof RuleFields]: RuleFields[Name] extends string ? Name : never }[keyof RuleFields];
type DayField = "dates" | "exceptions";

function useScheduleError(answer: ScheduleAnswer | undefined) {
  const { t } = useTranslation("scheduleAdmin");
  return (name: keyof RuleFields) => {
    const error = scheduleErrors.find((key) => key === errorIn(answer, name));
    return error && t(`errors.${error}`);
  };
}

type TextProps = FieldsProps & { name: TextField; label: string; hint?: string; input?: InputHTMLAttributes<HTMLInputElement> };

export function RuleField({ fields, answer, name, label, hint, input }: TextProps) {
  const id = useId();
  const error = useScheduleError(answer)(name);
  return (
    <FormField id={id} errorId={`${id}-error`} label={label} error={error} hint={hint}>
      <input
        key={answer?.at}
        {...fieldControl(id, { hint, error })}
        name={name}
        autoComplete="off"
        maxLength={20}
        defaultValue={typedIn(answer, name, fields[name])}
        {...input}
      />
    </FormField>
  );
}

type Option = { value: string; name: string };

export function RuleSelect({ fields, answer, name, label, options }: FieldsProps & { name: TextField; label: string; options: Option[] }) {
  const id = useId();
  const error = useScheduleError(answer)(name);
  return (
    <FormField id={id} errorId={`${id}-error`} label={label} error={error}>
      <Select
        key={answer?.at}
        {...fieldControl(id, { error })}
        name={name}
        defaultValue={typedIn(answer, name, fields[name])}
        options={options}
      />
    </FormField>
  );
}

/** A choice among few, one below the other. */
export function RuleChoice({ fields, answer, name, label, options }: FieldsProps & { name: TextField; label: string; options: Option[] }) {
  const id = useId();
  const error = useScheduleError(answer)(name);
  const chosen = typedIn(answer, name, fields[name]);
  return (
    <fieldset aria-describedby={error ? id : undefined}>
      <legend className="label-head">{label}</legend>
      {options.map(({ value, name: text }) => (
        <label key={`${value} ${answer?.at}`} className="choice">
          <input type="radio" name={name} value={value} defaultChecked={value === chosen} />
          {text}
        </label>
      ))}
      <FieldError id={id} error={error} />
    </fieldset>
  );
}

export function WeekdaysField({ fields, answer }: FieldsProps) {
  const { t } = useTranslation("scheduleAdmin");
  const formats = useFormats();
  const id = useId();
  const error = useScheduleError(answer)("weekdays");
  const chosen = chosenIn(answer, "weekdays") ?? fields.weekdays;
  return (
    <fieldset aria-describedby={error ? id : undefined}>
      <legend className="label-head">{t("form.weekdays")}</legend>
      <div className="schedule-weekdays">
        {[1, 2, 3, 4, 5, 6, 7].map((weekday) => (
          <label key={`${weekday} ${answer?.at}`} className="choice">
            <input
              type="checkbox"
              name="weekdays"
              value={weekday}
              defaultChecked={chosen.includes(String(weekday))}
              aria-invalid={error ? true : undefined}
            />
            {formats.weekday(weekday, "long")}
          </label>
        ))}
      </div>
      <FieldError id={id} error={error} />
    </fieldset>
  );
}

const emptyLines = { dates: 4, exceptions: 2 };

/** Single days: those that stand, and some lines to fill. */
export function DaysField({ fields, answer, name }: FieldsProps & { name: DayField }) {
  const { t } = useTranslation("scheduleAdmin");
  const formats = useFormats();
  const id = useId();
  const error = useScheduleError(answer)(name);
  const days = (chosenIn(answer, name) ?? fields[name]).filter(Boolean);
  const lines = [...days, ...Array.from({ length: emptyLines[name] }, () => "")];
  return (
    <fieldset aria-describedby={error ? `${id}-hint ${id}` : `${id}-hint`}>
      <legend className="label-head">{t(`form.${name}`)}</legend>
      <p className="field-hint" id={`${id}-hint`}>
        {t(`form.${name}Hint`)}
      </p>
      <div className="schedule-days">
        {lines.map((day, index) => (
          <div className="input" key={`${index} ${answer?.at}`} data-invalid={error ? "" : undefined}>
            <input
              type="date"
              name={name}
              defaultValue={day}
              aria-label={t(name === "dates" ? "form.date" : "form.exception", { number: formats.number(index + 1) })}
              aria-invalid={error ? true : undefined}
            />
          </div>
        ))}
      </div>
      <FieldError id={id} error={error} />
    </fieldset>
  );
}

/** From which day of each year to which. */
export function SeasonFields(props: FieldsProps) {
  const { t } = useTranslation("scheduleAdmin");
  const formats = useFormats();
  const days = Array.from({ length: 31 }, (_, index) => ({ value: String(index + 1), name: formats.number(index + 1) }));
  const months = Array.from({ length: 12 }, (_, index) => ({
    value: String(index + 1),
    name: formats.date(`2028-${String(index + 1).padStart(2, "0")}-01`, "monthShort"),
  }));
  const [from, to] = [t("form.seasonFrom"), t("form.seasonTo")];
  return (
    <div className="admin-fields only-season">
      <RuleSelect {...props} name="fromDay" label={t("form.day", { label: from })} options={days} />
      <RuleSelect {...props} name="fromMonth" label={t("form.month", { label: from })} options={months} />
      <RuleSelect {...props} name="toDay" label={t("form.day", { label: to })} options={days} />
      <RuleSelect {...props} name="toMonth" label={t("form.month", { label: to })} options={months} />
    </div>
  );
}

/** The first to the last weekday of a month. */
export function PlaceFields(props: FieldsProps) {
  const { t } = useTranslation("scheduleAdmin");
  const formats = useFormats();
  const weekdays = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ value: String(weekday), name: formats.weekday(weekday, "long") }));
  return (
    <div className="admin-fields only-monthly">
      <RuleSelect
        {...props}
        name="place"
        label={t("form.place")}
        options={places.map((place) => ({ value: String(place), name: t(`form.places.${placeKeys[place]}`) }))}
      />
      <RuleSelect {...props} name="weekday" label={t("form.weekday")} options={weekdays} />
    </div>
  );
}
