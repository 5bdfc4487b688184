import { contextOf, requirePermission } from "#app/features/people/access/context.server.ts";
import { Readable } from "node:stream";
import { createReadableStreamFromReadable } from "@react-router/node";
import { adminClock } from "#app/features/agency/admin-layout/admin-page.server.ts";
import { enquiryListRules } from "#app/features/people/enquiries/admin/enquiry-list.ts";
import { enquiriesCsv } from "#app/features/people/enquiries/admin/enquiry-list.server.ts";
import { readListState } from "#app/values/list-state.ts";
import type { RouteHandle } from "#app/route-handle.ts";
import type { Route } from "./+types/enquiries-export";

export const handle: RouteHandle = { query: ["q", "status", "kind", "sort", "page"] };

/** The enquiries as a file, with the search and the filters of the page it is linked from. */
export async function loader({ request, context: router }: Route.LoaderArgs) {
  const context = contextOf(router);
  requirePermission(context, "enquiries.export");
  const state = readListState(new URL(request.url).searchParams, enquiryListRules);
  const { now } = adminClock(context);
  const body = createReadableStreamFromReadable(Readable.from(enquiriesCsv(context, state)));
  return new Response(body, {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="enquiries-${now.slice(0, 10)}.csv"`,
      "Cache-Control": "no-store",
    },
  });
}
