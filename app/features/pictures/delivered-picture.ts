import { data, isRouteErrorResponse } from "react-router";
import type { PictureAnswer } from "./picture-form.ts";
import { uploadLimit } from "./picture-sizes.ts";

/** A file that is too large to be sent at all: the server would refuse it with a page of its own. */
export const isTooLarge = (file: unknown): boolean => file instanceof File && file.size > uploadLimit;

/**
 * Sends a form about a picture. One that need not be sent, or did not arrive (no connection, signed out meanwhile), is answered on
 * the page, so that what was typed stays.
 */
export async function deliveredPicture<Answer>(sent: FormData, send: () => Promise<Answer>) {
  const at = new Date().toISOString();
  const values = Object.fromEntries([...sent].flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])));
  if (isTooLarge(sent.get("file")))
    return data({ at, errors: { file: "too_many_bytes" }, values } satisfies PictureAnswer, { status: 400 });
  try {
    return await send();
  } catch (error) {
    // A redirect, and that the picture is no longer there, are answers.
    if (error instanceof Response || (isRouteErrorResponse(error) && error.status === 404)) throw error;
    const forbidden = isRouteErrorResponse(error) && error.status === 403;
    const answer = { at, problem: forbidden ? "forbidden" : "undelivered", values } as const satisfies PictureAnswer;
    return data(answer, { status: forbidden ? 403 : 503 });
  }
}
