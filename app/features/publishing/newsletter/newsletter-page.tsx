import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { LocalLink } from "#app/i18n/local-link.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";

/** One short page about the newsletter: what happened, or a button to make it happen. */
export function NewsletterPage({
  picture,
  title,
  text,
  children,
}: {
  picture: "mail-sent" | "success" | "error";
  title: string;
  text: string;
  children?: ReactNode;
}) {
  const { t } = useTranslation(["newsletter", "common"]);
  return (
    <div className="page-width section-tight">
      <title>{`${title} | ${t("common:brand")}`}</title>
      <meta name="robots" content="noindex" />
      <EmptyState picture={picture} heading={title} headingLevel={1}>
        <p className="lead">{text}</p>
        {children ?? (
          <LocalLink className="button button-secondary" to="/">
            {t("home")}
          </LocalLink>
        )}
      </EmptyState>
    </div>
  );
}
