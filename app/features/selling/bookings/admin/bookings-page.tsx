import { useTranslation } from "react-i18next";
import { bookingStatuses } from "#app/features/selling/bookings/booking-status.ts";
import { useFormats } from "#app/i18n/format.ts";
import { LocalLink } from "#app/i18n/local-link.tsx";
import { AdminHead } from "#app/ui/admin/admin-head.tsx";
import { Ago, type Clock } from "#app/ui/admin/ago.tsx";
import { DataTable, type Column } from "#app/ui/admin/data-table.tsx";
import { ListForm } from "#app/ui/admin/list-form.tsx";
import { ListPages } from "#app/ui/admin/list-pages.tsx";
import { useListBusy } from "#app/ui/admin/use-list-busy.ts";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { orderedBy, orderIn, type ListPage } from "#app/values/list-state.ts";
import { bookingListPath, adminBookingPath, bookingsPerPage, openMoney, type BookingListState, type BookingSort } from "./booking-list.ts";
import type { BookingTotals, ListedBooking } from "./bookings.server.ts";
import { DayField } from "./day-field.tsx";
import { MoneyBadge, StatusBadge } from "./status-badge.tsx";
import type { RunToDecide } from "./runs-to-decide.server.ts";
import { ToDoList } from "./to-do-list.tsx";
import type { ToDo } from "./to-dos.server.ts";

type Props = {
  toDos: ToDo[];
  runs: RunToDecide[];
  list: ListPage<ListedBooking> & { totals: BookingTotals[] };
  state: BookingListState;
  tours: { id: number; title: string }[];
  clock: Clock;
};

function Filters({ state, tours }: Pick<Props, "state" | "tours">) {
  const { t } = useTranslation(["bookingsAdmin", "admin"]);
  const all = { value: "", name: t("admin:list.all") };
  return (
    <ListForm
      path="/admin/bookings"
      search={{ text: state.q, label: t("bookings.search"), placeholder: t("bookings.searchPlaceholder") }}
      choices={[
        {
          name: "status",
          label: t("bookings.status"),
          value: state.filters.status ?? "",
          options: [all, ...bookingStatuses.map((status) => ({ value: status, name: t(`status.${status}`) }))],
        },
        {
          name: "money",
          label: t("bookings.openMoney"),
          value: state.filters.money ?? "",
          options: [all, ...openMoney.map((kind) => ({ value: kind, name: t(`bookings.openMoneyIs.${kind}`) }))],
        },
        {
          name: "tour",
          label: t("bookings.tour"),
          value: state.tour === undefined ? "" : String(state.tour),
          options: [all, ...tours.map(({ id, title }) => ({ value: String(id), name: title }))],
        },
      ]}
      kept={{ sort: orderIn(bookingListPath(state)) }}
      filtered={state.q !== "" || Boolean(state.filters.status ?? state.filters.money ?? state.tour ?? state.from ?? state.to)}
    >
      <div className="admin-days">
        <DayField name="from" label={t("bookings.from")} value={state.from ?? ""} />
        <DayField name="to" label={t("bookings.to")} value={state.to ?? ""} />
      </div>
    </ListForm>
  );
}

function Totals({ totals }: { totals: BookingTotals[] }) {
  const { t } = useTranslation("bookingsAdmin");
  const formats = useFormats();
  return (
    <section aria-label={t("bookings.totals")} className="mb-4">
      <ul className="text-sm tabular-nums">
        {totals.map(({ currency, bookings, travellers, agreedMinor, paidMinor }) => (
          <li key={currency}>
            {t("bookings.total", {
              count: bookings,
              travellers: formats.number(travellers),
              paid: formats.amount(paidMinor, currency),
              agreed: formats.amount(agreedMinor, currency),
            })}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The admin area: decisions first, then every booking. */
export function BookingsPage({ toDos, runs, list, state, tours, clock }: Props) {
  const { t } = useTranslation(["bookingsAdmin", "admin"]);
  const formats = useFormats();
  const busy = useListBusy();
  const columns = [
    { key: "reference", name: t("bookings.columns.reference") },
    { key: "name", name: t("bookings.columns.name") },
    { key: "trip", name: t("bookings.columns.trip"), by: "start" },
    { key: "travellers", name: t("bookings.columns.travellers"), number: true },
    { key: "money", name: t("bookings.columns.money") },
    { key: "status", name: t("bookings.columns.status") },
    { key: "booked", name: t("bookings.columns.booked"), by: "booked" },
  ] as const satisfies Column<string, BookingSort>[];
  const rows = list.rows.map((booking) => ({
    key: booking.reference,
    name: booking.reference,
    cells: {
      reference: (
        <LocalLink className="text-link admin-whole" to={adminBookingPath(booking.reference)} prefetch="none">
          {booking.reference}
        </LocalLink>
      ),
      name: (
        <span className="admin-two">
          {booking.name ?? t("nobody")} <span className="text-muted">{booking.email}</span>
        </span>
      ),
      trip: (
        <span className="admin-two">
          {booking.tourTitle} <span className="text-muted">{formats.date(booking.startDate)}</span>
        </span>
      ),
      travellers: formats.number(booking.travellers),
      money: (
        <span className="admin-money">
          <MoneyBadge state={booking.money} nothingAsked={booking.agreedMinor === 0} />
          {booking.agreedMinor === 0
            ? null
            : t("bookings.paidOf", {
                paid: formats.amount(booking.paidMinor, booking.currency),
                agreed: formats.amount(booking.agreedMinor, booking.currency),
              })}
        </span>
      ),
      status: <StatusBadge status={booking.status} />,
      booked: <Ago at={booking.bookedAt} clock={clock} />,
    },
  }));
  const filtered = bookingListPath({ ...state, page: 1 }) !== "/admin/bookings";
  return (
    <>
      <AdminHead title={t("bookings.title")} lead={t("bookings.lead")} trail={[]} />
      <ToDoList toDos={toDos} runs={runs} clock={clock} />
      <Filters state={state} tours={tours} />
      {list.total === 0 ? (
        <EmptyState picture="no-results" heading={t("bookings.empty")}>
          <p className="lead">{filtered ? t("bookings.emptySearch") : t("bookings.emptyText")}</p>
        </EmptyState>
      ) : (
        <>
          <Totals totals={list.totals} />
          <div className="admin-wide">
            <DataTable
              caption={t("bookings.table", { total: formats.number(list.total) })}
              columns={columns}
              rows={rows}
              order={state.order}
              orderPath={(by) => bookingListPath({ ...state, ...orderedBy(state, by) })}
              busy={busy}
            />
          </div>
        </>
      )}
      <ListPages {...list} pageSize={bookingsPerPage} pathOf={(page) => bookingListPath({ ...state, page })} />
    </>
  );
}
