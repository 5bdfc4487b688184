import { contextOf } from "#app/features/people/access/context.server.ts";
import { accountData } from "#app/features/people/accounts/deletion/account-data.server.ts";
import type { Route } from "./+types/profile-data";

/** All that is stored about her, as a file. */
export async function loader({ context: router }: Route.LoaderArgs) {
  return new Response(await accountData(contextOf(router)), {
    headers: {
      "Content-Type": "application/json; charset=utf-8",
      "Content-Disposition": 'attachment; filename="yatrika.json"',
      "Cache-Control": "no-store",
    },
  });
}
