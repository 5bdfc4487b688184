import { useTranslation } from "react-i18next";
import { useActivityText } from "#app/features/agency/audit/activity-text.ts";
import { useFormats } from "#app/i18n/format.ts";
import { LocalLink } from "#app/i18n/local-link.tsx";
import { AdminHead } from "#app/ui/admin/admin-head.tsx";
import { Ago, type Clock } from "#app/ui/admin/ago.tsx";
import { ConfirmDialog } from "#app/ui/admin/confirm-dialog.tsx";
import { DataTable, type Column } from "#app/ui/admin/data-table.tsx";
import { Feedback } from "#app/ui/admin/feedback.tsx";
import { useArrivedAnswer } from "#app/ui/arrived-answer.ts";
import { href, useNavigation } from "react-router";
import { BookingCancel } from "./booking-cancel.tsx";
import { adminBookingPath, departurePath } from "./booking-list.ts";
import { BookingMoney } from "./booking-money.tsx";
import type { AdminBooking } from "./booking-page.server.ts";
import { useAdminProblem } from "./admin-form-view.tsx";
import type { AdminAnswer } from "./admin-form.ts";
import { StatusBadge } from "./status-badge.tsx";

type Props = { page: AdminBooking; answer: AdminAnswer | undefined; clock: Clock; asked: boolean };

/** How the booking stands, and what is to come next. */
function Sentence({ page, clock }: Pick<Props, "page" | "clock">) {
  const { t } = useTranslation("bookingsAdmin");
  const formats = useFormats();
  const about = {
    amount: formats.amount(page.money.owedMinor, page.currency),
    date: page.dueAt ? formats.moment(page.dueAt, clock.timeZone) : "",
    start: formats.date(page.trip.startDate),
  };
  return (
    <p className="admin-cell lead mb-6">
      <StatusBadge status={page.status} /> {t(`booking.sentence.${page.status}`, about)}
    </p>
  );
}

function Facts({ page, clock }: Pick<Props, "page" | "clock">) {
  const { t } = useTranslation("bookingsAdmin");
  const formats = useFormats();
  const { contact, trip, siblings } = page;
  return (
    <section className="panel" aria-labelledby="trip">
      <h2 className="h4" id="trip">
        {trip.title}
      </h2>
      <dl className="facts">
        <div>
          <dt>{t("booking.starts")}</dt>
          <dd>{t("dates", { from: formats.date(trip.startDate), to: formats.date(trip.endDate) })}</dd>
        </div>
        <div>
          <dt>{t("booking.zone")}</dt>
          <dd>{formats.zoneName(trip.timeZone)}</dd>
        </div>
        <div>
          <dt>{t("booking.booked")}</dt>
          <dd>{formats.moment(page.bookedAt, clock.timeZone)}</dd>
        </div>
        <div>
          <dt>{t("booking.orderReference")}</dt>
          <dd className="tabular-nums">{page.orderReference}</dd>
        </div>
      </dl>
      {page.can.seeDeparture ? (
        <LocalLink className="text-link" to={departurePath(trip.departureId)} prefetch="none">
          {t("booking.departure")}
        </LocalLink>
      ) : null}
      <h3 className="label-head mt-5">{t("booking.contact")}</h3>
      <dl className="facts">
        <div>
          <dt>{t("booking.name")}</dt>
          <dd>{contact.name ?? t("nobody")}</dd>
        </div>
        <div>
          <dt>{t("booking.email")}</dt>
          <dd>{contact.email ? <a href={`mailto:${contact.email}`}>{contact.email}</a> : t("booking.none")}</dd>
        </div>
        <div>
          <dt>{t("booking.phone")}</dt>
          <dd>{contact.phone ?? t("booking.none")}</dd>
        </div>
        <div>
          <dt>{t("booking.language")}</dt>
          <dd>{formats.languageName(contact.language)}</dd>
        </div>
      </dl>
      {siblings.length > 0 ? (
        <>
          <h3 className="label-head mt-5">{t("booking.siblings")}</h3>
          <ul className="admin-lines">
            {siblings.map(({ reference, tourTitle, status }) => (
              <li key={reference} className="admin-cell">
                <LocalLink className="text-link" to={adminBookingPath(reference)} prefetch="none">
                  {reference}
                </LocalLink>
                {tourTitle} <StatusBadge status={status} />
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </section>
  );
}

function Travellers({ page, clock }: Pick<Props, "page" | "clock">) {
  const { t } = useTranslation("bookingsAdmin");
  const formats = useFormats();
  const columns = [
    { key: "name", name: t("booking.travellerColumns.name") },
    { key: "unit", name: t("booking.travellerColumns.unit") },
    { key: "diet", name: t("booking.travellerColumns.diet") },
    { key: "accessNeeds", name: t("booking.travellerColumns.accessNeeds") },
    { key: "agreed", name: t("booking.travellerColumns.agreed"), number: true },
    { key: "paid", name: t("booking.travellerColumns.paid"), number: true },
  ] as const satisfies Column<string>[];
  const rows = page.travellers.map((traveller) => ({
    key: traveller.id,
    name: traveller.name ?? "",
    cells: {
      name: (
        <span>
          {traveller.name ?? t("nobody")}
          {traveller.cancelledAt ? (
            <span className="text-muted">
              {` ${t("booking.cancelledOn", { date: formats.moment(traveller.cancelledAt, clock.timeZone) })}`}
            </span>
          ) : null}
        </span>
      ),
      unit: <span className="admin-whole">{t(`units.${traveller.unit}`)}</span>,
      diet: traveller.diet ?? t("booking.none"),
      accessNeeds: traveller.accessNeeds ?? t("booking.none"),
      agreed: formats.amount(traveller.agreedMinor, page.currency),
      paid: formats.amount(traveller.paidMinor, page.currency),
    },
  }));
  return <DataTable caption={t("booking.travellers")} columns={columns} rows={rows} />;
}

function History({ page: { history, siblings }, clock }: Pick<Props, "page" | "clock">) {
  const { t } = useTranslation("bookingsAdmin");
  const text = useActivityText();
  return (
    <section className="panel" aria-labelledby="history">
      <h2 className="h4" id="history">
        {t("booking.history")}
      </h2>
      <ol className="activity">
        {history.map((entry) => (
          <li key={entry.id}>
            {entry.what === "done" ? (
              <span>
                <b>{text.actor(entry.actorName)}</b> {text.action(entry.action)}
              </span>
            ) : (
              <span>
                {t("booking.told", { notice: t(`booking.notices.${entry.notice}`) })}
                {entry.mail === "sent" ? null : (
                  <span className="text-muted">{` (${t(entry.mail === "dead" ? "booking.undeliverable" : "booking.waiting")})`}</span>
                )}
              </span>
            )}
            <span className="text-muted">
              {/* Whose it is, where several bookings were made together. */}
              {siblings.length > 0 ? `${entry.reference} ` : null}
              <Ago at={entry.at} clock={clock} />
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** One booking: how it stands, the trip, the travellers, the money, what can be decided, and what has happened. */
export function BookingView({ page, answer: given, clock, asked }: Props) {
  const answer = useArrivedAnswer(given);
  const { t } = useTranslation(["bookingsAdmin", "admin"]);
  const formats = useFormats();
  const sending = useNavigation().formMethod === "POST";
  const path = adminBookingPath(page.reference);
  const paidMinor = page.travellers.reduce((sum, traveller) => sum + traveller.paidMinor, 0);
  return (
    <>
      <AdminHead
        title={t("booking.title", { reference: page.reference })}
        trail={[{ name: t("bookings.title"), path: href("/admin/bookings") }]}
      />
      {asked && page.can.reject ? (
        <ConfirmDialog
          title={t("decide.rejectTitle", { reference: page.reference })}
          cancelPath={path}
          fields={{ intent: "reject", form: "reject" }}
          confirm={t("decide.reject")}
          busy={{ label: t("decide.rejectBusy"), now: sending }}
          destroys
        >
          <p>{paidMinor === 0 ? t("decide.rejectUnpaid") : t("decide.rejectText", { amount: formats.amount(paidMinor, page.currency) })}</p>
        </ConfirmDialog>
      ) : null}
      <Feedback feedback={useAdminProblem(given)} at={given?.at} />
      <Sentence page={page} clock={clock} />
      <div className="admin-columns">
        <div className="admin-column">
          <Facts page={page} clock={clock} />
          <BookingMoney page={page} answer={answer} clock={clock} />
        </div>
        <div className="admin-column">
          <Travellers page={page} clock={clock} />
          {page.can.reject ? (
            <section className="panel admin-steps" aria-labelledby="decide">
              <h2 className="h4" id="decide">
                {t("decide.title")}
              </h2>
              <LocalLink className="button button-danger-outline mt-4" to={`${path}?ask=reject`} prefetch="none" preventScrollReset>
                {t("decide.reject")}
              </LocalLink>
            </section>
          ) : null}
          {page.can.cancel ? <BookingCancel page={page} answer={answer} clock={clock} /> : null}
          <History page={page} clock={clock} />
        </div>
      </div>
    </>
  );
}
