/** A rendered page on its way out: its bytes, and how they travel to one visitor. */
import { promisify } from "node:util";
import zlib from "node:zlib";

const gzip = promisify(zlib.gzip);
const brotli = promisify(zlib.brotliCompress);

export type Encoding = "br" | "gzip" | "identity";
export type Bytes = Uint8Array<ArrayBuffer>;

/** Brotli before gzip before nothing, of what `Accept-Encoding` allows. */
export const bestEncoding = (accepted: string): Encoding =>
  /\bbr\b/.test(accepted) ? "br" : /\bgzip\b/.test(accepted) ? "gzip" : "identity";

const pages = new WeakMap<Response, Bytes>();

/**
 * The answer with a page's bytes beside it, not in it: React Router looks at the body of what it hands on, and each look
 * at one makes a stream and a copy. Whoever sends the answer asks `bytesOf`.
 */
export function pageResponse(bytes: Bytes, init: ResponseInit): Response {
  const response = new Response(null, init);
  pages.set(response, bytes);
  return response;
}

/** The bytes of a rendered page; undefined for any other answer, whose body is in it. */
export const bytesOf = (response: Response): Bytes | undefined => pages.get(response);

/** For a cached page, which is sent many times; what is sent once goes by `sentPage`. */
export const compressed = (bytes: Bytes, encoding: Exclude<Encoding, "identity">): Promise<Bytes> =>
  encoding === "gzip"
    ? gzip(bytes, { level: 6 })
    : brotli(bytes, { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 5, [zlib.constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } });

/**
 * A page that was rendered for one visitor, whole, and compressed where the browser takes gzip, which all do. Brotli would leave
 * fewer bytes, but the memory it asks for each time makes the collection of garbage cost more than the page.
 */
export async function sentPage(response: Response, accepted: string): Promise<Response> {
  const bytes = bytesOf(response);
  if (!bytes) return response;
  const { headers, status } = response;
  headers.append("Vary", "Accept-Encoding");
  if (!/\bgzip\b/.test(accepted)) return new Response(bytes, { headers, status });
  headers.set("Content-Encoding", "gzip");
  // In one piece where it can be: each further one is another errand of the compressor's thread.
  return new Response(await gzip(bytes, { level: 4, chunkSize: 32 * 1024 }), { headers, status });
}
