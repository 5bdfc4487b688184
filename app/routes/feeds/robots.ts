import { contextOf } from "#app/features/people/access/context.server.ts";
import type { Route } from "./+types/robots";

export function loader({ context: router }: Route.LoaderArgs) {
  const context = contextOf(router);
  const { origin } = context.env;
  const lines = ["User-agent: *", "Disallow: /preferences/", "Allow: /", "", `Sitemap: ${origin}/sitemap.xml`, ""];
  return new Response(lines.join("\n"), {
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "public, max-age=3600" },
  });
}
