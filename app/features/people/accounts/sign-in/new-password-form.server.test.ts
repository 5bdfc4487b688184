/** What the three forms of a new password have in common: registering, changing it on the profile, choosing another by a mailed link. */
import { describe, expect, test } from "vitest";
import { parseProfile } from "#app/features/people/accounts/profile/profile-form.server.ts";
import { parseRegistration } from "./register-form.server.ts";
import { parseReset } from "./reset-password-form.server.ts";

const formOf = (fields: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
};
const registration = { firstName: "Asha", lastName: "Rao", email: "asha@example.org", terms: "on" };
const profile = { firstName: "Asha", lastName: "Rao", email: "asha@example.org", currentPassword: "sindhu river 42" };

const errorsOf = {
  registering: async (password: string, confirmPassword: string) =>
    (await parseRegistration(formOf({ ...registration, password, confirmPassword }))).reply().error,
  "a mailed link": async (password: string, confirmPassword: string) =>
    (await parseReset(formOf({ password, confirmPassword }))).reply().error,
  "the profile": async (newPassword: string, confirmPassword: string) =>
    (await parseProfile(formOf({ ...profile, newPassword, confirmPassword }), profile.email)).reply().error,
};

describe.each([
  ["registering", "password", "passwordsDiffer"],
  ["a mailed link", "password", "passwordsDiffer"],
  ["the profile", "newPassword", "passwordsIncomplete"],
] as const)("%s", (form, field, differ) => {
  const errors = errorsOf[form];

  test("takes a password that is typed twice the same, of any characters", async () => {
    expect((await errors("ghats at dawn", "ghats at dawn")) ?? {}).toEqual({});
    expect((await errors("नमस्ते \u0000", "नमस्ते \u0000")) ?? {}).toEqual({});
  });

  test("says at the second one that they differ", async () => {
    expect(await errors("ghats at dawn", "ghats at dusk")).toEqual({ confirmPassword: [differ] });
    expect(await errors("ghats at dawn", "")).toEqual({ confirmPassword: [differ] });
  });

  test("says so together with what is wrong with the first one", async () => {
    expect(await errors("abc", "abd")).toEqual({ [field]: ["passwordTooShort"], confirmPassword: [differ] });
    expect(await errors("password1", "password2")).toEqual({ [field]: ["passwordCommon"], confirmPassword: [differ] });
    expect(await errors("abc", "abc")).toEqual({ [field]: ["passwordTooShort"] });
  });
});

test("what is wrong with the passwords is said together with what is wrong elsewhere in the form", async () => {
  const sent = { firstName: "A", lastName: "Rao", email: "nope", newPassword: "abc" };
  expect((await parseProfile(formOf(sent), profile.email)).reply().error).toEqual({
    firstName: ["firstNameShort"],
    email: ["emailInvalid"],
    currentPassword: ["currentPasswordMissing"],
    currentEmail: ["currentEmailMissing"],
    newPassword: ["passwordTooShort"],
    confirmPassword: ["passwordsIncomplete"],
  });
  expect((await parseRegistration(formOf({ password: "abcdefgh1x", confirmPassword: "" }))).reply().error).toEqual({
    firstName: ["firstNameRequired"],
    lastName: ["lastNameRequired"],
    email: ["emailRequired"],
    terms: ["termsRequired"],
    confirmPassword: ["passwordsDiffer"],
  });
});

test("where no password is typed there is nothing to repeat", async () => {
  expect((await parseReset(formOf({ password: "", confirmPassword: "" }))).reply().error).toEqual({ password: ["passwordRequired"] });
  expect((await parseRegistration(formOf({ ...registration, password: "", confirmPassword: "" }))).reply().error).toEqual({
    password: ["passwordRequired"],
  });
});
