import { ChartNoAxesColumn, CalendarCheck2, Compass, MessageSquareText, UserCog, type Icon } from "#app/ui/icons.tsx";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { adminEntries, type AdminEntryKey } from "#app/features/agency/admin-layout/admin-entries.ts";
import type { Activity } from "#app/features/agency/audit/audit.server.ts";
import { isNamedAction } from "#app/features/agency/audit/activity.ts";
import { useActivityText } from "#app/features/agency/audit/activity-text.ts";
import { subjectKey, type AuditSubject } from "#app/features/agency/audit/admin/audit-subjects.ts";
import type { RunToDecide } from "#app/features/selling/bookings/admin/runs-to-decide.server.ts";
import { ToDoList } from "#app/features/selling/bookings/admin/to-do-list.tsx";
import type { ToDo } from "#app/features/selling/bookings/admin/to-dos.server.ts";
import { contentPath } from "#app/features/publishing/content/admin/content-addresses.ts";
import { waitingReviewsPath } from "#app/features/selling/reviews/admin/review-list.ts";
import { useFormats } from "#app/i18n/format.ts";
import { LocalLink } from "#app/i18n/local-link.tsx";
import { ChecklistPanel, type TestMailAnswer } from "#app/features/agency/setup/checklist-panel.tsx";
import type { SetupChecklist } from "#app/features/agency/setup/checklist.server.ts";
import { TestMailFeedback } from "#app/features/agency/setup/test-mail-feedback.tsx";
import { AdminHead } from "#app/ui/admin/admin-head.tsx";
import { Ago, type Clock } from "#app/ui/admin/ago.tsx";
import type { DashboardFigures } from "./dashboard.server.ts";
import { DayChart, DayTable } from "./day-chart.tsx";

/** `to`: English path of the list that the figure counts. */
type CardProps = { icon: Icon; name: string; value: string; to?: string | undefined; plus?: boolean; children: ReactNode };

function Card({ icon: Icon, name, value, to, plus = false, children }: CardProps) {
  return (
    <li className="figure-card">
      <p className="figure-name">
        <Icon className="icon" />
        {to === undefined ? (
          name
        ) : (
          <LocalLink to={to} prefetch="none">
            {name}
          </LocalLink>
        )}
      </p>
      <p className="figure">
        {plus ? <i>+</i> : null}
        {value}
      </p>
      <p className="figure-note">{children}</p>
    </li>
  );
}

function Figures({ figures, entries }: { figures: DashboardFigures; entries: readonly AdminEntryKey[] }) {
  const { t } = useTranslation("admin");
  const formats = useFormats();
  const ofLastDays = (added: number) => (added === 0 ? t("dashboard.noneAdded") : t("dashboard.added", { number: formats.number(added) }));
  const { users, tours, bookings, visitors } = figures;
  const to = (key: AdminEntryKey, path: string) => (entries.includes(key) ? path : undefined);
  return (
    <ul className="figure-cards">
      <Card to={to("users", "/users")} icon={UserCog} name={t("dashboard.users")} value={formats.number(users.now)}>
        {ofLastDays(users.added)}
      </Card>
      <Card
        to={to("content", `${contentPath}?state=published`)}
        icon={Compass}
        name={t("dashboard.tours")}
        value={formats.number(tours.now)}
      >
        {ofLastDays(tours.added)}
      </Card>
      <Card
        to={to("bookings", "/admin/bookings?status=PENDING")}
        icon={CalendarCheck2}
        name={t("dashboard.bookings")}
        value={formats.number(bookings.now)}
      >
        {t("dashboard.bookingsText")} · {ofLastDays(bookings.added)}
      </Card>
      <Card icon={ChartNoAxesColumn} name={t("dashboard.visitors")} value={formats.number(visitors.thisWeek)} plus={visitors.thisWeek > 0}>
        {t("dashboard.visitorsText")} · {t("dashboard.weekBefore", { number: formats.number(visitors.weekBefore) })}
      </Card>
    </ul>
  );
}

type Waiting = Pick<DashboardFigures, "newEnquiries"> & {
  entries: readonly AdminEntryKey[];
  waitingReviews: number;
  dueDecisions: number;
};

const toDosShown = 4;

/** What can be done from here: only what is there, and what she may do. */
function QuickActions({ entries, newEnquiries, waitingReviews, dueDecisions }: Waiting) {
  const { t } = useTranslation("admin");
  const formats = useFormats();
  const names: Partial<Record<string, string>> = {
    users: t("dashboard.manageUsers"),
    enquiries: t("dashboard.answerEnquiries", { count: newEnquiries }),
    tripData: t("dashboard.tripData"),
    bookings: t("dashboard.decideBookings", { number: formats.number(dueDecisions) }),
    content: t("dashboard.manageContent"),
  };
  const actions = adminEntries.flatMap((entry) => {
    const name = names[entry.key];
    return name === undefined || !entries.includes(entry.key) ? [] : [{ ...entry, name }];
  });
  return (
    <section className="panel" aria-labelledby="quick-actions">
      <h2 className="h4" id="quick-actions">
        {t("dashboard.quickActions")}
      </h2>
      <ul className="quick-actions mt-4 grid gap-3">
        {actions.map(({ key, path, icon: Icon, name }) => (
          <li key={key}>
            <LocalLink className="button button-secondary button-wide" to={path}>
              <Icon className="icon" />
              {name}
            </LocalLink>
          </li>
        ))}
        {waitingReviews > 0 ? (
          <li>
            <LocalLink className="button button-secondary button-wide" to={waitingReviewsPath}>
              <MessageSquareText className="icon" />
              {t("dashboard.waitingReviews", { number: formats.number(waitingReviews) })}
            </LocalLink>
          </li>
        ) : null}
      </ul>
    </section>
  );
}

type ActivityProps = { activity: Activity[]; subjects: Record<string, AuditSubject>; clock: Clock };

function RecentActivity({ activity, subjects, clock }: ActivityProps) {
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
        {activity.map(({ id, at, actorName, action, ...entry }) => {
          const about = subjects[subjectKey(entry)];
          // Who signs in or is made an administrator is named once.
          const subject = about && (about.name === actorName || isNamedAction(action)) ? undefined : about;
          return (
            <li key={id}>
              <p>
                <b>{text.actor(actorName)}</b> {text.action(action, about?.name)}
                {subject ? ": " : null}
                {subject ? (
                  <LocalLink className="text-link" to={subject.path} prefetch="none">
                    {subject.name}
                  </LocalLink>
                ) : null}
              </p>
              <p className="text-sm text-muted">
                <Ago at={at} clock={clock} />
              </p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

type Props = Omit<ActivityProps, "activity"> & {
  /** Undefined for who may not read the log. */
  activity: Activity[] | undefined;
  figures: DashboardFigures;
  /** Of the admin menu: what she may open. */
  entries: readonly AdminEntryKey[];
  toDos: ToDo[];
  runs: RunToDecide[];
  waitingReviews: number;
  /** Undefined where all is done, and for who may not change the settings. */
  checklist: SetupChecklist | undefined;
  /** Her own address. */
  email: string;
  answer: TestMailAnswer | undefined;
};

/** The administrators' first page. */
export function DashboardPage({ figures, entries, toDos, runs, waitingReviews, activity, checklist, email, answer, ...recent }: Props) {
  const { t } = useTranslation("admin");
  const charts = [
    { name: t("dashboard.visitorsPerDay"), none: t("dashboard.visitorsNone"), series: figures.visitorDays, tone: "visitors" as const },
    { name: t("dashboard.bookingsPerDay"), none: t("dashboard.bookingsNone"), series: figures.bookingDays, tone: "bookings" as const },
  ];
  return (
    <>
      <AdminHead title={t("dashboard.title")} lead={t("dashboard.lead")} />
      <TestMailFeedback answer={answer} />
      {checklist ? <ChecklistPanel checklist={checklist} email={email} /> : null}
      <Figures figures={figures} entries={entries} />
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
        <QuickActions
          entries={entries}
          newEnquiries={figures.newEnquiries}
          waitingReviews={waitingReviews}
          dueDecisions={toDos.length + runs.length}
        />
        <div className="dashboard-lists">
          {toDos.length + runs.length > 0 ? <ToDoList toDos={toDos} runs={runs} clock={recent.clock} most={toDosShown} /> : null}
          {activity ? <RecentActivity activity={activity} {...recent} /> : null}
        </div>
      </div>
    </>
  );
}
