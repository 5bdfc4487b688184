import { accountData } from "#app/features/people/accounts/deletion/account-data.server.ts";
import { requireAccount } from "#app/features/people/accounts/session/session.server.ts";
import { servicesContext } from "#app/platform/request-context.server.ts";
import type { Route } from "./+types/profile-data";

/** All that is stored about her, as a file. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const account = await requireAccount(request, context);
  return new Response(await accountData(context.get(servicesContext), account), {
    headers: {
      "Content-Type": "application/json; charset=utf-8",
      "Content-Disposition": 'attachment; filename="yatrika.json"',
      "Cache-Control": "no-store",
    },
  });
}
