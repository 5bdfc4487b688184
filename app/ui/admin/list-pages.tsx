import { useTranslation } from "react-i18next";
import { useFormats } from "#app/i18n/format.ts";
import { Pagination } from "#app/ui/pagination.tsx";

type Props = { page: number; pageCount: number; total: number; pageSize: number; pathOf: (page: number) => string };

/** Which rows of how many are shown, and the way to the others. */
export function ListPages({ page, pageCount, total, pageSize, pathOf }: Props) {
  const { t } = useTranslation("admin");
  const formats = useFormats();
  if (total === 0) return null;
  const first = (page - 1) * pageSize + 1;
  const numbers = {
    first: formats.number(first),
    last: formats.number(Math.min(total, first + pageSize - 1)),
    total: formats.number(total),
  };
  return (
    <div className="list-pages">
      <p className="text-sm text-muted tabular-nums">{t("list.shown", numbers)}</p>
      <Pagination
        label={t("list.pages")}
        page={page}
        pageCount={pageCount}
        pathOf={pathOf}
        labels={{ previous: t("list.previous"), next: t("list.next"), page: (number) => t("list.page", { number }) }}
      />
    </div>
  );
}
