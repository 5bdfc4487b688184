import { expect, test } from "vitest";
import { deliver } from "./deliver.ts";

const post = (fields: Record<string, string>) => {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  return new Request("https://yatrika.example/", { method: "POST", body });
};

test("a form that does not arrive is answered, with the name of the form where its page has several", async () => {
  const away = () => Promise.reject(new TypeError("Failed to fetch"));
  expect(await deliver({ request: post({ form: "address", slug: "the-well" }), serverAction: away })).toMatchObject({
    data: { form: "address", problem: "undelivered", at: expect.any(String) },
    init: { status: 503 },
  });
  expect(await deliver({ request: post({}), serverAction: away })).toMatchObject({ data: { form: undefined, problem: "undelivered" } });
});
