import { describe, expect, test } from "vitest";
import { namesOf, readProfile } from "./provider-profile.server.ts";

const none = { firstName: undefined, lastName: undefined, fullName: undefined };

describe("names", () => {
  test.each([
    [{ firstName: "Asha", lastName: "Rao", fullName: "Someone Else" }, "Asha", "Rao"],
    [{ firstName: "Asha" }, "Asha", ""],
    [{ fullName: "Asha Devi Rao" }, "Asha", "Devi Rao"],
    [{ fullName: "Asha" }, "Asha", ""],
    [{ fullName: "  Asha \t Rao " }, "Asha", "Rao"],
    [{ firstName: " ", lastName: "Rao" }, "User", "Rao"],
    [{ firstName: null, fullName: null }, "User", ""],
    [{ fullName: "मीरा राव" }, "मीरा", "राव"],
    [{}, "User", ""],
  ])("%j", (given, firstName, lastName) => {
    expect(namesOf({ ...none, ...given })).toEqual({ firstName, lastName });
  });

  test("lose what the database refuses or what turns the text around, and end where ours do", () => {
    expect(namesOf({ ...none, firstName: "A\u0000sha\ud800", lastName: "\u202eoaR" })).toEqual({
      firstName: "A sha",
      lastName: "oaR",
    });
    expect(namesOf({ ...none, firstName: "🎨".repeat(200) }).firstName).toBe("🎨".repeat(80));
  });
});

describe("who somebody is at", () => {
  test("Google", () => {
    const answer = { sub: "10769150350006150715113082367", email: "Asha@Example.org", email_verified: true, name: "Asha Rao" };
    expect(readProfile("google", answer)).toEqual({
      id: "10769150350006150715113082367",
      email: "asha@example.org",
      emailVerified: true,
      firstName: "Asha",
      lastName: "Rao",
    });
    expect(readProfile("google", { ...answer, email_verified: "false" }).emailVerified).toBe(false);
    expect(readProfile("google", { sub: "1" })).toMatchObject({ email: undefined, emailVerified: false });
  });

  test("GitHub: only the primary address counts, whatever the public one says", () => {
    const user = { id: 583231, login: "octocat", name: null, email: "public@example.org" };
    const addresses = [
      { email: "other@example.org", primary: false, verified: true },
      { email: "octo@example.org", primary: true, verified: false },
    ];
    expect(readProfile("github", user, addresses)).toMatchObject({ id: "583231", email: "octo@example.org", emailVerified: false });
    expect(readProfile("github", user, [])).toMatchObject({ email: undefined, emailVerified: false, firstName: "User" });
    expect(readProfile("github", user, { message: "Not Found" })).toMatchObject({ email: undefined });
  });

  test("Twitter: an address only where it is confirmed", () => {
    const data = { id: "2244994945", name: "Asha Rao", username: "asha" };
    expect(readProfile("twitter", { data })).toMatchObject({ id: "2244994945", email: undefined, emailVerified: false });
    expect(readProfile("twitter", { data: { ...data, confirmed_email: "asha@example.org" } })).toMatchObject({
      email: "asha@example.org",
      emailVerified: true,
    });
  });

  test("nowhere, where the address is none", () => {
    for (const email of ["", "asha", "asha@example.org\r\nBcc: victim@example.org"]) {
      expect(readProfile("google", { sub: "1", email, email_verified: true }).email).toBeUndefined();
    }
  });
});
