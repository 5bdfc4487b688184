import { describeAdminPage } from "#app/features/agency/admin-layout/admin-page.server.ts";
import { contextOf, requirePermission } from "#app/features/people/access/context.server.ts";
import { codePath } from "#app/features/selling/bookings/admin/promo-codes/promo-code-form.ts";
import { answerPromoForm, readPromoPage } from "#app/features/selling/bookings/admin/promo-codes/promo-code-page.server.ts";
import { PromoCodeView } from "#app/features/selling/bookings/admin/promo-codes/promo-code-view.tsx";
import { translator } from "#app/i18n/i18n.server.ts";
import { pageMeta } from "#app/page-meta.ts";
import { personalPage } from "#app/platform/http-cache.ts";
import type { RouteHandle } from "#app/route-handle.ts";
import { deliver } from "#app/ui/deliver.ts";
import settingsStyles from "#app/ui/styles/settings.css?url";
import type { Route } from "./+types/promo-code";

export const handle: RouteHandle = { namespaces: ["promoCodes"] };
export const headers = personalPage;
export const meta = pageMeta;
export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: settingsStyles }];

export async function loader({ context: router, params }: Route.LoaderArgs) {
  const context = contextOf(router);
  requirePermission(context, "promoCodes.change");
  const page = await readPromoPage(context, params.id);
  const title = page.id ? page.fields.code : translator(context.language)("promoCodes:new");
  return { page, meta: describeAdminPage(context, { title, path: codePath(params.id) }) };
}

export async function action({ context: router, params }: Route.ActionArgs) {
  const context = contextOf(router);
  requirePermission(context, "promoCodes.change");
  return answerPromoForm(context, params.id);
}

export const clientAction = (args: Route.ClientActionArgs) => deliver(args);

export default function PromoCode({ loaderData, actionData }: Route.ComponentProps) {
  return <PromoCodeView key={loaderData.page.id} {...loaderData.page} answer={actionData} />;
}
