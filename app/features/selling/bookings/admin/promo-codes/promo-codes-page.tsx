import { useTranslation } from "react-i18next";
import { useFormats } from "#app/i18n/format.ts";
import { LocalLink } from "#app/i18n/local-link.tsx";
import { AdminHead } from "#app/ui/admin/admin-head.tsx";
import { DataTable } from "#app/ui/admin/data-table.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Plus } from "#app/ui/icons.tsx";
import type { PromoState } from "./promo-codes.server.ts";
import { codePath, newCode } from "./promo-code-form.ts";

export type ListedCode = {
  id: string;
  code: string;
  percent: number | null;
  amountUsdMinor: number | null;
  used: number;
  mostUses: number | null;
  state: PromoState;
  note: string;
};

/** All promo codes with what they are worth, how often they are used and whether they hold now. */
export function PromoCodesPage({ codes }: { codes: ListedCode[] }) {
  const { t } = useTranslation("promoCodes");
  const formats = useFormats();
  const columns = [
    { key: "code", name: t("columns.code") },
    { key: "worth", name: t("columns.worth") },
    { key: "used", name: t("columns.used") },
    { key: "state", name: t("columns.state") },
    { key: "note", name: t("columns.note") },
  ];
  const rows = codes.map(({ id, code, percent, amountUsdMinor, used, mostUses, state, note }) => ({
    key: id,
    name: code,
    cells: {
      code: (
        <LocalLink className="text-link" to={codePath(id)} prefetch="none">
          {code}
        </LocalLink>
      ),
      worth: percent === null ? formats.amount(amountUsdMinor ?? 0, "USD") : formats.percent(percent),
      used: mostUses === null ? formats.number(used) : t("ofMost", { used: formats.number(used), most: formats.number(mostUses) }),
      state: <span className={state === "valid" ? "badge" : "badge badge-quiet"}>{t(`states.${state}`)}</span>,
      note,
    },
  }));
  return (
    <>
      <AdminHead title={t("title")} lead={t("lead")} trail={[]}>
        <LocalLink className="button button-primary" to={codePath(newCode)} prefetch="none">
          <Plus className="icon" />
          {t("add")}
        </LocalLink>
      </AdminHead>
      {codes.length === 0 ? (
        <EmptyState picture="no-results" heading={t("empty")}>
          <p className="lead">{t("emptyText")}</p>
        </EmptyState>
      ) : (
        <DataTable caption={t("table", { total: formats.number(codes.length) })} columns={columns} rows={rows} />
      )}
    </>
  );
}
