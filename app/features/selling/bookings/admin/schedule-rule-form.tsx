import { useTranslation } from "react-i18next";
import { patternKinds } from "#app/features/selling/catalogue/schedule/schedule-rules.ts";
import { LocalLink } from "#app/i18n/local-link.tsx";
import { answerTo } from "#app/values/form-answer.ts";
import { AdminForm } from "./admin-form-view.tsx";
import { DaysField, PlaceFields, RuleChoice, RuleField, SeasonFields, WeekdaysField } from "./schedule-fields.tsx";
import { ScheduleForecast } from "./schedule-forecast.tsx";
import { newRule, schedulePath, type RuleFields, type ScheduleAnswer } from "./schedule-form.ts";

type Props = {
  tourId: number;
  published: boolean;
  form: { rule: string; fields: RuleFields };
  answer: ScheduleAnswer | undefined;
};

/** A rule, written in two steps: the first shows what it will do, the second does it. What is changed between the two is shown again. */
export function ScheduleRuleForm({ tourId, published, form: { rule, fields }, answer }: Props) {
  const { t } = useTranslation("scheduleAdmin");
  const sent = answerTo(answer, "rule");
  const given = { fields, answer: sent };
  const { forecast } = sent ?? {};
  return (
    <section className="panel mb-5 schedule-rule" aria-labelledby="rule">
      <h2 className="h4" id="rule">
        {t(rule === newRule ? "form.addTitle" : "form.changeTitle")}
      </h2>
      <AdminForm
        name="rule"
        intent="rule"
        answer={sent}
        hidden={{ rule, ...(forecast && { seen: forecast.seen }) }}
        send={forecast ? t("preview.send") : t("form.send")}
        busy={forecast ? t("preview.busy") : t("form.busy")}
        tone="primary"
      >
        <RuleChoice
          {...given}
          name="kind"
          label={t("form.kind")}
          options={patternKinds.map((kind) => ({ value: kind, name: t(`form.kinds.${kind}`) }))}
        />
        <div className="schedule-part only-weekly">
          <WeekdaysField {...given} />
          <RuleField
            {...given}
            name="every"
            label={t("form.every")}
            hint={t("form.everyHint")}
            input={{ inputMode: "numeric", maxLength: 2 }}
          />
        </div>
        <PlaceFields {...given} />
        <div className="schedule-part only-dates">
          <DaysField {...given} name="dates" />
        </div>
        <div className="schedule-part not-dates">
          <RuleChoice
            {...given}
            name="season"
            label={t("form.season")}
            options={(["always", "yearly"] as const).map((season) => ({ value: season, name: t(`form.seasons.${season}`) }))}
          />
          <SeasonFields {...given} />
          <div className="admin-fields">
            <RuleField {...given} name="first" label={t("form.first")} hint={t("form.firstHint")} input={{ type: "date" }} />
            <RuleField {...given} name="until" label={t("form.until")} hint={t("form.untilHint")} input={{ type: "date" }} />
          </div>
        </div>
        <DaysField {...given} name="exceptions" />
        <div className="admin-fields">
          <RuleField
            {...given}
            name="capacity"
            label={t("form.capacity")}
            hint={t("form.capacityHint")}
            input={{ inputMode: "numeric", maxLength: 4 }}
          />
          <RuleField {...given} name="price" label={t("form.price")} hint={t("form.priceHint")} input={{ inputMode: "decimal" }} />
        </div>
        {sent && forecast ? <ScheduleForecast key={sent.at} forecast={forecast} published={published} /> : null}
      </AdminForm>
      <LocalLink className="text-link schedule-back" to={schedulePath(tourId)} prefetch="none">
        {t("form.back")}
      </LocalLink>
    </section>
  );
}
