import { z } from "zod";
import { readUpload } from "#app/features/uploads/uploads.server.ts";
import { unchangingFile } from "#app/platform/http-cache.ts";
import { servicesContext } from "#app/platform/request-context.server.ts";
import type { Route } from "./+types/upload";

const nameSchema = z
  .string()
  .regex(/^[0-9a-f-]{36}\.webp$/)
  .transform((name) => name.slice(0, 36))
  .pipe(z.uuid());

/** A picture that somebody sent. Other bytes have another address, so browsers keep it for ever. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const id = nameSchema.safeParse(params.name);
  const notFound = new Response("Not Found\n", {
    status: 404,
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" },
  });
  if (!id.success) return notFound;
  const etag = `"${id.data}"`;
  const upload = await readUpload(context.get(servicesContext).db, id.data);
  if (!upload) return notFound;
  const headers = { "Cache-Control": unchangingFile, ETag: etag };
  if (request.headers.get("If-None-Match") === etag) return new Response(null, { status: 304, headers });
  return new Response(new Uint8Array(upload.bytes), {
    headers: { ...headers, "Content-Type": upload.contentType, "Content-Length": String(upload.bytes.byteLength) },
  });
}
