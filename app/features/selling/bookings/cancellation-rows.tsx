import { useTranslation } from "react-i18next";
import { useFormats } from "#app/i18n/format.ts";
import type { CalendarDate } from "#app/values/calendar-date.ts";
import type { Currency } from "#app/values/money.ts";
import type { CancellationRow } from "./cancellation-table.ts";

/** If you cancel: real dates and amounts, the row that holds today marked. `caption` says of which trip. */
export function CancellationRows({ rows, currency, caption }: { rows: CancellationRow[]; currency: Currency; caption: string }) {
  const { t } = useTranslation("checkout");
  const formats = useFormats();
  const last = rows.length - 1;
  /** A line ends between two dates, not within one. */
  const unbroken = (day: CalendarDate) => formats.date(day).replaceAll(" ", "\u00a0");
  const days = ({ firstDay, lastDay }: CancellationRow, index: number) => {
    const [from, to] = [unbroken(firstDay), unbroken(lastDay)];
    if (index === last) return t("cancellation.from", { from });
    return index === 0 ? t("cancellation.until", { to }) : t("cancellation.between", { from, to });
  };
  return (
    <div className="cancellation-frame">
      <table className="cancellation-table">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{t("cancellation.when")}</th>
            <th scope="col" className="text-right">
              {t("cancellation.back")}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={row.fromDays} data-today={index === 0 ? "" : undefined}>
              <th scope="row">
                <span className="cancellation-days">
                  {days(row, index)}
                  {index === 0 ? <span className="badge">{t("cancellation.today")}</span> : null}
                </span>
              </th>
              <td className="text-right">
                {row.refundMinor === 0 ? (
                  <span className="text-muted">{t("cancellation.nothing")}</span>
                ) : (
                  <>
                    <b className="tabular-nums">{formats.amount(row.refundMinor, currency)}</b>
                    <small>
                      {row.feeMinor > 0
                        ? t("cancellation.lessFee", { percent: row.percent, fee: formats.amount(row.feeMinor, currency) })
                        : t("cancellation.percent", { percent: row.percent })}
                    </small>
                  </>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
