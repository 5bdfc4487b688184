/** What a form that adds a picture is answered, wherever it was sent from. */
import type { Actor } from "#app/features/people/access/actor.ts";
import type { Services } from "#app/platform/request-context.server.ts";
import { parsePictureForm } from "./picture-form.server.ts";
import type { PictureAnswer } from "./picture-form.ts";
import { addPicture } from "./picture-library.server.ts";

/** Adds the picture that was sent, for an administrator; its name is in the answer. Else why not, with the texts that were typed. */
export async function addSentPicture(
  services: Pick<Services, "db" | "now">,
  actor: Actor,
  sent: FormData,
): Promise<{ answer: PictureAnswer; status: number }> {
  const at = services.now().toISOString();
  // Texts are kept; a file has to be chosen again, browsers put none back.
  const values = Object.fromEntries([...sent].flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])));
  const parsed = parsePictureForm(sent);
  if (!parsed.ok) {
    const file = sent.get("file");
    const missing = !(file instanceof File) || file.size === 0;
    return { answer: { at, errors: { ...(missing ? { file: "empty" as const } : {}), ...parsed.errors }, values }, status: 400 };
  }
  const outcome = await addPicture(services, actor, parsed.form);
  if (!outcome.ok) return { answer: { at, errors: { file: outcome.reason }, values }, status: 400 };
  return { answer: { at, added: outcome.name, ...(outcome.again && { again: true }) }, status: 200 };
}
