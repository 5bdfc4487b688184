import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Trail, type Crumb } from "#app/ui/breadcrumb.tsx";

/** The top of an administrator's page: the way to it, its heading, what can be done there. */
export function AdminHead({ title, lead, trail, children }: { title: string; lead?: string; trail?: Crumb[]; children?: ReactNode }) {
  const { t } = useTranslation("admin");
  return (
    <div className="admin-head">
      {/* The dashboard is the first place: it has no way to it. */}
      {trail ? <Trail trail={[{ name: t("nav.dashboard"), path: "/admin" }, ...trail]} here={title} /> : null}
      <div className="admin-head-row">
        <div>
          <h1 className="h2">{title}</h1>
          {lead ? <p className="text-muted">{lead}</p> : null}
        </div>
        {children ? <div className="admin-actions">{children}</div> : null}
      </div>
    </div>
  );
}
