import { data } from "react-router";
import { uploadLimit } from "#app/features/publishing/pictures/picture-sizes.ts";
import { deliver } from "#app/ui/deliver.ts";
import type { PictureAnswer } from "./picture-form.ts";

/** Of a file that is too large to be sent at all: the server would refuse it with a page of its own. */
export const answerToTooLarge = (file: unknown): PictureAnswer | undefined =>
  file instanceof File && file.size > uploadLimit
    ? { at: new Date().toISOString(), result: { error: { file: ["too_many_bytes"] } } }
    : undefined;

/** Sends the form that adds a picture, unless it need not be sent. */
export async function deliverPicture<Sent>(args: { request: Request; serverAction: () => Promise<Sent> }) {
  const sent = await args.request.clone().formData();
  const refusal = answerToTooLarge(sent.get("file"));
  return refusal ? data(refusal, { status: 400 }) : deliver(args);
}
