/**
 * The server around the site: how long a request may take to arrive, what is answered to requests so broken that they reach no page and
 * none of the site's own steps (docs/product.md, Requests and answers), and how it stops.
 */
import { once } from "node:events";
import http, { type RequestListener, type Server, type ServerOptions, type ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { Duplex } from "node:stream";
import { RequestError } from "@hono/node-server";
import { longestRequestMs } from "./body-limits.server.ts";
import { setSecurityHeaders } from "./http-security.server.ts";
import type { Log } from "./log.server.ts";

/**
 * Slow clients hold a socket, never the process: each part of a request has its limit, a body the one of its address. Node counts the
 * time for headers from the moment it accepts the connection, and looks at the clock before it reads what has come: in a rush that
 * keeps the process busy for longer, it would refuse what was sent whole and in time. So this limit is a minute, as Node itself has it.
 */
const timeouts = { headersTimeout: 60_000, requestTimeout: longestRequestMs, keepAliveTimeout: 10_000 };
const closeIdleEveryMs = 100;
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

/** Stops taking requests and ends every connection, after `withinMs` also those in use; true when each request that had begun was answered. */
type Stop = (withinMs: number) => Promise<boolean>;

/** A server with the site's limits; `limits` are others, for tests. */
export function siteServer(origin: string, listener: RequestListener, limits: ServerOptions = {}): Server & { stop: Stop } {
  const connections = new Set<Socket>();
  const answers = new WeakMap<Duplex, ServerResponse>();
  let stopping = false;
  const server = http.createServer({ maxHeaderSize, ...timeouts, ...limits }, (incoming, outgoing) => {
    if (stopping) outgoing.setHeader("Connection", "close");
    listener(incoming, outgoing);
    answers.set(incoming.socket, outgoing);
  });
  server.on("connection", (connection) => {
    connections.add(connection);
    connection.on("close", () => connections.delete(connection));
  });
  answerUnparsed(server, origin, (connection) => answers.get(connection));

  const stop: Stop = async (withinMs) => {
    stopping = true;
    const closed = once(server, "close");
    server.close();
    for (const connection of connections) {
      const answer = answers.get(connection);
      if (answer && !answer.headersSent) answer.setHeader("Connection", "close");
      // Opened by a browser in advance.
      else if (connection.bytesRead === 0) connection.destroy();
    }
    // An answer that had already promised to keep its connection ends it by this.
    const idle = setInterval(() => server.closeIdleConnections(), closeIdleEveryMs);
    let answered = true;
    const late = setTimeout(() => {
      answered = [...connections].every((connection) => answers.get(connection)?.writableFinished ?? true);
      server.closeAllConnections();
    }, withinMs);
    await closed;
    clearInterval(idle);
    clearTimeout(late);
    return answered;
  };
  return Object.assign(server, { stop });
}
