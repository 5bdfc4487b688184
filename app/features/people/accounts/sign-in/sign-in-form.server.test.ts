import { expect, test } from "vitest";
import { parseForm } from "#app/platform/forms.server.ts";
import { signInSchema } from "./sign-in-form.server.ts";

test.each([
  ["", ""],
  ["  ", ""],
])("email %j and password %j are asked for, each at its field", (email, password) => {
  const form = new FormData();
  form.set("email", email);
  form.set("password", password);
  expect(parseForm(form, signInSchema).result.error).toEqual({ email: ["emailRequired"], password: ["passwordRequired"] });
});
