/** Whole public pages, cached compressed with their ETag, so that a hit costs no rendering and no compression. */
import crypto from "node:crypto";
import { contentSecurityPolicy, inlineScriptHashes } from "./http-security.server.ts";
import { publicPageMark } from "./http-cache.ts";
import { bestEncoding, bytesOf, compressed, type Bytes, type Encoding } from "./rendered-page.server.ts";

export type StoredPage = {
  status: number;
  headers: [string, string][];
  bodies: Record<Encoding, Bytes>;
  etags: Record<Encoding, string>;
};
type Entry = { page: StoredPage; storedAt: number };

const lifetimeMs = 60_000;
const maxEntries = 1_000;
const maxBytes = 96 * 1024 * 1024;
/** Longer addresses are typed, not linked: caching them would only push out pages that others ask for. */
const maxKeyLength = 500;

const sizeOf = (page: StoredPage) => page.bodies.br.length + page.bodies.gzip.length + page.bodies.identity.length;

/**
 * Reads a rendered answer whole and makes it ready to be sent many times; gives back `earlier` where it is the same page. Its forms
 * may lead to `formTargets`, beside this site.
 */
export async function packPage(response: Response, formTargets: string[] = [], earlier?: StoredPage): Promise<StoredPage> {
  const identity = bytesOf(response) ?? new Uint8Array(await response.arrayBuffer());
  const headers = new Headers(response.headers);
  headers.delete(publicPageMark);
  headers.delete("Content-Length");
  if (headers.get("Content-Type")?.startsWith("text/html")) {
    const hashes = inlineScriptHashes(new TextDecoder().decode(identity));
    headers.set("Content-Security-Policy", contentSecurityPolicy({ hashes }, { formTargets }));
  }
  headers.set("Vary", "Accept-Encoding, Cookie");
  const tag = crypto.createHash("sha256").update(identity).digest("base64url").slice(0, 22);
  if (earlier?.etags.identity === `"${tag}"` && String(earlier.headers) === String([...headers])) return earlier;
  const [br, gzip] = await Promise.all([compressed(identity, "br"), compressed(identity, "gzip")]);
  return {
    status: response.status,
    headers: [...headers],
    bodies: { br, gzip, identity },
    etags: { br: `"${tag}-br"`, gzip: `"${tag}-gz"`, identity: `"${tag}"` },
  };
}

/** The stored bytes as an answer to this request: its best encoding, or 304 when the browser has them. */
export function answerWith(page: StoredPage, request: Request): Response {
  const encoding = bestEncoding(request.headers.get("Accept-Encoding") ?? "");
  const headers = new Headers(page.headers);
  headers.set("ETag", page.etags[encoding]);
  const known = request.headers.get("If-None-Match");
  if (page.status === 200 && known?.split(",").some((tag) => tag.trim().replace(/^W\//, "") === page.etags[encoding])) {
    headers.delete("Content-Type");
    return new Response(null, { status: 304, headers });
  }
  if (encoding !== "identity") headers.set("Content-Encoding", encoding);
  const body = page.bodies[encoding];
  headers.set("Content-Length", String(body.length));
  return new Response(request.method === "HEAD" ? null : body, { status: page.status, headers });
}

export class PageCache {
  #entries = new Map<string, Entry>();
  #rendering = new Map<string, Promise<StoredPage>>();
  #bytes = 0;
  #generation = 0;
  readonly #formTargets: string[];

  constructor(formTargets: string[] = []) {
    this.#formTargets = formTargets;
  }

  /** Forgets every page; what is being rendered now is answered but not cached. */
  clear(): void {
    this.#entries.clear();
    this.#rendering.clear();
    this.#bytes = 0;
    this.#generation++;
  }

  get size(): number {
    return this.#entries.size;
  }

  /** The page under `key`, rendered at most once however many ask at the same time. Only pages marked public, with status 200, are cached. */
  async page(key: string, now: number, render: () => Promise<Response>): Promise<StoredPage> {
    const hit = this.#entries.get(key);
    if (hit && now - hit.storedAt < lifetimeMs) return hit.page;
    const pending = this.#rendering.get(key);
    if (pending) return pending;
    const generation = this.#generation;
    const work = (async () => {
      const response = await render();
      const isPublic = response.headers.get(publicPageMark) === "public" && !response.headers.has("Set-Cookie");
      const cacheable = response.status === 200 && isPublic && key.length <= maxKeyLength;
      const page = await packPage(response, this.#formTargets, this.#entries.get(key)?.page);
      if (cacheable && generation === this.#generation) this.#store(key, { page, storedAt: now });
      return page;
    })();
    this.#rendering.set(key, work);
    try {
      return await work;
    } finally {
      if (this.#rendering.get(key) === work) this.#rendering.delete(key);
    }
  }

  #store(key: string, entry: Entry): void {
    this.#drop(key);
    this.#entries.set(key, entry);
    this.#bytes += sizeOf(entry.page);
    // Oldest first: a Map keeps the order in which keys came.
    for (const oldest of this.#entries.keys()) {
      if (this.#entries.size <= maxEntries && this.#bytes <= maxBytes) break;
      this.#drop(oldest);
    }
  }

  #drop(key: string): void {
    const entry = this.#entries.get(key);
    if (!entry) return;
    this.#entries.delete(key);
    this.#bytes -= sizeOf(entry.page);
  }
}
