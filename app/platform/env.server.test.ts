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
});
