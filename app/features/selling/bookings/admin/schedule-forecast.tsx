import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useFormats } from "#app/i18n/format.ts";
import type { ShownForecast } from "./schedule-form.ts";

type Props = {
  forecast: ShownForecast;
  published: boolean;
  /** The rule goes: it is named so. */
  removes?: boolean;
};

/** What a change will do, before it is done. It takes the focus when it comes: another one has another key. */
export function ScheduleForecast({ forecast, published, removes = false }: Props) {
  const { t } = useTranslation("scheduleAdmin");
  const formats = useFormats();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const rest = (effect: ShownForecast["effects"][number]) => {
    const named = effect.dates.map((date) => formats.date(date, "medium"));
    const more = effect.count - effect.dates.length;
    return formats.list(more > 0 ? [...named, t("preview.more", { number: formats.number(more) })] : named);
  };
  return (
    <div className="schedule-forecast">
      <h3 className="h4" ref={heading} tabIndex={-1}>
        {t("preview.title")}
      </h3>
      <p>
        <b>{removes ? t("removePreview", { rule: forecast.words }) : forecast.words}</b>
      </p>
      {forecast.effects.length > 0 ? (
        <ul>
          {forecast.effects.map((effect) => (
            <li key={effect.kind}>
              <b>{t(`preview.${effect.kind}`, { count: effect.count })}</b>
              <p className="text-sm text-muted">{rest(effect)}</p>
            </li>
          ))}
        </ul>
      ) : (
        <p>{published || removes ? t("preview.nothing") : t("preview.draft")}</p>
      )}
    </div>
  );
}
