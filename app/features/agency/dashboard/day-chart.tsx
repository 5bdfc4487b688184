import { useId } from "react";
import { useTranslation } from "react-i18next";
import { useFormats } from "#app/i18n/format.ts";
import { highestOf, sumOf, type DayCount } from "./dashboard.ts";

const width = 600;
const height = 120;

type Props = {
  name: string;
  /** What is said where there is nothing to draw. */
  none: string;
  series: DayCount[];
  tone: "visitors" | "bookings";
};

/** Bars of one figure a day, with a sentence for who cannot see them; the numbers themselves are in the table below. */
export function DayChart({ name, none, series, tone }: Props) {
  const { t } = useTranslation("admin");
  const formats = useFormats();
  const id = useId();
  const first = series[0];
  const last = series.at(-1);
  const highest = highestOf(series);
  if (!first || !last || !highest) return null;
  const total = sumOf(series);
  const step = width / series.length;
  const scale = height / highest.count;
  return (
    <figure className="day-chart" data-tone={tone}>
      <figcaption>
        <b>{name}</b> {total === 0 ? null : <span>{t("dashboard.highest", { number: formats.number(highest.count) })}</span>}
      </figcaption>
      {total === 0 ? (
        <div className="day-chart-empty">
          <img src="/art/empty/no-results.svg" alt="" width={96} height={72} />
          <p>{none}</p>
        </div>
      ) : (
        <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" role="img" aria-labelledby={id}>
          <title id={id}>
            {t("dashboard.chartText", {
              name,
              from: formats.date(first.day, "long"),
              to: formats.date(last.day, "long"),
              total: formats.number(total),
              day: formats.date(highest.day, "long"),
              most: formats.number(highest.count),
            })}
          </title>
          {series.map(({ day, count }, index) => (
            <rect
              key={day}
              x={index * step + step * 0.15}
              width={step * 0.7}
              // A day without anybody keeps a hair, so that the days can be counted.
              y={height - Math.max(1, count * scale)}
              height={Math.max(1, count * scale)}
            />
          ))}
        </svg>
      )}
      <p className="day-chart-ends" aria-hidden="true">
        <span>{formats.date(first.day, "short")}</span>
        <span>{formats.date(last.day, "short")}</span>
      </p>
    </figure>
  );
}

/** The numbers behind the charts, newest day first. */
export function DayTable({ columns }: { columns: { name: string; series: DayCount[] }[] }) {
  const { t } = useTranslation("admin");
  const formats = useFormats();
  const days = columns[0]?.series.toReversed() ?? [];
  return (
    <details className="day-table">
      <summary>{t("dashboard.chartTable")}</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">{t("dashboard.day")}</th>
            {columns.map(({ name }) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.map(({ day }, index) => (
            <tr key={day}>
              <th scope="row">{formats.date(day)}</th>
              {columns.map(({ name, series }) => (
                <td key={name}>{formats.number(series.at(-1 - index)?.count ?? 0)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
