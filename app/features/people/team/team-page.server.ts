/** The About page as far as it manages the team: what an administrator is shown, and what she sends. */
import { data, replace } from "react-router";
import { z } from "zod";
import { may } from "#app/features/people/access/actor.ts";
import type { RequestContext } from "#app/features/people/access/context.server.ts";
import { translator } from "#app/i18n/i18n.server.ts";
import { localPath } from "#app/i18n/languages.ts";
import { setFlash } from "#app/platform/flash.server.ts";
import { formBody } from "#app/platform/form-body.server.ts";
import { parseForm, refuse, refuseFields, wrongAt } from "#app/platform/forms.server.ts";
import { deleteMember, memberToEdit, moveMember, saveMember } from "./team-changes.server.ts";
import { memberSchema } from "./team-form.server.ts";
import type { Managed } from "./team-manager.tsx";
import { memberAnchor, teamErrors, type TeamAnswer, type TeamDenied } from "./team-member.ts";

const memberId = z
  .string()
  .regex(/^\d{1,9}$/)
  .transform(Number);

/** For administrators what to manage with, for others why not, where they ask for it by an address; for visitors nothing. */
export async function teamManagement({
  request,
  actor,
  db,
  now,
}: RequestContext): Promise<{ managed?: Managed; denied?: { what: TeamDenied; at: string } }> {
  const { searchParams } = new URL(request.url);
  const edit = searchParams.get("edit");
  if (!may(actor, "team.change")) {
    // Pages for everybody never look at it: they are cached without it in their address.
    if (!actor || edit === null) return {};
    return { denied: { what: edit === "new" ? "add" : "edit", at: now().toISOString() } };
  }
  if (edit === "new") return { managed: { dialog: { kind: "add" } } };
  const id = memberId.safeParse(edit ?? searchParams.get("remove"));
  const member = id.success ? await memberToEdit(db, id.data) : undefined;
  return { managed: { dialog: member && { kind: edit === null ? "delete" : "edit", member } } };
}

const askedSchema = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("save"), id: memberId.optional() }),
  z.object({ intent: z.enum(["delete", "up", "down"]), id: memberId }),
]);

async function saveSent(context: RequestContext, sent: FormData, id: number | undefined) {
  // A file has to be chosen again: browsers put none back.
  const read = parseForm(sent, memberSchema(context.env.origin), { hide: ["image"] });
  if (!read.ok) return refuseFields(context, read, teamErrors);
  const outcome = await saveMember(context, { id, form: read.value });
  if (outcome.ok) {
    const { language } = context;
    const t = translator(language);
    setFlash(context, { kind: "success", title: t("team:saved.title"), text: t("team:saved.text", { name: outcome.name }) });
    // In the place of the dialog: going back does not open it again.
    return replace(`${localPath(language, "/about")}#${memberAnchor(outcome.id)}`, 303);
  }
  if (outcome.reason === "absent") return refuse(context, { ...read, problem: outcome.reason }, 404);
  return refuse(context, wrongAt(read, { image: outcome.reason }), 400);
}

/** Changes the team as a sent form asks. Who may not is told so on the page, before anything of the form is read. */
export async function changeTeam(context: RequestContext) {
  if (!may(context.actor, "team.change")) return refuse(context, { problem: "forbidden" }, 403);
  const sent = await formBody(context.request);
  const asked = parseForm(sent, askedSchema);
  if (!asked.ok) return refuse(context, { problem: "unreadable" }, 400);
  const { intent, id } = asked.value;
  if (intent === "save") return saveSent(context, sent, id);
  const outcome = intent === "delete" ? await deleteMember(context, id) : await moveMember(context, { id, direction: intent });
  if (!outcome.ok) return refuse(context, { problem: outcome.reason }, outcome.reason === "absent" ? 404 : 409);
  const done = { what: intent === "delete" ? "deleted" : "moved", name: outcome.name } as const;
  return data({ at: context.now().toISOString(), done } satisfies TeamAnswer);
}
