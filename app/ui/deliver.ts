import { data, isRouteErrorResponse } from "react-router";
import type { FormAnswer } from "#app/values/form-answer.ts";

type Delivery<Sent> = { request?: Request; serverAction: () => Promise<Sent> };

/**
 * The `clientAction` of every page with a form: sends it. One that did not arrive (no connection, the site away), or whose sender may
 * not any more, is answered on its page, whose forms stay as they stand, with what was typed (`useArrivedAnswer`).
 */
export async function deliver<Sent>({ request, serverAction }: Delivery<Sent>) {
  const sent = request?.clone();
  try {
    return await serverAction();
  } catch (error) {
    // A redirect, and that the thing is no longer there, are answers.
    if (error instanceof Response || (isRouteErrorResponse(error) && error.status === 404)) throw error;
    const forbidden = isRouteErrorResponse(error) && error.status === 403;
    const form = (await sent?.formData())?.get("form");
    const answer = {
      at: new Date().toISOString(),
      form: typeof form === "string" ? form : undefined,
      problem: forbidden ? "forbidden" : "undelivered",
    } satisfies FormAnswer;
    // A status of an error keeps the page's data as it is: nothing else is asked of a site that does not answer.
    return data(answer, { status: forbidden ? 403 : 503 });
  }
}
