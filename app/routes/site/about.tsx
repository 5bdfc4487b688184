import { requestSettings } from "#app/features/catalogue/viewer.server.ts";
import { organization } from "#app/features/frame/organization.server.ts";
import { useFrame } from "#app/features/frame/use-frame.ts";
import { AboutClosing, AboutHero, OurStory, OurValues } from "#app/features/team/about-sections.tsx";
import { TeamGrid } from "#app/features/team/team-grid.tsx";
import { listTeam } from "#app/features/team/team.server.ts";
import { translator } from "#app/i18n/i18n.server.ts";
import { languageOfPath } from "#app/i18n/languages.ts";
import { describePage } from "#app/page-meta.server.ts";
import { pageMeta } from "#app/page-meta.ts";
import { publicPage } from "#app/platform/http-cache.ts";
import { servicesContext } from "#app/platform/request-context.server.ts";
import type { RouteHandle } from "#app/route-handle.ts";
import { useTranslation } from "react-i18next";
import type { Route } from "./+types/about";

export const handle: RouteHandle = { namespaces: ["about"] };
export const headers = publicPage;
export const meta = pageMeta;

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, env } = context.get(servicesContext);
  const language = languageOfPath(new URL(request.url).pathname);
  const [team, settings] = await Promise.all([listTeam(db, language), requestSettings(context)]);
  const t = translator(language);
  const title = t("meta.titled", { title: t("about:title") });
  return {
    team,
    meta: describePage(request, context, {
      title,
      description: t("about:description"),
      path: "/about",
      structuredData: [organization(settings, env.origin)],
    }),
  };
}

export default function About({ loaderData }: Route.ComponentProps) {
  const frame = useFrame();
  const { t } = useTranslation("about");
  return (
    <>
      {frame ? <AboutHero brand={frame.brand} /> : null}
      {frame ? <OurStory brand={frame.brand} /> : null}
      <OurValues />
      <section className="section band-cool">
        <div className="page-width">
          <div className="section-head">
            <div>
              <h2 className="h2">{t("team.heading")}</h2>
              <p className="lead">{t("team.lead")}</p>
            </div>
          </div>
          <TeamGrid members={loaderData.team} />
        </div>
      </section>
      <AboutClosing />
    </>
  );
}
