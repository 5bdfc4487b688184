import { data, redirect } from "react-router";
import { contextOf, requirePermission } from "#app/features/people/access/context.server.ts";
import { contentPath } from "#app/features/publishing/content/admin/content-addresses.ts";
import { formPath } from "#app/features/publishing/content/admin/drafts/draft-notes.tsx";
import { discardDraft, draftFormSchema, draftSchema, keepDraft } from "#app/features/publishing/content/admin/drafts/drafts.server.ts";
import { localPath } from "#app/i18n/languages.ts";
import { formBody } from "#app/platform/form-body.server.ts";
import type { Route } from "./+types/content-drafts";

/** There is nothing to see here. */
export async function loader({ context: router }: Route.LoaderArgs) {
  const context = contextOf(router);
  requirePermission(context, "content.change");
  return redirect(localPath(context.language, contentPath));
}

const statuses = { absent: 404, too_large: 413, too_many: 429 } as const;

/** Keeps what an editor's script sends, answered as JSON; or discards a draft, by a plain form that leads back to its page. */
export async function action({ context: router }: Route.ActionArgs) {
  const context = contextOf(router);
  requirePermission(context, "content.change");
  const sent = Object.fromEntries(await formBody(context.request));
  if (sent.discard !== undefined) {
    const of = draftFormSchema.safeParse(sent);
    if (!of.success) throw data(null, 400);
    await discardDraft(context, of.data);
    return redirect(localPath(context.language, formPath(of.data)), 303);
  }
  const headers = { "Cache-Control": "no-store" };
  const read = draftSchema.safeParse(sent);
  if (!read.success) return Response.json({ problem: "unreadable" }, { status: 400, headers });
  const outcome = await keepDraft(context, read.data);
  if (outcome.ok) return Response.json(outcome.kept, { headers });
  const answer = Response.json({ problem: outcome.reason }, { status: statuses[outcome.reason], headers });
  if (outcome.reason === "too_many") answer.headers.set("Retry-After", String(outcome.wait));
  return answer;
}
