/** What the three forms of a new password have in common: registering, changing it on the profile, choosing another by a mailed link. */
import { describe, expect, test } from "vitest";
import type { z } from "zod";
import { profileSchema } from "#app/features/people/accounts/profile/profile-form.server.ts";
import { readForm } from "#app/platform/forms.server.ts";
import { registerSchema } from "./register-form.server.ts";
import { resetSchema } from "./reset-password-form.server.ts";

async function errorsIn(schema: z.ZodType, fields: Record<string, string>) {
  const request = new Request("https://yatrika.example/", { method: "POST", body: new URLSearchParams(fields) });
  return (await readForm(request, schema)).result.error;
}
const registration = { firstName: "Asha", lastName: "Rao", email: "asha@example.org", terms: "on" };
const profile = { firstName: "Asha", lastName: "Rao", email: "asha@example.org", currentPassword: "sindhu river 42" };

const ofProfile = profileSchema(profile.email);

const errorsOf = {
  registering: (password: string, confirmPassword: string) => errorsIn(registerSchema, { ...registration, password, confirmPassword }),
  "a mailed link": (password: string, confirmPassword: string) => errorsIn(resetSchema, { password, confirmPassword }),
  "the profile": (newPassword: string, confirmPassword: string) => errorsIn(ofProfile, { ...profile, newPassword, confirmPassword }),
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
  expect(await errorsIn(ofProfile, sent)).toEqual({
    firstName: ["firstNameShort"],
    email: ["emailInvalid"],
    currentPassword: ["currentPasswordMissing"],
    currentEmail: ["currentEmailMissing"],
    newPassword: ["passwordTooShort"],
    confirmPassword: ["passwordsIncomplete"],
  });
  expect(await errorsIn(registerSchema, { password: "abcdefgh1x", confirmPassword: "" })).toEqual({
    firstName: ["firstNameRequired"],
    lastName: ["lastNameRequired"],
    email: ["emailRequired"],
    terms: ["termsRequired"],
    confirmPassword: ["passwordsDiffer"],
  });
});

test("where no password is typed there is nothing to repeat", async () => {
  expect(await errorsIn(resetSchema, { password: "", confirmPassword: "" })).toEqual({ password: ["passwordRequired"] });
  expect(await errorsIn(registerSchema, { ...registration, password: "", confirmPassword: "" })).toEqual({
    password: ["passwordRequired"],
  });
});
