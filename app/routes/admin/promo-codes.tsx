import { describeAdminPage } from "#app/features/agency/admin-layout/admin-page.server.ts";
import { contextOf, requirePermission } from "#app/features/people/access/context.server.ts";
import { codesPath } from "#app/features/selling/bookings/admin/promo-codes/promo-code-form.ts";
import { PromoCodesPage, type ListedCode } from "#app/features/selling/bookings/admin/promo-codes/promo-codes-page.tsx";
import { listPromoCodes, stateOf } from "#app/features/selling/bookings/admin/promo-codes/promo-codes.server.ts";
import { translator } from "#app/i18n/i18n.server.ts";
import { pageMeta } from "#app/page-meta.ts";
import { personalPage } from "#app/platform/http-cache.ts";
import type { RouteHandle } from "#app/route-handle.ts";
import bookingsAdminStyles from "#app/ui/styles/bookings-admin.css?url";
import type { Route } from "./+types/promo-codes";

export const handle: RouteHandle = { namespaces: ["promoCodes"] };
export const headers = personalPage;
export const meta = pageMeta;
export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: bookingsAdminStyles }];

export async function loader({ context: router }: Route.LoaderArgs) {
  const context = contextOf(router);
  requirePermission(context, "promoCodes.change");
  const now = context.now();
  const codes = (await listPromoCodes(context.db)).map(
    ({ id, code, percent, amountUsdMinor, used, mostUses, note, ...rest }): ListedCode => ({
      id,
      code,
      percent,
      amountUsdMinor,
      used,
      mostUses,
      note,
      state: stateOf({ ...rest, used, mostUses }, now),
    }),
  );
  return { codes, meta: describeAdminPage(context, { title: translator(context.language)("promoCodes:title"), path: codesPath }) };
}

export default function PromoCodes({ loaderData }: Route.ComponentProps) {
  return <PromoCodesPage codes={loaderData.codes} />;
}
