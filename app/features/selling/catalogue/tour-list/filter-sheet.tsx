import { X } from "#app/ui/icons.tsx";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { LocalLink } from "#app/i18n/local-link.tsx";
import { Modal } from "#app/ui/modal.tsx";

/** The filters of small screens, in a sheet from the left. The list changes behind it. */
export function FilterSheet({
  open,
  onClose,
  total,
  resetPath,
  children,
}: {
  open: boolean;
  onClose: () => void;
  total: number;
  resetPath: string;
  children: ReactNode;
}) {
  const { t } = useTranslation(["tours", "common"]);
  return (
    <Modal open={open} onClose={onClose} label={t("filters.sheetTitle")} className="filter-sheet">
      <div className="filter-sheet-head">
        <h2 className="h4">{t("filters.sheetTitle")}</h2>
        <button type="button" className="icon-button" aria-label={t("common:close")} onClick={onClose}>
          <X className="icon" />
        </button>
      </div>
      <div className="filter-sheet-body">{children}</div>
      <div className="filter-sheet-foot">
        <LocalLink className="button button-ghost" to={resetPath} preventScrollReset>
          {t("filters.reset")}
        </LocalLink>
        <button type="button" className="button button-primary" onClick={onClose}>
          {t("filters.show", { count: total })}
        </button>
      </div>
    </Modal>
  );
}
