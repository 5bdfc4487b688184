import { contextOf } from "#app/features/people/access/context.server.ts";
import { savedItems } from "#app/features/people/saved/page/saved-items.server.ts";
import { followMoved } from "#app/features/people/saved/saved-items.ts";
import type { SavedAnswer } from "#app/features/people/saved/page/saved-page.tsx";
import { viewerOf } from "#app/features/selling/catalogue/viewer.server.ts";
import type { RouteHandle } from "#app/route-handle.ts";
import type { Route } from "./+types/items";

export const handle: RouteHandle = { query: ["tours", "articles"] };

/** What has moved is followed before it is shown. Where the list could not be fetched, its page says so and keeps standing. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs): Promise<SavedAnswer> {
  try {
    const items = await serverLoader();
    followMoved(items.moved);
    return items;
  } catch {
    return { failed: true };
  }
}

/** Cards for the slugs that a browser has kept. */
export async function loader({ request, context: router }: Route.LoaderArgs) {
  const context = contextOf(router);
  return savedItems(context.db, viewerOf(context), new URL(request.url).searchParams);
}
