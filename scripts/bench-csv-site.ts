// The site under `npm run bench:csv`: as production runs it, in one process with the verbs that take a CSV file. They are called
// here without a signed-in admin, so that the measurement needs none and the site itself has no door for it.
import { contextFor, somebody } from "../test/people.ts";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { serve } from "@hono/node-server";
import { downloadData } from "#app/features/agency/trip-data/download-data.server.ts";
import { previewUpload } from "#app/features/agency/trip-data/preview-upload.server.ts";
import { replaceData, uploadData } from "#app/features/agency/trip-data/replace-data.server.ts";
import { readUpload } from "#app/features/agency/trip-data/uploaded-file.server.ts";
import type { Actor } from "#app/features/people/access/actor.ts";
import "./engine-settings.mjs";

const file = pathToFileURL(path.resolve("build/server/index.js")).href;
const built = (await import(file)) as typeof import("#app/start.server.ts");
const services = await built.openServices();
const app = await built.createApp(services);
const actor: Actor = somebody(["Owner"], { id: "019a0000-0000-7000-8000-000000000001", name: "bench" });

async function sentFile(request: Request) {
  const form = await readUpload(request);
  if (!form.ok || !form.file) throw new Error("the file did not arrive");
  return form.file;
}

const verbs: Record<string, (request: Request) => Promise<Response>> = {
  "/bench/preview": async (request) => {
    const sent = await sentFile(request);
    const outcome = await previewUpload(contextFor(services, actor), { file: sent });
    await sent.discard();
    return Response.json(outcome.ok ? { ok: true, id: outcome.preview.id, rows: outcome.preview.rowCount } : outcome);
  },
  "/bench/upload": async (request) => {
    const sent = await sentFile(request);
    const outcome = await uploadData(contextFor(services, actor), { file: sent });
    await sent.discard();
    return Response.json(outcome);
  },
  "/bench/replace": async (request) =>
    Response.json(await replaceData(contextFor(services, actor), new URL(request.url).searchParams.get("id") ?? "")),
  "/bench/download": async () => {
    const download = await downloadData(contextFor(services, actor), "trip");
    return download.ok ? new Response(download.body) : new Response(null, { status: 404 });
  },
};

const server = serve({
  fetch: (request, bindings) => verbs[new URL(request.url).pathname]?.(request) ?? app.fetch(request, bindings),
  port: services.env.port,
  hostname: services.env.host,
});
process.on("SIGTERM", () => {
  server.close(() => void services.close().then(() => process.exit(0)));
  if ("closeAllConnections" in server) server.closeAllConnections();
});
