/** The About page as far as it manages the team: what an administrator is shown, and what she sends. */
import { may } from "#app/features/people/access/actor.ts";
import { contextOf } from "#app/features/people/access/context.server.ts";
import { data, replace, type RouterContextProvider } from "react-router";
import { z } from "zod";
import { translator } from "#app/i18n/i18n.server.ts";
import { localPath } from "#app/i18n/languages.ts";
import { setFlash } from "#app/platform/flash.server.ts";
import { formBody } from "#app/platform/form-body.server.ts";
import { memberAnchor, type TeamAnswer, type TeamDenied } from "./team-answer.ts";
import { deleteMember, memberToEdit, moveMember, saveMember, type TeamOutcome } from "./team-changes.server.ts";
import { parseTeamForm } from "./team-form.server.ts";
import type { Managed } from "./team-manager.tsx";

type Context = Readonly<RouterContextProvider>;

const memberId = z
  .string()
  .regex(/^\d{1,9}$/)
  .transform(Number);

/** For administrators what to manage with, for others why not, where they ask for it by an address; for visitors nothing. */
export async function teamManagement(
  request: Request,
  context: Context,
): Promise<{ managed?: Managed; denied?: { what: TeamDenied; at: string } }> {
  const { searchParams } = new URL(request.url);
  const edit = searchParams.get("edit");
  const account = contextOf(context).account;
  const { db, now } = contextOf(context);
  if (!may(account, "team.change")) {
    // Pages for everybody never look at it: they are cached without it in their address.
    if (!account || edit === null) return {};
    return { denied: { what: edit === "new" ? "add" : "edit", at: now().toISOString() } };
  }
  if (edit === "new") return { managed: { dialog: { kind: "add" } } };
  const id = memberId.safeParse(edit ?? searchParams.get("remove"));
  const member = id.success ? await memberToEdit(db, id.data) : undefined;
  return { managed: { dialog: member && { kind: edit === null ? "delete" : "edit", member } } };
}

const intentSchema = z.object({ intent: z.enum(["save", "delete", "up", "down"]), id: memberId.optional() });

const refusal = (at: string, refused: "absent" | "at_the_end" | "unreadable") =>
  data({ at, refused } satisfies TeamAnswer, { status: refused === "absent" ? 404 : refused === "unreadable" ? 400 : 409 });

/** Changes the team as a sent form asks. Who is no administrator is refused before anything of the form is read. */
export async function changeTeam(request: Request, context: Context) {
  const services = contextOf(context);
  const at = services.now().toISOString();
  const account = contextOf(context).account;
  if (!may(account, "team.change")) return data({ at, denied: "modify" } satisfies TeamAnswer, { status: 403 });
  const form = await formBody(request);
  const asked = intentSchema.safeParse({ intent: form.get("intent"), id: form.get("id") ?? undefined });
  if (!asked.success) return refusal(at, "unreadable");
  const { intent, id } = asked.data;
  if (intent === "save") {
    const parsed = parseTeamForm(form, services.env.origin);
    // Texts are kept; a file has to be chosen again, browsers put none back.
    const values = Object.fromEntries([...form].flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])));
    if (!parsed.ok) return data({ at, errors: parsed.errors, values, id } satisfies TeamAnswer, { status: 400 });
    const outcome = await saveMember(services, account, { id, form: parsed.form });
    if (outcome.ok) {
      const language = contextOf(context).language;
      const t = translator(language);
      setFlash(contextOf(context), { kind: "success", title: t("team:saved.title"), text: t("team:saved.text", { name: outcome.name }) });
      // In the place of the dialog: going back does not open it again.
      return replace(`${localPath(language, "/about")}#${memberAnchor(outcome.id)}`, 303);
    }
    if (outcome.reason === "absent" || outcome.reason === "at_the_end") return refusal(at, outcome.reason);
    return data({ at, errors: { image: outcome.reason }, values, id } satisfies TeamAnswer, { status: 400 });
  }
  if (id === undefined) return refusal(at, "unreadable");
  const outcome: TeamOutcome =
    intent === "delete" ? await deleteMember(services, account, id) : await moveMember(services, account, { id, direction: intent });
  if (outcome.ok) return data({ at, done: intent === "delete" ? "deleted" : "moved", name: outcome.name } satisfies TeamAnswer);
  return refusal(at, outcome.reason === "absent" || outcome.reason === "at_the_end" ? outcome.reason : "unreadable");
}
