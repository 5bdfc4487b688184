import { once } from "node:events";
import http from "node:http";
import { describe, expect, onTestFinished, test } from "vitest";
import type { ProviderSettings } from "#app/platform/provider-settings.server.ts";
import { askProfile, exchangeCode, ProviderFailure } from "./provider-requests.server.ts";

type Answer = (request: http.IncomingMessage, response: http.ServerResponse) => void;

async function providerThat(answer: Answer): Promise<ProviderSettings> {
  const server = http.createServer(answer).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  const origin = `http://127.0.0.1:${address.port}`;
  return { clientId: "id", clientSecret: "secret", authorizationUrl: `${origin}/a`, tokenUrl: `${origin}/t`, userInfoUrl: `${origin}/u` };
}
const code = { code: "code", codeVerifier: "verifier", redirectURI: "http://localhost:3000/api/auth/callback/google" };
const failureOf = async (work: Promise<unknown>) => {
  const error: unknown = await work.catch((thrown: unknown) => thrown);
  if (!(error instanceof ProviderFailure)) throw new Error("did not fail");
  return `${error.kind}: ${error.message.replace(/^\S+ /, "")}`;
};

test("a provider that does not answer is waited for only so long", async () => {
  const silent = await providerThat(() => {});
  expect(await failureOf(exchangeCode("google", silent, { ...code, limitMs: 50 }))).toBe("unavailable: did not answer within 50 ms");
  expect(await failureOf(askProfile("google", silent, { accessToken: "x", limitMs: 50 }))).toBe("unavailable: did not answer within 50 ms");
});

test("so is one that begins to answer and does not end", async () => {
  const endless = await providerThat((_, response) => void response.write("{"));
  expect(await failureOf(askProfile("twitter", endless, { accessToken: "x", limitMs: 100 }))).toBe(
    "unavailable: did not answer within 100 ms",
  );
});

test("a provider that is down is unavailable", async () => {
  const down = { ...(await providerThat(() => {})), tokenUrl: "http://127.0.0.1:9/t" };
  expect(await failureOf(exchangeCode("google", down, code))).toBe("unavailable: cannot be reached");
});

describe("an answer", () => {
  const answering = (status: number, body: string, headers = {}) =>
    providerThat((_, response) => void response.writeHead(status, headers).end(body));

  test.each([
    [500, "", "unavailable: answered 500"],
    [429, "", "unavailable: answered 429"],
    [400, `{"error":"invalid_grant"}`, "refused: answered 400"],
    [200, `{"error":"bad_verification_code"}`, "refused: gave no access token"],
    [200, "<html>", "refused: answered no JSON"],
    [200, "null", "refused: gave no access token"],
  ])("%i %s to the code", async (status, body, failure) => {
    expect(await failureOf(exchangeCode("github", await answering(status, body), code))).toBe(failure);
  });

  test("that leads elsewhere is not followed: the secret stays here", async () => {
    const asked: string[] = [];
    const leading = await providerThat((request, response) => {
      asked.push(request.url ?? "");
      response.writeHead(307, { Location: "/elsewhere" }).end();
    });
    expect(await failureOf(exchangeCode("google", leading, code))).toBe("refused: answered 307");
    expect(asked).toEqual(["/t"]);
  });

  test.each(["{}", "[]", `{"sub":""}`, `{"data":{}}`])("%s describes nobody", async (body) => {
    for (const provider of ["google", "twitter"] as const) {
      expect(await failureOf(askProfile(provider, await answering(200, body), { accessToken: "x" }))).toBe("refused: described nobody");
    }
  });
});
