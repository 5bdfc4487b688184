import { expect, test } from "vitest";
import { z } from "zod";
import { watchedQuery } from "./read-query.ts";

const asked = new Request("http://x/tours?sort=rating");
const site = (read: (params: URLSearchParams) => unknown) =>
  watchedQuery(
    async (request) => {
      await Promise.resolve();
      read(new URL(request.url).searchParams);
      return new Response("page");
    },
    () => ["sort"],
  )(asked);

test("a page that reads only what its routes declare is answered", async () => {
  const schema = z.object({ sort: z.string() });
  expect(await (await site((params) => [params.get("sort"), params.has("sort"), schema.parse(Object.fromEntries(params))])).text()).toBe(
    "page",
  );
});

test.each<[string, (params: URLSearchParams) => unknown]>([
  ["by its name", (params) => params.get("season")],
  ["with all of that name", (params) => params.getAll("season")],
  ["to know whether it is there", (params) => params.has("season")],
  ["through a schema", (params) => z.object({ season: z.string().optional() }).parse(Object.fromEntries(params))],
])("a page that reads an undeclared parameter %s fails its test, also where nobody asks for it", async (_, read) => {
  await expect(site(read)).rejects.toThrow("/tours reads season: its route's handle declares no such query parameter.");
});

test("what is read outside a request is nobody's", async () => {
  new URLSearchParams("season=summer").get("season");
  expect((await site(() => {})).status).toBe(200);
});
