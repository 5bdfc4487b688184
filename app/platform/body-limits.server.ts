/** How much a request may send, by where it goes (docs/product.md, Requests and answers). */
import type { MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";

const kilobyte = 1024;
const megabyte = 1024 * kilobyte;

type BodyLimit = {
  bytes: number;
  /** Seconds in which the whole body has to be here. */
  seconds: number;
  /** The page takes the body piece by piece and counts itself where no length was announced. */
  streamed?: true;
};

const form: BodyLimit = { bytes: 64 * kilobyte, seconds: 30 };
/** One image of up to 5 MB, with the fields around it. */
const imageForm: BodyLimit = { bytes: 5 * megabyte + 64 * kilobyte, seconds: 120 };
/** Bytes of one CSV file. */
export const largestCsvFile = 50 * megabyte;
/** One such file, with the fields around it. */
const csvForm: BodyLimit = { bytes: largestCsvFile + 64 * kilobyte, seconds: 600, streamed: true };

/** Addresses as in English, with all below them; the first that fits counts. Everything else is a form. */
const limits: readonly { under: string; limit: BodyLimit }[] = [
  { under: "/admin/trip-data", limit: csvForm },
  { under: "/admin/content/pictures", limit: imageForm },
  { under: "/admin/content", limit: { bytes: megabyte, seconds: 60 } },
  { under: "/about", limit: imageForm },
  // An event of the payment provider: a few kilobytes, more where an object in it has many parts.
  { under: "/webhooks", limit: { bytes: 256 * kilobyte, seconds: 30 } },
];

/** The longest any request may take to arrive, in milliseconds. */
export const longestRequestMs = Math.max(form.seconds, ...limits.map(({ limit }) => limit.seconds)) * 1_000;

/** The limit of an address in any language, also of the data that the browser's own navigation asks for. */
export function bodyLimitOf(pathname: string): BodyLimit {
  const path = pathname.replace(/^\/[a-z]{2}(?=\/)/, "").replace(/\.data$/, "");
  return limits.find(({ under }) => path === under || path.startsWith(`${under}/`))?.limit ?? form;
}

type Incoming = { complete: boolean; destroy: () => unknown };

/** Ends a request whose body is not here in time: it holds a socket, and would hold what it has sent so far. */
function endWhenLate(incoming: Incoming, seconds: number): void {
  setTimeout(() => !incoming.complete && incoming.destroy(), seconds * 1_000).unref();
}

type Bindings = { Bindings: { incoming?: Incoming } };

/** Refuses a body over its limit with `tooLarge`, before it is read wherever its length is announced. */
export function limitBodies(tooLarge: () => Response): MiddlewareHandler<Bindings> {
  const counted = new Map<number, MiddlewareHandler>();
  return async (context, next) => {
    // Looking for the body of a request that has none would make a whole `Request` of it.
    if (context.req.method === "GET" || context.req.method === "HEAD" || !context.req.raw.body) return next();
    const { bytes, seconds, streamed } = bodyLimitOf(new URL(context.req.url).pathname);
    const incoming = context.env?.incoming;
    if (incoming && !incoming.complete) endWhenLate(incoming, seconds);
    const announced = context.req.header("Content-Length");
    if (streamed && (announced === undefined || Number(announced) <= bytes)) return next();
    const handler = counted.get(bytes) ?? bodyLimit({ maxSize: bytes, onError: tooLarge });
    counted.set(bytes, handler);
    return handler(context, next);
  };
}
