import { expect, test } from "vitest";
import { parseSignIn } from "./sign-in-form.server.ts";

test.each([
  ["", ""],
  ["  ", ""],
])("email %j and password %j are asked for, each at its field", (email, password) => {
  const form = new FormData();
  form.set("email", email);
  form.set("password", password);
  expect(parseSignIn(form).reply().error).toEqual({ email: ["emailRequired"], password: ["passwordRequired"] });
});
