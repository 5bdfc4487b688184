import { describe, expect, test } from "vitest";
import { readEnv } from "./env.server.ts";

describe("settings by environment", () => {
  test("all are optional", () => {
    expect(readEnv({})).toMatchObject({
      port: 3000,
      origin: "http://localhost:3000",
      trustProxy: false,
      databaseUrl: undefined,
      logLevel: "info",
    });
  });

  test("the address follows the port unless it is set", () => {
    expect(readEnv({ PORT: "8080" }).origin).toBe("http://localhost:8080");
    expect(readEnv({ PORT: "8080", ORIGIN: "https://yatrika.example/" }).origin).toBe("https://yatrika.example");
  });

  test.each([
    ["PORT", "abc"],
    ["PORT", "70000"],
    ["ORIGIN", "yatrika"],
    ["ORIGIN", "ftp://yatrika.example"],
    ["TRUST_PROXY", "maybe"],
    ["SECRET", "short"],
    ["DATABASE_URL", "mysql://localhost/x"],
    ["LOG_LEVEL", "loud"],
  ])("a wrong %s (%s) stops the start with a message that names it", (name, value) => {
    expect(() => readEnv({ [name]: value })).toThrow(name);
  });

  test("an empty value counts as not set", () => {
    expect(readEnv({ PORT: "", DATABASE_URL: "" }).port).toBe(3000);
  });

  describe("of sign-in providers", () => {
    test("are the providers' own unless they are set; without credentials none is enabled", () => {
      expect(readEnv({}).signInProviders).toEqual({});
      expect(readEnv({ GITHUB_CLIENT_ID: "id", GITHUB_CLIENT_SECRET: "secret" }).signInProviders).toEqual({
        github: {
          clientId: "id",
          clientSecret: "secret",
          authorizationUrl: "https://github.com/login/oauth/authorize",
          tokenUrl: "https://github.com/login/oauth/access_token",
          userInfoUrl: "https://api.github.com/user",
        },
      });
      const own = { GOOGLE_CLIENT_ID: "id", GOOGLE_CLIENT_SECRET: "secret", GOOGLE_TOKEN_URL: "http://localhost:9000/token" };
      expect(readEnv(own).signInProviders.google?.tokenUrl).toBe("http://localhost:9000/token");
    });

    test.each([
      [{ GOOGLE_CLIENT_ID: "id" }, "GOOGLE_CLIENT_SECRET is missing: GOOGLE_CLIENT_ID is set"],
      [{ TWITTER_CLIENT_SECRET: "secret" }, "TWITTER_CLIENT_ID is missing: TWITTER_CLIENT_SECRET is set"],
      [{ GITHUB_TOKEN_URL: "github" }, "GITHUB_TOKEN_URL must be an https:// address"],
      [{ GITHUB_TOKEN_URL: "http://github.com/x" }, "GITHUB_TOKEN_URL must be an https:// address"],
      [{ GITHUB_USERINFO_URL: "https://api.github.com/user?x=1" }, "GITHUB_USERINFO_URL must be an https:// address"],
    ])("%j stops the start with what is wrong", (settings, message) => {
      expect(() => readEnv(settings)).toThrow(message);
    });

    test("and others are told of together", () => {
      expect(() => readEnv({ PORT: "abc", GOOGLE_CLIENT_ID: "id" })).toThrow(/PORT[^]*GOOGLE_CLIENT_SECRET/);
    });
  });

  describe("of card payments", () => {
    const keys = { STRIPE_SECRET_KEY: "sk_test_1", STRIPE_WEBHOOK_SECRET: "whsec_1" };

    test("are both there or neither", () => {
      expect(readEnv({}).stripe).toBeUndefined();
      expect(readEnv(keys).stripe).toEqual({ secretKey: "sk_test_1", webhookSecret: "whsec_1", apiUrl: undefined });
      expect(readEnv({ ...keys, STRIPE_API_URL: "http://127.0.0.1:9000/" }).stripe?.apiUrl).toBe("http://127.0.0.1:9000");
    });

    test.each([
      [{ STRIPE_SECRET_KEY: "sk_test_1" }, "STRIPE_WEBHOOK_SECRET is missing: STRIPE_SECRET_KEY is set"],
      [{ STRIPE_WEBHOOK_SECRET: "whsec_1" }, "STRIPE_SECRET_KEY is missing: STRIPE_WEBHOOK_SECRET is set"],
      [{ ...keys, STRIPE_SECRET_KEY: "sk test" }, "STRIPE_SECRET_KEY must be one word"],
      [{ ...keys, STRIPE_API_URL: "http://api.example.com" }, "STRIPE_API_URL must be an https:// address"],
    ])("%j stops the start with what is wrong", (settings, message) => {
      expect(() => readEnv(settings)).toThrow(message);
    });
  });
});
