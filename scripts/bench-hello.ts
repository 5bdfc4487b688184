// The yardsticks of scripts/bench.ts: the HTTP adapter and router of the site and nothing else, answering one word, or as many
// bytes as a page has. A program of its own, so that the site under test stays exactly what production runs, with no route for
// measuring.
import crypto from "node:crypto";
import { serve } from "@hono/node-server";
import { Hono } from "hono";

const bodies = new Map<number, Uint8Array<ArrayBuffer>>();
function bytes(count: number): Uint8Array<ArrayBuffer> {
  const body = bodies.get(count) ?? new Uint8Array(crypto.randomBytes(count));
  bodies.set(count, body);
  return body;
}

const app = new Hono();
app.get("/", (context) => context.text("hello"));
app.get("/bytes/:count", (context) => {
  const body = bytes(Number(context.req.param("count")));
  return new Response(body, { headers: { "content-type": "text/html; charset=utf-8", "content-length": String(body.length) } });
});
serve({ fetch: app.fetch, port: Number(process.env["PORT"]), hostname: "127.0.0.1" });
