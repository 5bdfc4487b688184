import { ExternalLink, Images, Plus } from "#app/ui/icons.tsx";
import { useTranslation } from "react-i18next";
import type { ContentRow, ContentSort } from "#app/features/publishing/content/admin/content-list.server.ts";
import {
  otherLanguages,
  piecesPerPage,
  publicationStates,
  publicPathOf,
  type ContentKind,
} from "#app/features/publishing/content/content-terms.ts";
import { picturesPath } from "#app/features/publishing/pictures/admin/picture-form.ts";
import { useFormats } from "#app/i18n/format.ts";
import { LocalLink } from "#app/i18n/local-link.tsx";
import { AdminHead } from "#app/ui/admin/admin-head.tsx";
import { Ago, type Clock } from "#app/ui/admin/ago.tsx";
import { DataTable, type Column } from "#app/ui/admin/data-table.tsx";
import { ListForm } from "#app/ui/admin/list-form.tsx";
import { ListPages } from "#app/ui/admin/list-pages.tsx";
import { Feedback } from "#app/ui/admin/feedback.tsx";
import { useListBusy } from "#app/ui/admin/use-list-busy.ts";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { orderedBy, orderIn, type ListPage } from "#app/values/list-state.ts";
import { CarouselPlace, useFocusAfterMove } from "./carousel-place.tsx";
import {
  contentListPath,
  contentPath,
  editedKinds,
  editorPath,
  kindPath,
  newPiece,
  otherKindPath,
  showsPlaces,
  type ContentListAddress,
} from "#app/features/publishing/content/admin/content-addresses.ts";
import type { ContentListAnswer } from "#app/features/publishing/content/admin/editor/editor-form.ts";
import { KindTabs } from "#app/features/publishing/content/admin/kind-tabs.tsx";
import { LanguageShares } from "#app/features/publishing/content/admin/language-share.tsx";
import { DemoBadge, StateBadge } from "#app/features/publishing/content/admin/state-badge.tsx";

type Props = {
  list: ListPage<ContentRow>;
  state: ContentListAddress;
  clock: Clock;
  /** How many reviews wait to be read; undefined to who may not read them. */
  waiting: number | undefined;
  mayChange: boolean;
  /** True to who may see the departures. */
  departures: boolean;
  answer: ContentListAnswer | undefined;
};

function Filters({ state }: Pick<Props, "state">) {
  const { t } = useTranslation(["contentAdmin", "admin"]);
  const formats = useFormats();
  const all = { value: "", name: t("admin:list.all") };
  return (
    <ListForm
      key={state.kind}
      path={contentPath}
      reset={kindPath(state.kind)}
      search={{ text: state.q, label: t("list.search"), placeholder: t("list.searchPlaceholder") }}
      choices={[
        {
          name: "state",
          label: t("list.state"),
          value: state.filters.state ?? "",
          options: [all, ...publicationStates.map((known) => ({ value: known, name: t(`states.${known}`) }))],
        },
        {
          name: "missing",
          label: t("list.missing"),
          value: state.filters.missing ?? "",
          options: [all, ...otherLanguages.map((language) => ({ value: language, name: formats.languageName(language) }))],
        },
      ]}
      kept={{ kind: state.filters.kind, sort: orderIn(contentListPath(state)) }}
      filtered={state.q !== "" || Boolean(state.filters.state ?? state.filters.missing)}
    />
  );
}

function Title({ kind, row, edited }: { kind: ContentKind; row: ContentRow; edited: boolean }) {
  return (
    <span className="content-cell">
      {edited ? (
        <LocalLink className="text-link" to={editorPath(kind, row.id)} prefetch="none">
          {row.title}
        </LocalLink>
      ) : (
        row.title
      )}
      {row.demo ? <DemoBadge /> : null}
    </span>
  );
}

function PublicLink({ kind, row }: { kind: ContentKind; row: ContentRow }) {
  const { t } = useTranslation("contentAdmin");
  if (row.state !== "published") return <span className="text-muted">{t("list.notPublic")}</span>;
  return (
    <LocalLink className="text-link content-link" to={publicPathOf(kind, row.slug)} prefetch="none">
      <ExternalLink className="icon icon-small" />
      <span>
        {t("list.publicPage")}
        <span className="sr-only">{` ${row.title}`}</span>
      </span>
    </LocalLink>
  );
}

/** What the agency writes, by kind: in which state it is, and how much of it each language has. */
export function ContentListPage({ list, state, clock, waiting, mayChange, departures, answer }: Props) {
  const { t } = useTranslation("contentAdmin");
  const formats = useFormats();
  const busy = useListBusy();
  const { kind } = state;
  const onMove = useFocusAfterMove(list.rows);
  const edited = mayChange && editedKinds.includes(kind);
  const movedIn = mayChange && showsPlaces(state) ? contentListPath(state) : undefined;
  const problem = answer?.problem;
  const feedback = problem ? ({ kind: "problem", title: t("problems.title"), text: t(`problems.${problem}`) } as const) : undefined;
  const columns = [
    { key: "title", name: t("list.columns.title"), by: "title" },
    ...(kind === "testimonial" ? [{ key: "place", name: t("list.columns.place"), by: "place" } as const] : []),
    { key: "state", name: t("list.columns.state"), by: "state" },
    { key: "languages", name: t("list.columns.languages") },
    { key: "updated", name: t("list.columns.updated"), by: "updated" },
    { key: "page", name: t("list.columns.page") },
  ] as const satisfies Column<string, ContentSort>[];
  const rows = list.rows.map((row) => ({
    key: String(row.id),
    name: row.title,
    cells: {
      title: <Title kind={kind} row={row} edited={edited} />,
      place: <CarouselPlace row={row} movedIn={movedIn} onMove={onMove} />,
      state: <StateBadge state={row.state} />,
      languages: <LanguageShares percentOf={(language) => row.completeness[language].percent} />,
      updated: <Ago at={row.updatedAt} clock={clock} />,
      page: <PublicLink kind={kind} row={row} />,
    },
  }));
  const filtered = contentListPath({ ...state, page: 1 }) !== contentListPath({ ...state, page: 1, q: "", filters: { kind } });
  return (
    <>
      <AdminHead title={t("title")} lead={t("lead")} trail={[]}>
        <LocalLink className="button button-secondary" to={picturesPath} prefetch="none">
          <Images className="icon" />
          {t("pictures")}
        </LocalLink>
        {edited ? (
          <LocalLink className="button button-primary" to={editorPath(kind, newPiece)} prefetch="none">
            <Plus className="icon" />
            {t(`new.${kind}`)}
          </LocalLink>
        ) : null}
      </AdminHead>
      <KindTabs current={kind} pathOf={(other) => otherKindPath(state, other)} waiting={waiting} departures={departures} />
      <Feedback feedback={feedback} at={answer?.at} />
      <Filters state={state} />
      {list.total === 0 ? (
        <EmptyState picture="no-results" heading={t("list.empty")}>
          <p className="lead">{filtered ? t("list.emptySearch") : t("list.emptyText")}</p>
        </EmptyState>
      ) : (
        <DataTable
          caption={t("list.caption", { kind: t(`kinds.${kind}`), total: formats.number(list.total) })}
          columns={columns}
          rows={rows}
          order={state.order}
          orderPath={(by) => contentListPath({ ...state, ...orderedBy(state, by), kind })}
          busy={busy}
        />
      )}
      <ListPages {...list} pageSize={piecesPerPage} pathOf={(page) => contentListPath({ ...state, page })} />
    </>
  );
}
