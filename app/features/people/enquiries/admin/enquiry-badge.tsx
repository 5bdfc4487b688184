import { useTranslation } from "react-i18next";
import type { EnquiryStatus } from "./enquiry-list.ts";

/** The status in words; what waits for the agency stands out from what is done. */
export function EnquiryBadge({ status }: { status: EnquiryStatus }) {
  const { t } = useTranslation("enquiriesAdmin");
  return (
    <span className="badge" data-enquiry={status}>
      {t(`status.${status}`)}
    </span>
  );
}
