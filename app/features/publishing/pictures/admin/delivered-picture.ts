import { data } from "react-router";
import { delivered, sentTexts } from "#app/ui/delivered.ts";
import type { PictureAnswer } from "./picture-form.ts";
import { uploadLimit } from "#app/features/publishing/pictures/picture-sizes.ts";

/** A file that is too large to be sent at all: the server would refuse it with a page of its own. */
export const isTooLarge = (file: unknown): boolean => file instanceof File && file.size > uploadLimit;

/**
 * Sends a form about a picture. One that need not be sent, or did not arrive, is answered on the page, so that what was typed
 * stays.
 */
export async function deliveredPicture<Sent>(sent: FormData, send: () => Promise<Sent>) {
  const values = sentTexts(sent);
  if (isTooLarge(sent.get("file"))) {
    const answer: PictureAnswer = { at: new Date().toISOString(), errors: { file: "too_many_bytes" }, values };
    return data(answer, { status: 400 });
  }
  return delivered(send, (problem, at): PictureAnswer => ({ at, problem, values }));
}
