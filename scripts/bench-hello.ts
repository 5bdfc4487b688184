// The yardstick of scripts/bench.ts: the HTTP adapter and router of the site and nothing else, answering one word. A program of its own, so
// that the site under test stays exactly what production runs, with no route for measuring.
import { serve } from "@hono/node-server";
import { Hono } from "hono";

const app = new Hono();
app.get("/", (context) => context.text("hello"));
serve({ fetch: app.fetch, port: Number(process.env["PORT"]), hostname: "127.0.0.1" });
