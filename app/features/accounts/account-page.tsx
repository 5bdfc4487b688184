import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { EmptyState } from "#app/ui/empty-state.tsx";

/** One short page about an account: what happened, or a button to make it happen. */
export function AccountPage({
  picture,
  title,
  text,
  children,
}: {
  picture: "mail-sent" | "success" | "error";
  title: string;
  text: string;
  children: ReactNode;
}) {
  const { t } = useTranslation();
  return (
    <div className="page-width section-tight">
      <title>{`${title} | ${t("brand")}`}</title>
      <EmptyState picture={picture} heading={title} headingLevel={1}>
        <p className="lead">{text}</p>
        {children}
      </EmptyState>
    </div>
  );
}
