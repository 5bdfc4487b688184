/** What a form that adds a picture is answered, wherever it was sent from. */
import { data } from "react-router";
import type { RequestContext } from "#app/features/people/access/context.server.ts";
import { readForm, refuse } from "#app/platform/forms.server.ts";
import { uploadSchema } from "./picture-form.server.ts";
import type { PictureAnswer } from "./picture-form.ts";
import { addPicture } from "./picture-library.server.ts";

/** Adds the picture that was sent; its name is in the answer. Else why not, with the texts that were typed. */
export async function addSentPicture(context: RequestContext): Promise<{ data: PictureAnswer; init: ResponseInit | null }> {
  // A file has to be chosen again: browsers put none back.
  const read = await readForm(context.request, uploadSchema, { hide: ["file"] });
  if (!read.ok) return refuse(context, read);
  const outcome = await addPicture(context, read.value);
  if (!outcome.ok) return refuse(context, { result: { ...read.result, error: { file: [outcome.reason] } } });
  return data({ at: context.now().toISOString(), added: outcome.name, ...(outcome.again && { again: true as const }) });
}
