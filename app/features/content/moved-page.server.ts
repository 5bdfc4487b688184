import { redirect, type RouterContextProvider } from "react-router";
import { languageOfPath, localPath } from "#app/i18n/languages.ts";
import { servicesContext } from "#app/platform/request-context.server.ts";
import { publicPathOf, type AddressedKind } from "./content-terms.ts";
import { movedTo } from "./publication.server.ts";

/** For doors that know no such piece: throws a lasting redirect where it has moved, in the same language and with the same query. */
export async function leadToMoved(
  request: Request,
  context: Readonly<RouterContextProvider>,
  { kind, slug }: { kind: AddressedKind; slug: string },
): Promise<void> {
  const moved = await movedTo(context.get(servicesContext).db, kind, slug);
  if (moved === undefined) return;
  const { pathname, search } = new URL(request.url);
  throw redirect(localPath(languageOfPath(pathname), publicPathOf(kind, moved)) + search, 301);
}
