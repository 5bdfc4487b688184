import { useTranslation } from "react-i18next";
import type { CostLine, TrueCost } from "#app/features/selling/catalogue/trip/trip.ts";
import { useFormats } from "#app/i18n/format.ts";
import { TriangleAlert } from "#app/ui/icons.tsx";

/** What a line rests on: what is really paid on the spot, or the basis of an estimate with its month, said once. */
function Basis({ line: { kind, basis, month, stale, local } }: { line: CostLine }) {
  const { t } = useTranslation("tripPage");
  const formats = useFormats();
  if (kind === "local")
    return <small>{local ? t("cost.spotAmount", { amount: formats.localMoney(local.amount, local.currency) }) : t("cost.spot")}</small>;
  const date = month && formats.date(`${month}-01`, "month");
  return (
    <>
      <small>
        {basis}
        {date && month && !basis?.includes(month.slice(0, 4)) ? ` ${t("cost.estimated", { month: date })}` : null}
      </small>
      {stale && date ? (
        <small className="cost-stale">
          <TriangleAlert className="icon" />
          {t("cost.stale", { month: date })}
        </small>
      ) : null}
    </>
  );
}

/** What the trip costs one traveller from door to door: each line and their sum, from lowest to highest. */
export function TripCost({ cost: { currency, price, lines, low, high } }: { cost: TrueCost }) {
  const { t } = useTranslation("tripPage");
  const formats = useFormats();
  const money = (amount: number) => formats.money(amount, currency);
  const range = (from: number, to: number) => (from === to ? money(from) : `${money(from)}–${money(to)}`);
  return (
    <section>
      <h2 className="h3 mt-10">{t("cost.heading")}</h2>
      <p className="mt-2 max-w-text">{t("cost.lead")}</p>
      <table className="trip-cost">
        <thead className="sr-only">
          <tr>
            <th scope="col">{t("cost.what")}</th>
            <th scope="col">{t("cost.amount")}</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{t("cost.price")}</th>
            <td>{money(price)}</td>
          </tr>
          {lines.map((line) => (
            <tr key={`${line.kind} ${line.label}`}>
              <th scope="row">
                {line.label}
                <Basis line={line} />
              </th>
              <td>{line.high === 0 ? t("cost.nothing") : range(line.low, line.high)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t("cost.sum")}</th>
            <td>{range(low, high)}</td>
          </tr>
        </tfoot>
      </table>
    </section>
  );
}
