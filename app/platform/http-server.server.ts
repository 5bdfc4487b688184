/** Requests so broken that they reach no page and none of the site's own steps: answered here, like all others (security-and-reliability, Answers). */
import http, { type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import { RequestError } from "@hono/node-server";
import { setSecurityHeaders } from "./http-security.server.ts";
import type { Log } from "./log.server.ts";

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
  ({ origin, log }: { origin: string; log: Log }) =>
  (error: unknown): Response => {
    if (error instanceof RequestError) return plainAnswer(400, origin);
    log.error({ err: error }, "request failed outside the site");
    return plainAnswer(500, origin);
  };

const statusOf = ({ code }: NodeJS.ErrnoException): Status =>
  code === "HPE_HEADER_OVERFLOW" ? 431 : code === "ERR_HTTP_REQUEST_TIMEOUT" ? 408 : 400;

/** Answers what Node itself cannot read, and ends its connection. An answer that is on its way is not written into. */
export function answerUnparsed(server: Server, origin: string): void {
  const answers = new WeakMap<Duplex, ServerResponse>();
  server.on("request", (incoming: IncomingMessage, outgoing) => answers.set(incoming.socket, outgoing));
  server.on("clientError", (error: NodeJS.ErrnoException, socket) => {
    const last = answers.get(socket);
    if (!socket.writable || error.code === "ECONNRESET" || (last?.headersSent && !last.writableFinished)) {
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
