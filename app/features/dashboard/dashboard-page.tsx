import { ChartNoAxesColumn, CalendarCheck2, Compass, MessageSquareText, UserCog, type LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { adminEntries } from "#app/features/admin-frame/admin-entries.ts";
import type { Activity } from "#app/features/audit/audit.server.ts";
import { useActivityText } from "#app/features/audit/activity-text.ts";
import { waitingReviewsPath } from "#app/features/reviews-desk/review-list.ts";
import { useFormats } from "#app/i18n/format.ts";
import { LocalLink } from "#app/i18n/local-link.tsx";
import { AdminHead } from "#app/ui/admin/admin-head.tsx";
import { Ago, type Clock } from "#app/ui/admin/ago.tsx";
import type { DashboardFigures } from "./dashboard.server.ts";
import { DayChart, DayTable } from "./day-chart.tsx";

type CardProps = { icon: LucideIcon; name: string; value: string; plus?: boolean; children: ReactNode };

function Card({ icon: Icon, name, value, plus = false, children }: CardProps) {
  return (
    <li className="figure-card">
      <p className="figure-name">
        <Icon className="icon" aria-hidden="true" />
        {name}
      </p>
      <p className="figure">
        {plus ? <i>+</i> : null}
        {value}
      </p>
      <p className="figure-note">{children}</p>
    </li>
  );
}

function Figures({ figures }: { figures: DashboardFigures }) {
  const { t } = useTranslation("admin");
  const formats = useFormats();
  const signed = (change: number) => (change > 0 ? `+${formats.number(change)}` : formats.number(change));
  const since = (change: number) => (change === 0 ? t("dashboard.noChange") : t("dashboard.change", { change: signed(change) }));
  const { users, tours, bookings, visitors } = figures;
  return (
    <ul className="figure-cards">
      <Card icon={UserCog} name={t("dashboard.users")} value={formats.number(users.now)}>
        {since(users.change)}
      </Card>
      <Card icon={Compass} name={t("dashboard.tours")} value={formats.number(tours.now)}>
        {since(tours.change)}
      </Card>
      <Card icon={CalendarCheck2} name={t("dashboard.bookings")} value={formats.number(bookings.now)}>
        {t("dashboard.bookingsText")} · {since(bookings.change)}
      </Card>
      <Card icon={ChartNoAxesColumn} name={t("dashboard.visitors")} value={formats.number(visitors.thisWeek)} plus={visitors.thisWeek > 0}>
        {t("dashboard.visitorsText")} · {t("dashboard.weekBefore", { number: formats.number(visitors.weekBefore) })}
      </Card>
    </ul>
  );
}

type Waiting = Pick<DashboardFigures, "newEnquiries"> & { waitingReviews: number };

/** What can be done from here: only what is there. */
function QuickActions({ newEnquiries, waitingReviews }: Waiting) {
  const { t } = useTranslation("admin");
  const formats = useFormats();
  const names: Partial<Record<string, string>> = {
    users: t("dashboard.manageUsers"),
    enquiries: t("dashboard.answerEnquiries", { count: newEnquiries }),
    tripData: t("dashboard.tripData"),
    content: t("dashboard.manageContent"),
  };
  const actions = adminEntries.flatMap((entry) => {
    const name = names[entry.key];
    return name === undefined ? [] : [{ ...entry, name }];
  });
  return (
    <section className="panel" aria-labelledby="quick-actions">
      <h2 className="h4" id="quick-actions">
        {t("dashboard.quickActions")}
      </h2>
      <ul className="mt-4 grid gap-3">
        {actions.map(({ key, path, icon: Icon, name }) => (
          <li key={key}>
            <LocalLink className="button button-secondary button-wide" to={path}>
              <Icon className="icon" aria-hidden="true" />
              {name}
            </LocalLink>
          </li>
        ))}
        {waitingReviews > 0 ? (
          <li>
            <LocalLink className="button button-secondary button-wide" to={waitingReviewsPath}>
              <MessageSquareText className="icon" aria-hidden="true" />
              {t("dashboard.waitingReviews", { number: formats.number(waitingReviews) })}
            </LocalLink>
          </li>
        ) : null}
      </ul>
    </section>
  );
}

function RecentActivity({ activity, clock }: { activity: Activity[]; clock: Clock }) {
  const { t } = useTranslation("admin");
  const text = useActivityText();
  return (
    <section className="panel" aria-labelledby="recent-activity">
      <div className="panel-head">
        <h2 className="h4" id="recent-activity">
          {t("dashboard.recent")}
        </h2>
        <LocalLink className="text-link" to="/admin/audit">
          {t("dashboard.allActivity")}
        </LocalLink>
      </div>
      {activity.length === 0 ? <p className="mt-3 text-muted">{t("dashboard.nothing")}</p> : null}
      <ul className="activity">
        {activity.map(({ id, at, actorName, action, subjectName }) => (
          <li key={id}>
            <p>
              <b>{text.actor(actorName)}</b> {text.action(action, subjectName)}
            </p>
            <p className="text-sm text-muted">
              <Ago at={at} clock={clock} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

type Props = { figures: DashboardFigures; activity: Activity[]; waitingReviews: number; clock: Clock };

/** The administrators' first page (specification 2, Admin dashboard). */
export function DashboardPage({ figures, activity, waitingReviews, clock }: Props) {
  const { t } = useTranslation("admin");
  const charts = [
    { name: t("dashboard.visitorsPerDay"), series: figures.visitorDays, tone: "visitors" as const },
    { name: t("dashboard.bookingsPerDay"), series: figures.bookingDays, tone: "bookings" as const },
  ];
  return (
    <>
      <AdminHead title={t("dashboard.title")} lead={t("dashboard.lead")} />
      <Figures figures={figures} />
      <div className="dashboard-columns">
        <section className="panel" aria-labelledby="last-days">
          <h2 className="h4" id="last-days">
            {t("dashboard.chart")}
          </h2>
          <div className="day-charts">
            {charts.map((chart) => (
              <DayChart key={chart.name} {...chart} />
            ))}
          </div>
          <DayTable columns={charts} />
        </section>
        <QuickActions newEnquiries={figures.newEnquiries} waitingReviews={waitingReviews} />
        <RecentActivity activity={activity} clock={clock} />
      </div>
    </>
  );
}
