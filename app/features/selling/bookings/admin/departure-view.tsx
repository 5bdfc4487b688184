import { Download, Printer } from "#app/ui/icons.tsx";
import { useTranslation } from "react-i18next";
import { href } from "react-router";
import { useFormats } from "#app/i18n/format.ts";
import { localPath } from "#app/i18n/languages.ts";
import { LocalLink, useLanguage } from "#app/i18n/local-link.tsx";
import { AdminHead } from "#app/ui/admin/admin-head.tsx";
import { DataTable, type Column } from "#app/ui/admin/data-table.tsx";
import { Feedback } from "#app/ui/admin/feedback.tsx";
import { useArrivedAnswer } from "#app/ui/arrived-answer.ts";
import { useHydrated } from "#app/ui/hydrated.ts";
import type { CalendarDate } from "#app/values/calendar-date.ts";
import { adminBookingPath, cancelDeparturePath, departurePath, travellersPath } from "./booking-list.ts";
import type { DepartureFacts, ManifestRow } from "./departures.server.ts";
import { AdminField } from "./admin-field.tsx";
import { AdminForm, useAdminProblem } from "./admin-form-view.tsx";
import type { AdminAnswer } from "./admin-form.ts";
import { answerTo } from "#app/values/form-answer.ts";
import { RunSection, TermsSection, type Guides } from "./departure-terms-form.tsx";
import { OwedAmounts } from "./owed-amounts.tsx";
import { SeatBar } from "./seat-bar.tsx";
import { StatusBadge } from "./status-badge.tsx";

type Props = {
  departure: DepartureFacts;
  /** Days to which it can be moved; none where it has started. */
  days: { first: CalendarDate; last: CalendarDate } | undefined;
  /** What she who looks may do. */
  allowed: { change: boolean; decide: boolean; export: boolean; bookings: boolean };
  guides: Guides;
  answer: AdminAnswer | undefined;
};

function Manifest({ rows, linked }: { rows: readonly ManifestRow[]; linked: boolean }) {
  const { t } = useTranslation(["departuresAdmin", "bookingsAdmin"]);
  const formats = useFormats();
  if (rows.length === 0) return <p className="panel">{t("manifest.empty")}</p>;
  const columns = [
    { key: "name", name: t("manifest.name") },
    { key: "unit", name: t("manifest.unit") },
    { key: "diet", name: t("manifest.diet") },
    { key: "accessNeeds", name: t("manifest.accessNeeds") },
    { key: "booking", name: t("manifest.reference") },
    { key: "contact", name: t("manifest.contact") },
  ] as const satisfies Column<string>[];
  const none = <span className="text-muted">{t("bookingsAdmin:booking.none")}</span>;
  const tableRows = rows.map((row) => ({
    key: row.travellerId,
    name: row.name ?? "",
    cells: {
      name: row.name ?? t("bookingsAdmin:nobody"),
      unit: <span className="admin-whole">{t(`bookingsAdmin:units.${row.unit}`)}</span>,
      diet: row.diet ?? none,
      accessNeeds: row.accessNeeds ?? none,
      booking: (
        <span className="admin-cell">
          {linked ? (
            <LocalLink className="text-link admin-whole" to={adminBookingPath(row.reference)} prefetch="none">
              {row.reference}
            </LocalLink>
          ) : (
            <span className="admin-whole">{row.reference}</span>
          )}
          <StatusBadge status={row.status} />
        </span>
      ),
      contact: (
        <span className="admin-two">
          {row.contactName} {row.contactPhone ? <span className="text-muted admin-whole">{row.contactPhone}</span> : null}{" "}
          <span className="text-muted">{row.contactEmail}</span>
        </span>
      ),
    },
  }));
  return (
    <div className="admin-wide">
      <DataTable caption={t("manifest.title", { number: formats.number(rows.length) })} columns={columns} rows={tableRows} />
    </div>
  );
}

/** Another day, as long as nobody has booked it. */
function Day({ departure, days, answer }: Omit<Props, "allowed" | "guides">) {
  const { t } = useTranslation("departuresAdmin");
  if (!days || departure.named) return <p className="text-sm text-muted">{t("departure.staysPut")}</p>;
  const sent = answerTo(answer, "move");
  return (
    <AdminForm
      name="move"
      intent="move"
      hidden={{ seen: departure.startDate }}
      answer={answer}
      send={t("departure.move")}
      busy={t("departure.busy")}
      className="admin-form admin-form-row"
    >
      <AdminField
        name="start"
        label={t("departure.newStart")}
        hint={t("departure.newStartHint")}
        answer={sent}
        value={departure.startDate}
        input={{ type: "date", min: days.first, max: days.last }}
      />
      {sent?.exists ? (
        <LocalLink className="text-link" to={departurePath(sent.exists)} prefetch="none">
          {t("newDeparture.see")}
        </LocalLink>
      ) : null}
    </AdminForm>
  );
}

function Sale({ departure, days, answer }: Omit<Props, "allowed" | "guides">) {
  const { t } = useTranslation("departuresAdmin");
  const formats = useFormats();
  const { closed, seats } = departure;
  return (
    <section className="panel admin-sale" aria-labelledby="sale">
      <h2 className="h4" id="sale">
        {t("departure.sale")}
      </h2>
      <AdminForm
        name="capacity"
        intent="capacity"
        answer={answer}
        send={t("departure.change")}
        busy={t("departure.busy")}
        className="admin-form admin-form-row"
      >
        <AdminField
          name="capacity"
          label={t("departure.capacity")}
          hint={t("departure.capacityHint", { taken: formats.number(seats.capacity - seats.free) })}
          answer={answerTo(answer, "capacity")}
          value={String(seats.capacity)}
          input={{ inputMode: "numeric", maxLength: 4 }}
        />
      </AdminForm>
      <Day departure={departure} days={days} answer={answer} />
      <AdminForm
        name="sale"
        intent={closed ? "reopen" : "close"}
        answer={answer}
        send={closed ? t("departure.reopen") : t("departure.close")}
        busy={t("departure.busy")}
      />
      {departure.named ? null : (
        <div>
          <AdminForm
            name="delete"
            intent="delete"
            answer={answer}
            send={t("departure.remove")}
            busy={t("departure.busy")}
            tone="danger-outline"
          />
          <p className="text-sm text-muted mt-2">{t("departure.removeHint")}</p>
        </div>
      )}
    </section>
  );
}

/** One departure: its seats, what is owed, who travels, and what staff can change about its sale. */
export function DepartureView({ departure, days, allowed, guides, answer: given }: Props) {
  const answer = useArrivedAnswer(given);
  const { t } = useTranslation(["departuresAdmin", "bookingsAdmin"]);
  const formats = useFormats();
  const language = useLanguage();
  const hydrated = useHydrated();
  const { tourTitle, startDate, endDate, timeZone, closed, seats, owed, cancelled } = departure;
  const changeable = allowed.change && !cancelled;
  return (
    <div className="admin-departure">
      <AdminHead
        title={t("departure.title", { tour: tourTitle, date: formats.date(startDate) })}
        lead={t("departure.ends", { date: formats.date(endDate), zone: formats.zoneName(timeZone) })}
        trail={[{ name: t("departures.title"), path: href("/admin/departures") }]}
      >
        {/* A file, not a page. */}
        {allowed.export ? (
          <a className="button button-secondary" href={localPath(language, travellersPath(departure.id))} download>
            <Download className="icon" />
            {t("departure.csv")}
          </a>
        ) : null}
        <button
          type="button"
          className="button button-secondary needs-script"
          data-ready={hydrated ? "" : undefined}
          onClick={() => window.print()}
        >
          <Printer className="icon" />
          {t("departure.print")}
        </button>
      </AdminHead>
      <Feedback feedback={useAdminProblem(given)} at={given?.at} />
      {cancelled ? (
        <div className="note note-warning mb-5">
          <div>
            <p>{t("cancelDeparture.note", { reason: cancelled.reason })}</p>
            {cancelled.waiting > 0 ? <p>{t("cancelDeparture.open", { count: cancelled.waiting })}</p> : null}
          </div>
        </div>
      ) : null}
      {closed && !cancelled ? <p className="note mb-5">{t("departure.closedNote")}</p> : null}
      <div className="panel mb-5">
        <SeatBar seats={seats} />
        <p className="mt-3">
          {t("departures.columns.owed")}:{" "}
          <b className="tabular-nums">
            <OwedAmounts owed={owed} />
          </b>
        </p>
      </div>
      {changeable && days ? <RunSection departure={departure} answer={answer} /> : null}
      <Manifest rows={departure.manifest} linked={allowed.bookings} />
      {changeable ? <Sale departure={departure} days={days} answer={answer} /> : null}
      {changeable && days ? <TermsSection departure={departure} guides={guides} answer={answer} /> : null}
      {changeable && days && allowed.decide ? (
        <LocalLink className="button button-danger-outline" to={cancelDeparturePath(departure.id)} prefetch="none">
          {t("cancelDeparture.begin")}
        </LocalLink>
      ) : null}
    </div>
  );
}
