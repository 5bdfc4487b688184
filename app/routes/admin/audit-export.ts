import { contextOf, requirePermission } from "#app/features/people/access/context.server.ts";
import { Readable } from "node:stream";
import { createReadableStreamFromReadable } from "@react-router/node";
import { adminClock } from "#app/features/agency/admin-layout/admin-page.server.ts";
import { readAuditAddress } from "#app/features/agency/audit/admin/audit-list.ts";
import { auditCsv } from "#app/features/agency/audit/admin/audit-log.server.ts";
import type { RouteHandle } from "#app/route-handle.ts";
import type { Route } from "./+types/audit-export";

export const handle: RouteHandle = { query: ["actor", "action", "subject", "from", "to", "before", "after"] };

/** The log as a file, with the filters of the page it is linked from. */
export async function loader({ request, context: router }: Route.LoaderArgs) {
  const context = contextOf(router);
  requirePermission(context, "audit.export");
  const { filters } = readAuditAddress(new URL(request.url).searchParams);
  const { timeZone, now } = adminClock(context);
  const body = createReadableStreamFromReadable(Readable.from(auditCsv(context, { filters, timeZone })));
  return new Response(body, {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="audit-${now.slice(0, 10)}.csv"`,
      "Cache-Control": "no-store",
    },
  });
}
