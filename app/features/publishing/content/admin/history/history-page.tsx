import { useTranslation } from "react-i18next";
import { Form, useNavigation } from "react-router";
import { useActivityText } from "#app/features/agency/audit/activity-text.ts";
import { contentPath, editorPath, kindPath, versionsPath } from "#app/features/publishing/content/admin/content-addresses.ts";
import type { ContentKind } from "#app/features/publishing/content/content-terms.ts";
import type { VersionRow } from "#app/features/publishing/content/versions/versions.server.ts";
import { useFormats } from "#app/i18n/format.ts";
import { LocalLink } from "#app/i18n/local-link.tsx";
import { AdminHead } from "#app/ui/admin/admin-head.tsx";
import type { Clock } from "#app/ui/admin/ago.tsx";
import { DataTable } from "#app/ui/admin/data-table.tsx";
import { Feedback } from "#app/ui/admin/feedback.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { History } from "#app/ui/icons.tsx";
import { SendButton } from "#app/ui/send-button.tsx";
import { Differences } from "./differences-view.tsx";
import { useFieldWords } from "./field-words.ts";
import type { HistoryAnswer, ShownVersion } from "./history-page.server.ts";

type Props = {
  piece: { kind: ContentKind; id: number | string; version: number; title: string };
  rows: VersionRow[];
  shown: ShownVersion | undefined;
  clock: Clock;
  answer: HistoryAnswer | undefined;
};

/** Fields that are named in a row of the list; of more it says how many. */
const namedFields = 6;

function ChangedFields({ fields }: { fields: readonly string[] }) {
  const { t } = useTranslation("contentHistory");
  const formats = useFormats();
  const names = useFieldWords().listed(fields);
  if (names.length === 0) return t("whole");
  const more = names.length - namedFields;
  return formats.list(more > 0 ? [...names.slice(0, namedFields), t("more", { count: more })] : names);
}

function Restore({ piece, version }: { piece: Props["piece"]; version: number }) {
  const { t } = useTranslation("contentHistory");
  const navigation = useNavigation();
  const sending = navigation.state !== "idle" && navigation.formMethod === "POST";
  if (version === piece.version) return <p className="field-hint">{t("current")}</p>;
  return (
    <Form method="post" className="restore-form" preventScrollReset>
      <input type="hidden" name="version" value={piece.version} />
      <input type="hidden" name="wanted" value={version} />
      <SendButton sending={sending} icon={<History className="icon" />}>
        {t("restore", { version })}
      </SendButton>
      <p className="field-hint">{t("restoreHint")}</p>
    </Form>
  );
}

function Shown({ piece, shown, row, clock }: { piece: Props["piece"]; shown: ShownVersion; row: VersionRow; clock: Clock }) {
  const { t } = useTranslation("contentHistory");
  const formats = useFormats();
  const { version, against, differences } = shown;
  return (
    <section className="panel history-shown" aria-labelledby="shown-heading">
      <h2 className="h3" id="shown-heading" tabIndex={-1}>
        {t("shown", { version, moment: formats.moment(row.at, clock.timeZone) })}
      </h2>
      <nav aria-label={t("compare")}>
        <ul className="history-ways">
          {(["before", "now"] as const).map((each) => (
            <li key={each}>
              <LocalLink
                className="pill"
                to={versionsPath(piece.kind, piece.id, { version, against: each })}
                aria-current={each === against ? "true" : undefined}
                preventScrollReset
                prefetch="none"
              >
                {t(`against.${each}`)}
              </LocalLink>
            </li>
          ))}
        </ul>
      </nav>
      <Differences differences={differences} />
      <Restore piece={piece} version={version} />
    </section>
  );
}

/** The versions of a piece: who changed what and when, what each differs in, and the way back to it. */
export function HistoryPage({ piece, rows, shown, clock, answer }: Props) {
  const { t } = useTranslation(["contentHistory", "contentAdmin"]);
  const formats = useFormats();
  const activity = useActivityText();
  const { kind, id, title } = piece;
  const problem = answer?.problem && {
    kind: "problem" as const,
    title: t("refused"),
    text: t(`problems.${answer.problem}`),
  };
  const row = rows.find(({ version }) => version === shown?.version);
  const columns = [
    { key: "version", name: t("columns.version") },
    { key: "at", name: t("columns.at") },
    { key: "by", name: t("columns.by") },
    { key: "action", name: t("columns.action") },
    { key: "fields", name: t("columns.fields") },
    { key: "page", name: t("columns.page"), unseen: true },
  ] as const;
  return (
    <>
      <AdminHead
        title={t("title", { title })}
        lead={t("lead")}
        trail={[
          { name: t("contentAdmin:title"), path: contentPath },
          { name: t(`contentAdmin:kinds.${kind}`), path: kindPath(kind) },
          { name: title, path: editorPath(kind, id) },
        ]}
      />
      <Feedback feedback={problem} at={answer?.at} />
      {shown && row ? <Shown piece={piece} shown={shown} row={row} clock={clock} /> : null}
      {rows.length === 0 ? (
        <EmptyState picture="no-results" heading={t("empty")}>
          <p>{t("emptyText")}</p>
        </EmptyState>
      ) : (
        <DataTable
          caption={t("caption")}
          columns={columns}
          rows={rows.map((each) => ({
            key: String(each.version),
            name: String(each.version),
            cells: {
              version: each.version === piece.version ? t("isCurrent", { version: each.version }) : each.version,
              at: <time dateTime={each.at}>{formats.moment(each.at, clock.timeZone)}</time>,
              by: each.by === undefined ? t("unknown") : activity.actor(each.by),
              action: each.by === undefined ? t("found") : activity.action(each.action),
              fields: <ChangedFields fields={each.fields} />,
              page: (
                <LocalLink
                  className="more-link"
                  to={versionsPath(kind, id, { version: each.version })}
                  aria-label={t("seeOf", { version: each.version })}
                  aria-current={each.version === shown?.version ? "true" : undefined}
                  prefetch="none"
                >
                  <span>{t("see")}</span>
                </LocalLink>
              ),
            },
          }))}
        />
      )}
    </>
  );
}
