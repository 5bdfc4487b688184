import { contextOf, requirePermission } from "#app/features/people/access/context.server.ts";
import { Readable } from "node:stream";
import { createReadableStreamFromReadable } from "@react-router/node";
import { adminClock } from "#app/features/agency/admin-layout/admin-page.server.ts";
import { subscriberListRules } from "#app/features/publishing/newsletter/admin/subscriber-list.ts";
import { subscribersCsv } from "#app/features/publishing/newsletter/admin/subscribers.server.ts";
import { readListState } from "#app/values/list-state.ts";
import type { RouteHandle } from "#app/route-handle.ts";
import type { Route } from "./+types/newsletter-export";

export const handle: RouteHandle = { query: ["q", "status", "language", "sort", "page"] };

/** Who has confirmed, as a file, with the search and the language of the page it is linked from. */
export async function loader({ request, context: router }: Route.LoaderArgs) {
  const context = contextOf(router);
  requirePermission(context, "subscribers.export");
  const state = readListState(new URL(request.url).searchParams, subscriberListRules);
  const { now } = adminClock(context);
  const body = createReadableStreamFromReadable(Readable.from(subscribersCsv(context, state)));
  return new Response(body, {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="newsletter-${now.slice(0, 10)}.csv"`,
      "Cache-Control": "no-store",
    },
  });
}
