/**
 * The server around the site: how long a request may take to arrive, and what is answered to requests so broken that they reach no page and
 * none of the site's own steps (security-and-reliability, Requests and Answers).
 */
import http, { type RequestListener, type Server, type ServerOptions, type ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import { RequestError } from "@hono/node-server";
import { longestRequestMs } from "./body-limits.server.ts";
import { setSecurityHeaders } from "./http-security.server.ts";
import type { Log } from "./log.server.ts";

/** Slow clients hold a socket, never the process: each part of a request has its limit, a body the one of its address. */
const timeouts = { headersTimeout: 10_000, requestTimeout: longestRequestMs, keepAliveTimeout: 10_000 };
/** A search of 10 KB in Devanagari is 30 KB in an address. */
const maxHeaderSize = 64 * 1024;

const texts = {
  400: "Bad Request: this address or its headers cannot be read.",
  408: "Request Timeout: the request did not arrive in time.",
  431: "Request Header Fields Too Large: the address or its headers are too long.",
  500: "Unexpected Application Error!",
} as const;
type Status = keyof typeof texts;

function plainAnswer(status: Status, origin: string): Response {
  const headers = new Headers({ "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" });
  setSecurityHeaders(headers, origin);
  return new Response(`${texts[status]}\n`, { status, headers });
}

/** For the adapter between Node and the site: a host that is none, or whatever else it cannot make a request of. */
export const answerUnreadable =
  ({ origin, log }: { origin: string; log: Pick<Log, "error"> }) =>
  (error: unknown): Response => {
    if (error instanceof RequestError) return plainAnswer(400, origin);
    log.error({ err: error }, "request failed outside the site");
    return plainAnswer(500, origin);
  };

const statusOf = ({ code }: NodeJS.ErrnoException): Status =>
  code === "HPE_HEADER_OVERFLOW" ? 431 : code === "ERR_HTTP_REQUEST_TIMEOUT" ? 408 : 400;

/** Answers what Node itself cannot read, and ends its connection. An answer that is on its way, the `last` of a connection, is not written into. */
function answerUnparsed(server: Server, origin: string, last: (connection: Duplex) => ServerResponse | undefined): void {
  server.on("clientError", (error: NodeJS.ErrnoException, socket) => {
    const answer = last(socket);
    if (!socket.writable || error.code === "ECONNRESET" || (answer?.headersSent && !answer.writableFinished)) {
      socket.destroy();
      return;
    }
    const status = statusOf(error);
    const { headers } = plainAnswer(status, origin);
    const body = `${texts[status]}\n`;
    const lines = [...headers, ["Content-Length", String(Buffer.byteLength(body))], ["Connection", "close"]].map((pair) => pair.join(": "));
    socket.end([`HTTP/1.1 ${status} ${http.STATUS_CODES[status]}`, ...lines, "", body].join("\r\n"));
  });
}

/** A server with the site's limits; `limits` are others, for tests. */
export function siteServer(origin: string, listener: RequestListener, limits: ServerOptions = {}): Server {
  const answers = new WeakMap<Duplex, ServerResponse>();
  const server = http.createServer({ maxHeaderSize, ...timeouts, ...limits }, (incoming, outgoing) => {
    listener(incoming, outgoing);
    answers.set(incoming.socket, outgoing);
  });
  answerUnparsed(server, origin, (connection) => answers.get(connection));
  return server;
}
