/** The fields of a sent form. A body that is no form, or a broken one, is the sender's mistake: answered with 400. */
export async function formBody(request: Request): Promise<FormData> {
  try {
    return await request.formData();
  } catch {
    throw new Response("Bad Request: this form cannot be read.\n", {
      status: 400,
      headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" },
    });
  }
}
