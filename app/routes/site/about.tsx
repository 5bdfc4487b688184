import { contextOf } from "#app/features/people/access/context.server.ts";
import { isDemoContentShown } from "#app/features/agency/admin-layout/demo-content.server.ts";
import { organization } from "#app/features/agency/settings/organization.server.ts";
import { useLayout } from "#app/features/site/layout/use-layout.ts";
import { AboutClosing, AboutHero, OurStory, OurValues } from "#app/features/people/team/about-sections.tsx";
import { TeamGrid } from "#app/features/people/team/team-grid.tsx";
import type { TeamAnswer } from "#app/features/people/team/team-member.ts";
import { changeTeam, teamManagement } from "#app/features/people/team/team-page.server.ts";
import { listTeam } from "#app/features/people/team/team.server.ts";
import { translator } from "#app/i18n/i18n.server.ts";
import { describePage } from "#app/page-meta.server.ts";
import { pageMeta } from "#app/page-meta.ts";
import { publicPage } from "#app/platform/http-cache.ts";
import type { RouteHandle } from "#app/route-handle.ts";
import { deliver } from "#app/ui/deliver.ts";
import { WholeWords } from "#app/ui/whole-words.tsx";
import { lazy } from "react";
import { useTranslation } from "react-i18next";
import aboutStyles from "#app/ui/styles/about.css?url";
import type { Route } from "./+types/about";

export const handle: RouteHandle = { namespaces: ["about"], query: ["edit", "remove"] };
export const headers = publicPage;
export const meta = pageMeta;
export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: aboutStyles }];

export async function loader({ context: router }: Route.LoaderArgs) {
  const context = contextOf(router);
  const { db, env, language, settings } = context;
  const [team, management, sample] = await Promise.all([listTeam(db, language), teamManagement(context), isDemoContentShown(db)]);
  const t = translator(language);
  const title = t("meta.titled", { title: t("about:title") });
  return {
    team,
    sample,
    ...management,
    meta: describePage(context, {
      title,
      description: t("about:description"),
      path: "/about",
      structuredData: [organization(settings, env.origin)],
    }),
  };
}

/** A change of the team, from administrators only. */
export const action = ({ context: router }: Route.ActionArgs) => changeTeam(contextOf(router));

export const clientAction = (args: Route.ClientActionArgs) => deliver(args);

// Visitors never load these.
const TeamManager = lazy(() => import("#app/features/people/team/team-manager.tsx"));
const TeamDeniedNote = lazy(() => import("#app/features/people/team/team-denied.tsx"));

/** The team; for administrators with what they can do with it. */
function Team({ loaderData, answer }: Pick<Route.ComponentProps, "loaderData"> & { answer: TeamAnswer | undefined }) {
  const { team, managed, denied } = loaderData;
  if (managed) return <TeamManager members={team} managed={managed} answer={answer} />;
  const refused = answer?.problem === "forbidden" ? { what: "modify" as const, at: answer.at } : denied;
  return (
    <>
      {refused ? <TeamDeniedNote denied={refused.what} at={refused.at} /> : null}
      <TeamGrid members={team} />
    </>
  );
}

export default function About({ loaderData, actionData }: Route.ComponentProps) {
  const layout = useLayout();
  const { t } = useTranslation("about");
  return (
    <>
      {layout ? <AboutHero brand={layout.brand} /> : null}
      {layout ? <OurStory brand={layout.brand} sample={loaderData.sample} /> : null}
      {loaderData.sample ? <OurValues /> : null}
      <section className="section band-cool" id="team">
        <div className="page-width">
          <div className="section-head">
            <div>
              <h2 className="h2">
                <WholeWords text={t("team.heading")} />
              </h2>
              <p className="lead">{t("team.lead")}</p>
            </div>
          </div>
          {/* Without a boundary of its own the server writes it in its place, where it can be read without scripts. */}
          <Team loaderData={loaderData} answer={actionData} />
        </div>
      </section>
      <AboutClosing />
    </>
  );
}
