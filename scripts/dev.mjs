// Development: the same server as in production, its modules loaded through Vite so that edits show at once.
import http from "node:http";
import { getRequestListener } from "@hono/node-server";
import { createServer } from "vite";

const server = http.createServer();
const vite = await createServer({ server: { middlewareMode: true, hmr: { server } }, appType: "custom" });
const load = () => vite.ssrLoadModule("./app/start.server.ts");
// The database and the job queue outlive reloads of the module graph.
const services = await (await load()).openServices();
let current;
server.on("request", (request, response) =>
  vite.middlewares(request, response, async () => {
    try {
      const module = await load();
      if (module !== current?.module) {
        const app = await module.createApp(services);
        current = { module, listen: getRequestListener(app.fetch) };
      }
      await current.listen(request, response);
    } catch (error) {
      vite.ssrFixStacktrace(error);
      console.error(error);
      response.statusCode = 500;
      response.end(String(error.stack));
    }
  }),
);
const { port, host } = services.env;
server.listen(port, host, async () => (await load()).announce(services));
const stop = async () => {
  await vite.close();
  await services.close();
  process.exit(0);
};
process.on("SIGTERM", stop);
process.on("SIGINT", stop);
