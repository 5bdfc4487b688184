import { ArrowRight } from "#app/ui/icons.tsx";
import { useTranslation } from "react-i18next";
import { useFormats } from "#app/i18n/format.ts";
import { LocalLink } from "#app/i18n/local-link.tsx";
import type { Clock } from "#app/ui/admin/ago.tsx";
import { adminBookingPath, departurePath } from "./booking-list.ts";
import type { RunToDecide } from "./runs-to-decide.server.ts";
import type { ToDo } from "./to-dos.server.ts";

type Props = {
  toDos: readonly ToDo[];
  runs: readonly RunToDecide[];
  clock: Clock;
  /** Elsewhere than in the admin area: so many of them, with the way to the others. */
  most?: number;
};

/** What waits for a decision: whose, how much, since or until when. */
export function ToDoList({ toDos, runs, clock, most }: Props) {
  const { t } = useTranslation("bookingsAdmin");
  const formats = useFormats();
  const when = ({ kind, at }: ToDo) => {
    const date = formats.moment(at, clock.timeZone);
    if (kind === "choice") return t("toDos.choices", { date });
    if (kind !== "transfer" && kind !== "part_payment") return t("toDos.since", { date });
    return t(at < clock.now ? "toDos.overdue" : "toDos.due", { date });
  };
  return (
    <section className={most === undefined ? "panel mb-6" : "panel"} aria-labelledby="to-dos">
      <div className="panel-head">
        <h2 className="h4" id="to-dos">
          {t("toDos.title")}
        </h2>
        {most === undefined ? null : (
          <LocalLink className="text-link" to="/admin/bookings" prefetch="none">
            {t("toDos.all", { number: formats.number(toDos.length + runs.length) })}
          </LocalLink>
        )}
      </div>
      {toDos.length + runs.length === 0 ? <p className="text-muted mt-2">{t("toDos.none")}</p> : null}
      <ul className="to-dos">
        {runs.slice(0, most).map(({ id, title, startDate, travellers, minimum, decideBy }) => (
          <li key={id}>
            <span>
              <b>{t("toDos.run")}</b>{" "}
              <span className="text-muted">
                {t("toDos.runs", {
                  travellers: formats.number(travellers),
                  minimum: formats.number(minimum),
                  date: formats.date(decideBy),
                })}
              </span>
            </span>
            <LocalLink className="text-link" to={departurePath(id)} prefetch="none">
              {formats.pair(title, formats.date(startDate))}
              <ArrowRight className="icon icon-small" />
            </LocalLink>
          </li>
        ))}
        {toDos.slice(0, most === undefined ? most : Math.max(0, most - runs.length)).map((toDo, index) => (
          // Two refunds of one booking may be alike.
          <li key={`${toDo.kind} ${toDo.reference} ${toDo.at} ${index}`}>
            <span>
              <b>{t(`toDos.${toDo.kind}`)}</b> <span className="tabular-nums">{formats.amount(toDo.amountMinor, toDo.currency)}</span>
              <span className="text-muted">{` ${when(toDo)}`}</span>
            </span>
            <LocalLink className="text-link" to={adminBookingPath(toDo.reference)} prefetch="none">
              {toDo.reference} {toDo.name ?? t("nobody")}
              <ArrowRight className="icon icon-small" />
            </LocalLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
