import { useTranslation } from "react-i18next";
import { href } from "react-router";
import { choiceDays } from "#app/features/selling/bookings/choice/choice.ts";
import { useFormats } from "#app/i18n/format.ts";
import { LocalLink } from "#app/i18n/local-link.tsx";
import { AdminHead } from "#app/ui/admin/admin-head.tsx";
import { DataTable } from "#app/ui/admin/data-table.tsx";
import { Feedback } from "#app/ui/admin/feedback.tsx";
import { useArrivedAnswer } from "#app/ui/arrived-answer.ts";
import type { CalendarDate } from "#app/values/calendar-date.ts";
import { currencies } from "#app/values/money.ts";
import { AdminField } from "./admin-field.tsx";
import { AdminForm, useAdminProblem } from "./admin-form-view.tsx";
import { adminLimits, type AdminAnswer } from "./admin-form.ts";
import { adminBookingPath, departurePath } from "./booking-list.ts";
import type { AffectedBooking } from "./cancel-departure.server.ts";
import { StatusBadge } from "./status-badge.tsx";

const happens = { ON_HOLD: "held", PENDING: "ended" } as const;
const happensTo = (status: AffectedBooking["status"]) => (status === "ON_HOLD" || status === "PENDING" ? happens[status] : "asked");

function Affected({ affected }: { affected: readonly AffectedBooking[] }) {
  const { t } = useTranslation("departuresAdmin");
  const formats = useFormats();
  if (affected.length === 0) return <p className="panel mb-5">{t("cancelDeparture.nobody")}</p>;
  const columns = [
    { key: "reference", name: t("cancelDeparture.reference") },
    { key: "people", name: t("cancelDeparture.people") },
    { key: "paid", name: t("cancelDeparture.paid") },
    { key: "happens", name: t("cancelDeparture.happens") },
  ];
  const rows = affected.map((booking) => ({
    key: booking.id,
    name: booking.reference,
    cells: {
      reference: (
        <span className="admin-cell">
          <LocalLink className="text-link admin-whole" to={adminBookingPath(booking.reference)} prefetch="none">
            {booking.reference}
          </LocalLink>
          <StatusBadge status={booking.status} />
          <span className="text-muted">{booking.name}</span>
        </span>
      ),
      people: formats.number(booking.travellers),
      paid: <span className="tabular-nums">{formats.amount(booking.paidMinor, booking.currency)}</span>,
      happens: t(`cancelDeparture.${happensTo(booking.status)}`),
    },
  }));
  const sums = currencies.flatMap((currency) => {
    const minor = affected.reduce((sum, booking) => (booking.currency === currency ? sum + booking.paidMinor : sum), 0);
    return minor > 0 ? [formats.amount(minor, currency)] : [];
  });
  return (
    <div className="mb-5">
      <DataTable caption={t("cancelDeparture.table", { number: formats.number(rows.length) })} columns={columns} rows={rows} />
      <p className="mt-3">
        {sums.length > 0 ? (
          <>
            {t("cancelDeparture.sum")} <b>{formats.list(sums)}</b>
          </>
        ) : (
          t("cancelDeparture.nothing")
        )}
      </p>
    </div>
  );
}

type Props = {
  departure: { id: string; tourTitle: string; startDate: CalendarDate };
  affected: AffectedBooking[];
  seen: string;
  days: { first: CalendarDate; last: CalendarDate };
  answer: AdminAnswer | undefined;
};

/** Whom it affects and how, why it does not take place, and the new date where there is one; then the button that cannot be undone. */
export function CancelDepartureView({ departure, affected, seen, days, answer: given }: Props) {
  const { t } = useTranslation("departuresAdmin");
  const formats = useFormats();
  const answer = useArrivedAnswer(given);
  const problem = useAdminProblem(given);
  const title = t("departure.title", { tour: departure.tourTitle, date: formats.date(departure.startDate) });
  return (
    <>
      <AdminHead
        title={t("cancelDeparture.title")}
        lead={t("cancelDeparture.lead")}
        trail={[
          { name: t("departures.title"), path: href("/admin/departures") },
          { name: title, path: departurePath(departure.id) },
        ]}
      />
      <Feedback feedback={problem} at={given?.at} />
      <Affected affected={affected} />
      <section className="panel">
        <AdminForm
          name="cancel"
          intent="cancel"
          hidden={{ seen }}
          answer={answer}
          send={t("cancelDeparture.send")}
          busy={t("cancelDeparture.busy")}
          tone="danger-outline"
        >
          <AdminField
            name="reason"
            label={t("cancelDeparture.reason")}
            hint={t("cancelDeparture.reasonHint")}
            answer={answer}
            input={{ maxLength: adminLimits.reason }}
          />
          {affected.length > 0 ? (
            <>
              <AdminField
                name="newStart"
                label={t("cancelDeparture.newStart")}
                hint={t("cancelDeparture.newStartHint")}
                answer={answer}
                input={{ type: "date", min: days.first, max: days.last, required: false }}
              />
              <p className="text-sm">{t("cancelDeparture.days", { days: formats.number(choiceDays.answer) })}</p>
            </>
          ) : null}
        </AdminForm>
        <p className="mt-4">
          <LocalLink className="text-link" to={departurePath(departure.id)} prefetch="none">
            {t("cancelDeparture.back")}
          </LocalLink>
        </p>
      </section>
    </>
  );
}
