import { contextOf } from "#app/features/people/access/context.server.ts";
import { atomFeed } from "#app/features/publishing/blog/feed.server.ts";
import { latestArticles } from "#app/features/publishing/blog/articles.server.ts";
import { translator } from "#app/i18n/i18n.server.ts";
import type { Route } from "./+types/feed";

/** Articles in the feed; whoever reads feeds has seen the older ones. */
const length = 20;

export async function loader({ context: router }: Route.LoaderArgs) {
  const context = contextOf(router);
  const { db, env, language } = context;
  const t = translator(language);
  const articles = await latestArticles(db, language, length);
  const { brand } = context.settings;
  const xml = atomFeed({
    articles,
    language,
    origin: env.origin,
    title: t("blog:feed.title", { brand: brand.name }),
    description: t("blog:list.description"),
    author: brand.name,
  });
  return new Response(xml, { headers: { "Content-Type": "application/atom+xml; charset=utf-8", "Cache-Control": "public, max-age=3600" } });
}
