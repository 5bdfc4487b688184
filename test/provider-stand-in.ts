/** A real OpenID provider in the test process, in place of Google, and with the addresses of GitHub and Twitter beside its own. */
import crypto from "node:crypto";
import { once } from "node:events";
import http from "node:http";
import { text } from "node:stream/consumers";
import { Provider, type Adapter, type AdapterPayload } from "oidc-provider";
import { Visitor } from "./visitor.ts";

/** Somebody with an account at the provider. What is left out the provider does not tell. */
export type Person = {
  id: string;
  email?: string;
  verified?: boolean;
  givenName?: string;
  familyName?: string;
  name?: string;
  /** What no provider has to say. */
  userType?: string;
};

const clients = { google: "client_secret_post", github: "client_secret_post", twitter: "client_secret_basic" } as const;
const secretOf = (id: string) => `secret of ${id} & more`;

/** The environment variables of a site whose providers all stand at `port` of this machine. */
export function standInSettings(port: number | string): Record<string, string> {
  const origin = `http://localhost:${port}`;
  const userInfo = { google: `${origin}/me`, github: `${origin}/github/user`, twitter: `${origin}/twitter/users/me` };
  return Object.fromEntries(
    Object.entries(userInfo).flatMap(([id, url]) => [
      [`${id.toUpperCase()}_CLIENT_ID`, id],
      [`${id.toUpperCase()}_CLIENT_SECRET`, secretOf(id)],
      [`${id.toUpperCase()}_AUTHORIZATION_URL`, `${origin}/auth`],
      [`${id.toUpperCase()}_TOKEN_URL`, `${origin}/token`],
      [`${id.toUpperCase()}_USERINFO_URL`, url],
    ]),
  );
}

class Memory implements Adapter {
  static readonly #all = new Map<string, AdapterPayload>();
  readonly #kind: string;
  constructor(kind: string) {
    this.#kind = kind;
  }
  async upsert(id: string, payload: AdapterPayload): Promise<void> {
    Memory.#all.set(`${this.#kind} ${id}`, payload);
  }
  async find(id: string): Promise<AdapterPayload | undefined> {
    return Memory.#all.get(`${this.#kind} ${id}`);
  }
  async findByUid(uid: string): Promise<AdapterPayload | undefined> {
    return [...Memory.#all].find(([key, payload]) => key.startsWith(`${this.#kind} `) && payload.uid === uid)?.[1];
  }
  async findByUserCode(): Promise<undefined> {}
  async consume(id: string): Promise<void> {
    const payload = await this.find(id);
    if (payload) payload.consumed = Math.floor(Date.now() / 1000);
  }
  async destroy(id: string): Promise<void> {
    Memory.#all.delete(`${this.#kind} ${id}`);
  }
  async revokeByGrantId(grantId: string): Promise<void> {
    for (const [key, payload] of Memory.#all) if (payload.grantId === grantId) Memory.#all.delete(key);
  }
}

const page = (uid: string) => `<!doctype html><html lang="en"><title>Provider</title><h1>Who are you?</h1>
<form method="post" action="/interaction/${uid}"><label>Person <textarea name="person"></textarea></label>
<button name="decision" value="allow">Allow</button><button name="decision" value="deny">Deny</button></form></html>`;

/** Starts it for the site at `siteOrigin`. `settings` are the site's environment variables for it. */
export async function startProvider(siteOrigin: string, port = 0) {
  const people = new Map<string, Person>();
  const state = { away: false };
  const { privateKey } = crypto.generateKeyPairSync("ec", { namedCurve: "P-256" });
  const server = http.createServer((request, response) => {
    handle(request, response).catch((error: unknown) => {
      response.writeHead(500).end(String(error));
    });
  });
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  const origin = `http://localhost:${address.port}`;
  const provider = new Provider(origin, {
    adapter: Memory,
    jwks: { keys: [{ ...privateKey.export({ format: "jwk" }), alg: "ES256", use: "sig" }] },
    clients: Object.entries(clients).map(([id, method]) => ({
      client_id: id,
      client_secret: secretOf(id),
      redirect_uris: [`${siteOrigin}/api/auth/callback/${id}`],
      token_endpoint_auth_method: method,
      id_token_signed_response_alg: "ES256",
    })),
    scopes: ["openid", "email", "profile", "read:user", "user:email", "users.read", "tweet.read", "users.email"],
    claims: { openid: ["sub"], email: ["email", "email_verified"], profile: ["name", "given_name", "family_name", "userType"] },
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_, { uid }) => `/interaction/${uid}` },
    cookies: { keys: ["a key for tests"] },
    ttl: { AccessToken: 600, AuthorizationCode: 60, IdToken: 600, Interaction: 600, Grant: 600, Session: 600 },
    findAccount: (_, id) => {
      const person = people.get(id);
      return (
        person && {
          accountId: id,
          claims: () => ({
            sub: id,
            email: person.email,
            email_verified: person.verified,
            name: person.name,
            given_name: person.givenName,
            family_name: person.familyName,
            userType: person.userType,
          }),
        }
      );
    },
  });
  const callback = provider.callback();

  async function interact(request: http.IncomingMessage, response: http.ServerResponse, uid: string) {
    if (request.method === "GET") return response.writeHead(200, { "Content-Type": "text/html" }).end(page(uid));
    const form = new URLSearchParams(await text(request));
    if (form.get("decision") !== "allow") return provider.interactionFinished(request, response, { error: "access_denied" });
    const person = JSON.parse(form.get("person") ?? "") as Person;
    people.set(person.id, person);
    const { params } = await provider.interactionDetails(request, response);
    const grant = new provider.Grant({ accountId: person.id, clientId: String(params.client_id) });
    grant.addOIDCScope(String(params.scope));
    const grantId = await grant.save();
    return provider.interactionFinished(request, response, { login: { accountId: person.id }, consent: { grantId } });
  }

  /** Whose token it is, where the token is for this client. */
  async function bearer(request: http.IncomingMessage, client: string): Promise<Person | undefined> {
    const token = await provider.AccessToken.find(request.headers.authorization?.replace(/^Bearer /, "") ?? "");
    return token?.clientId === client ? people.get(token.accountId) : undefined;
  }

  async function handle(request: http.IncomingMessage, response: http.ServerResponse) {
    const { pathname, searchParams } = new URL(request.url ?? "/", origin);
    const json = (status: number, body: unknown) =>
      response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(body));
    if (state.away && pathname === "/token") return json(503, {});
    const uid = /^\/interaction\/([\w-]+)$/.exec(pathname)?.[1];
    if (uid) return interact(request, response, uid);
    if (pathname.startsWith("/github/")) {
      const person = await bearer(request, "github");
      if (!person) return json(401, { message: "Bad credentials" });
      // As https://docs.github.com/en/rest/users writes them: a number, a name that may be null, and no email address here.
      if (pathname === "/github/user") return json(200, { id: Number(person.id), login: "octo", name: person.name ?? null, email: null });
      const second = { email: "second@example.org", primary: false, verified: true, visibility: null };
      const primary = { email: person.email, primary: true, verified: person.verified ?? false, visibility: "private" };
      return json(200, person.email ? [second, primary] : []);
    }
    if (pathname === "/twitter/users/me") {
      const person = await bearer(request, "twitter");
      if (!person) return json(401, { title: "Unauthorized", status: 401 });
      const asked = searchParams.get("user.fields") === "confirmed_email";
      return json(200, { data: { id: person.id, name: person.name, username: "x", ...(asked && { confirmed_email: person.email }) } });
    }
    return callback(request, response);
  }

  return {
    origin,
    settings: standInSettings(address.port),
    /** While `away` it exchanges no codes. */
    state,
    /** What a browser without a session there does from `start` on. Returns where it is sent back to. */
    async visit(start: string, person: Person | "denies"): Promise<string> {
      const browser = new Visitor(origin, fetch);
      const answer = await browser.get(start);
      const interaction = answer.headers.get("Location") ?? "";
      if (!interaction.startsWith("/interaction/")) throw new Error(`refused: ${answer.status} ${interaction} ${await answer.text()}`);
      const fields: Record<string, string> =
        person === "denies" ? { decision: "deny" } : { decision: "allow", person: JSON.stringify(person) };
      const resumed = await browser.post(interaction, fields);
      const back = await browser.get(resumed.headers.get("Location") ?? "");
      return back.headers.get("Location") ?? `refused: ${back.status} ${await back.text()}`;
    },
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
