import { useTranslation } from "react-i18next";
import { useFormats } from "#app/i18n/format.ts";
import type { Settings } from "./settings.server.ts";

/** Working hours, a line a period. */
export function OpeningHours({ periods }: { periods: Settings["hours"]["periods"] }) {
  const { t } = useTranslation();
  const formats = useFormats();
  return periods.map(({ from, to, opens, closes }) => {
    const times = { opens: formats.clockTime(opens), closes: formats.clockTime(closes) };
    return (
      <span className="block" key={from}>
        {from === to
          ? t("hours.day", { day: formats.weekday(from), ...times })
          : t("hours.period", { from: formats.weekday(from), to: formats.weekday(to), ...times })}
      </span>
    );
  });
}
