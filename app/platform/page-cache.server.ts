/** Whole public pages, kept compressed with their ETag, so that a hit costs no rendering and no compression. */
import crypto from "node:crypto";
import { contentSecurityPolicy, inlineScriptHashes } from "./http-security.server.ts";
import { publicPageMark } from "./http-cache.ts";
import { bestEncoding, bytesOf, compressed, compressedBest, type Bytes, type Encoding } from "./rendered-page.server.ts";

export type StoredPage = {
  status: number;
  headers: [string, string][];
  bodies: Record<Encoding, Bytes>;
  etags: Record<Encoding, string>;
  /** All headers of a whole answer, names and values in turn, made at the first one. */
  ready: Partial<Record<Encoding, string[]>>;
  /** True once its brotli bytes are as small as they can be. */
  smallest: boolean;
};
/** `size` as it was when the page came: its bytes may become fewer. */
type Entry = { page: StoredPage; storedAt: number; size: number };

const lifetimeMs = 60_000;
const maxEntries = 1_000;
const maxBytes = 96 * 1024 * 1024;
/** Longer addresses are typed, not linked: keeping them would only push out pages that others ask for. */
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
    ready: {},
    smallest: false,
  };
}

/** Makes the brotli bytes as small as they can be. They are other bytes, so they have another tag. */
async function makeSmallest(page: StoredPage): Promise<void> {
  page.smallest = true;
  page.bodies.br = await compressedBest(page.bodies.identity);
  page.etags.br = page.etags.br.replace("-br", "-best");
  delete page.ready.br;
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

/**
 * The whole answer to a GET as a socket takes it: names and values of its headers in turn, and its bytes. `Headers` and
 * `Response` would be built, copied and taken apart for each request. `addHeaders` adds once what every answer of the site carries.
 */
export function wholeAnswer(
  page: StoredPage,
  { accepted, addHeaders }: { accepted: string; addHeaders: (headers: Headers) => void },
): { head: string[]; body: Bytes } {
  const encoding = bestEncoding(accepted);
  const head = (page.ready[encoding] ??= readyHeaders(page, encoding, addHeaders));
  return { head, body: page.bodies[encoding] };
}

function readyHeaders(page: StoredPage, encoding: Encoding, addHeaders: (headers: Headers) => void): string[] {
  const headers = new Headers(page.headers);
  headers.set("ETag", page.etags[encoding]);
  if (encoding !== "identity") headers.set("Content-Encoding", encoding);
  headers.set("Content-Length", String(page.bodies[encoding].length));
  addHeaders(headers);
  return [...headers].flat();
}

export class PageCache {
  #entries = new Map<string, Entry>();
  #rendering = new Map<string, Promise<StoredPage>>();
  #shrinking: Promise<void> | undefined;
  #bytes = 0;
  #generation = 0;
  readonly #formTargets: string[];

  constructor(formTargets: string[] = []) {
    this.#formTargets = formTargets;
  }

  /** Forgets every page; what is being rendered now is answered but not kept. */
  clear(): void {
    this.#entries.clear();
    this.#rendering.clear();
    this.#bytes = 0;
    this.#generation++;
  }

  get size(): number {
    return this.#entries.size;
  }

  /** The page under `key`, if it is there and fresh. */
  stored(key: string, now: number): StoredPage | undefined {
    const hit = this.#entries.get(key);
    return hit && now - hit.storedAt < lifetimeMs ? hit.page : undefined;
  }

  /** The page under `key`, rendered at most once however many ask at the same time. Only pages marked public, with status 200, are kept. */
  async page(key: string, now: number, render: () => Promise<Response>): Promise<StoredPage> {
    const hit = this.stored(key, now);
    if (hit) return hit;
    const pending = this.#rendering.get(key);
    if (pending) return pending;
    const generation = this.#generation;
    const work = (async () => {
      const response = await render();
      const isPublic = response.headers.get(publicPageMark) === "public" && !response.headers.has("Set-Cookie");
      const keep = response.status === 200 && isPublic && key.length <= maxKeyLength;
      const earlier = this.#entries.get(key)?.page;
      const page = await packPage(response, this.#formTargets, earlier);
      if (keep && generation === this.#generation) this.#store(key, { page, storedAt: now, size: sizeOf(page) });
      if (page === earlier) this.#shrink(page);
      return page;
    })();
    this.#rendering.set(key, work);
    try {
      return await work;
    } finally {
      if (this.#rendering.get(key) === work) this.#rendering.delete(key);
    }
  }

  /** A page that stays the same is worth the work; one at a time, so that it takes no visitor's share of the processor. */
  #shrink(page: StoredPage): void {
    if (page.smallest || this.#shrinking) return;
    // What cannot be made smaller stays as it was.
    this.#shrinking = makeSmallest(page)
      .catch(() => {})
      .finally(() => (this.#shrinking = undefined));
  }

  #store(key: string, entry: Entry): void {
    this.#drop(key);
    this.#entries.set(key, entry);
    this.#bytes += entry.size;
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
    this.#bytes -= entry.size;
  }
}
