import { MessageSquareReply, Plus } from "#app/ui/icons.tsx";
import { useTranslation } from "react-i18next";
import { reviewStates } from "#app/features/publishing/content/content-terms.ts";
import type { ModeratedReview, ReviewSort } from "./review-moderation.server.ts";
import { KindTabs } from "#app/features/publishing/content/admin/kind-tabs.tsx";
import { useFormats } from "#app/i18n/format.ts";
import { LocalLink } from "#app/i18n/local-link.tsx";
import { AdminHead } from "#app/ui/admin/admin-head.tsx";
import { DataTable, type Column } from "#app/ui/admin/data-table.tsx";
import { ListForm } from "#app/ui/admin/list-form.tsx";
import { ListPages } from "#app/ui/admin/list-pages.tsx";
import { useListBusy } from "#app/ui/admin/use-list-busy.ts";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { useLastAnswer } from "#app/ui/last-answer.ts";
import { Stars } from "#app/ui/stars.tsx";
import { orderedBy, orderIn, type ListPage } from "#app/values/list-state.ts";
import { DecideForm } from "./decide-form.tsx";
import { ReviewMarks, ReviewStateBadge } from "./review-badges.tsx";
import type { ReviewAnswer } from "./review-form.ts";
import { newReviewPath, reviewListPath, reviewPath, reviewsPath, starCounts, type ReviewListState } from "./review-list.ts";
import { ReviewFeedback } from "./review-feedback.tsx";

type Props = {
  list: ListPage<ModeratedReview> & { pageSize: number };
  state: ReviewListState;
  tours: { id: number; title: string }[];
  /** How many reviews wait. */
  waiting: number;
  /** She who looks may decide about reviews and add one. */
  canChange: boolean;
  /** True to who may see the departures. */
  departures: boolean;
  answer: ReviewAnswer | undefined;
};

const isFiltered = ({ q, filters, tour }: ReviewListState) => q !== "" || Boolean(filters.state ?? filters.stars ?? tour);

function Filters({ state, tours }: Pick<Props, "state" | "tours">) {
  const { t } = useTranslation(["reviewsAdmin", "admin"]);
  const all = { value: "", name: t("admin:list.all") };
  return (
    <ListForm
      path={reviewsPath}
      search={{ text: state.q, label: t("list.search"), placeholder: t("list.searchPlaceholder") }}
      choices={[
        {
          name: "state",
          label: t("list.state"),
          value: state.filters.state ?? "",
          options: [all, ...reviewStates.map((known) => ({ value: known, name: t(`states.${known}`) }))],
        },
        {
          name: "tour",
          label: t("list.tour"),
          value: state.tour === undefined ? "" : String(state.tour),
          options: [all, ...tours.map(({ id, title }) => ({ value: String(id), name: title }))],
        },
        {
          name: "stars",
          label: t("list.stars"),
          value: state.filters.stars ?? "",
          options: [all, ...starCounts.map((value) => ({ value, name: t("stars", { count: Number(value) }) }))],
        },
      ]}
      kept={{ sort: orderIn(reviewListPath(state)) }}
      filtered={isFiltered(state)}
    />
  );
}

function Words({ review }: { review: ModeratedReview }) {
  const { t } = useTranslation("reviewsAdmin");
  const { id, name, language, comment, answer, rating, tourTitle } = review;
  return (
    <div className="review-cell">
      <p className="content-cell text-sm">
        <Stars rating={rating} digits={0} />
        {tourTitle}
      </p>
      <p className="review-excerpt" lang={language}>
        {comment}
      </p>
      <p className="content-cell">
        <LocalLink className="text-link" to={reviewPath(id)} prefetch="none">
          {t("list.read")}
          <span className="sr-only">{`: ${name}`}</span>
        </LocalLink>
        {answer === null ? null : (
          <span className="badge badge-demo">
            <MessageSquareReply className="icon icon-small" />
            {t("marks.answered")}
          </span>
        )}
      </p>
    </div>
  );
}

/** What travellers wrote: what waits first. */
export function ReviewsPage({ list, state, tours, waiting, canChange, departures, answer: given }: Props) {
  const answer = useLastAnswer(given);
  const { t } = useTranslation(["reviewsAdmin", "contentAdmin"]);
  const formats = useFormats();
  const busy = useListBusy();
  const columns = [
    { key: "name", name: t("list.columns.name") },
    { key: "words", name: t("list.columns.words"), by: "rating" },
    { key: "date", name: t("list.columns.date"), by: "date" },
    { key: "state", name: t("list.columns.state"), by: "waiting" },
  ] as const satisfies Column<string, ReviewSort>[];
  const rows = list.rows.map((review) => ({
    key: review.id,
    name: review.name,
    cells: {
      name: (
        <span className="content-cell">
          {review.name}
          <ReviewMarks {...review} />
        </span>
      ),
      words: <Words review={review} />,
      date: (
        <time className="review-date" dateTime={review.date}>
          {formats.date(review.date, "long")}
        </time>
      ),
      state: (
        <div className="review-state">
          <ReviewStateBadge state={review.state} />
          {canChange ? <DecideForm review={review} short /> : null}
        </div>
      ),
    },
  }));
  return (
    <>
      <AdminHead title={t("contentAdmin:title")} lead={t("lead")} trail={[]}>
        {canChange ? (
          <LocalLink className="button button-primary" to={newReviewPath} prefetch="none">
            <Plus className="icon" />
            {t("add")}
          </LocalLink>
        ) : null}
      </AdminHead>
      <KindTabs current="review" waiting={waiting} departures={departures} />
      <ReviewFeedback answer={answer} labels={{}} idOf={(name) => name} />
      <Filters state={state} tours={tours} />
      {list.total === 0 ? (
        <EmptyState picture="no-results" heading={t("list.empty")}>
          <p className="lead">{isFiltered(state) ? t("list.emptySearch") : t("list.emptyText")}</p>
        </EmptyState>
      ) : (
        <DataTable
          caption={t("list.caption", { total: formats.number(list.total) })}
          columns={columns}
          rows={rows}
          order={state.order}
          orderPath={(by) => reviewListPath({ ...orderedBy(state, by), tour: state.tour })}
          busy={busy}
        />
      )}
      <ListPages {...list} pathOf={(page) => reviewListPath({ ...state, page })} />
    </>
  );
}
