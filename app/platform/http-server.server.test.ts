import { once } from "node:events";
import type { IncomingMessage, ServerResponse } from "node:http";
import net from "node:net";
import { getRequestListener } from "@hono/node-server";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { answerUnreadable, siteServer } from "./http-server.server.ts";

const origin = "https://www.example.com";
const listener = getRequestListener(
  async (request) => {
    if (new URL(request.url).pathname === "/broken") throw new Error("secret detail");
    return new Response("page");
  },
  { errorHandler: answerUnreadable({ origin, log: pino({ level: "silent" }) }) },
);
const limits = { maxHeaderSize: 4_096, headersTimeout: 200, requestTimeout: 400, connectionsCheckingInterval: 50 };
const server = siteServer(origin, (incoming, outgoing) => void listener(incoming, outgoing), limits);
beforeAll(async () => {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

function portOf(listening: typeof server): number {
  const address = listening.address();
  return typeof address === "object" && address ? address.port : 0;
}

/** All that comes back on a connection of its own for what is written to it as it stands. */
async function send(request: string): Promise<string> {
  const socket = net.connect(portOf(server), "127.0.0.1");
  let answer = "";
  socket.setEncoding("utf8").on("data", (text: string) => (answer += text));
  socket.write(request);
  await once(socket, "close");
  return answer;
}
const ask = (target: string, ...headers: string[]) =>
  send([`GET ${target} HTTP/1.1`, ...headers, "Connection: close", "", ""].join("\r\n"));

test.each([
  ["a host that is none", 400, () => ask("/", "Host: a b")],
  ["a host with a name before it", 400, () => ask("/", "Host: www.example.com@evil.example")],
  ["headers longer than the site reads", 431, () => ask(`/?${"x".repeat(5_000)}`, "Host: www.example.com")],
  ["two lengths of one body", 400, () => ask("/", "Host: www.example.com", "Content-Length: 4", "Content-Length: 5")],
  ["no HTTP at all", 400, () => send("\u0000\u0001 hello\r\n\r\n")],
  ["headers that do not end", 408, () => send("GET / HTTP/1.1\r\nHost: www.exa")],
  ["a failure of what answers", 500, () => ask("/broken", "Host: www.example.com")],
])("%s is answered with %i, in words and with the headers of every answer", async (_, status, request) => {
  const answer = await request();
  const [head = "", body = ""] = answer.split("\r\n\r\n");
  expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  const names = [
    "content-security-policy: default-src 'self'",
    "x-content-type-options: nosniff",
    "strict-transport-security: ",
    "cache-control: no-store",
  ];
  for (const header of names) expect(head.toLowerCase()).toContain(header);
  expect(body).toMatch(/^[A-Z][\w ]+[:!].*\n/);
  expect(answer).not.toMatch(/secret|evil| at /);
});

test("no part of a request may take for ever, and an address of 30 KB is read", async () => {
  const { headersTimeout, requestTimeout, keepAliveTimeout } = siteServer(origin, () => {});
  expect({ headersTimeout, requestTimeout, keepAliveTimeout }).toEqual({
    headersTimeout: 60_000,
    requestTimeout: 600_000,
    keepAliveTimeout: 10_000,
  });
  const usual = siteServer(origin, (incoming, outgoing) => void listener(incoming, outgoing)).listen(0, "127.0.0.1");
  await once(usual, "listening");
  const answered = await fetch(`http://127.0.0.1:${portOf(usual)}/?${"x".repeat(30_720)}`, { headers: { Connection: "close" } });
  expect(answered.status).toBe(200);
  usual.close();
});

test("clients that have sent half a request keep nobody waiting", async () => {
  const patient = siteServer(origin, (incoming, outgoing) => void listener(incoming, outgoing)).listen(0, "127.0.0.1");
  await once(patient, "listening");
  const slow = Array.from({ length: 50 }, () => net.connect(portOf(patient), "127.0.0.1"));
  for (const socket of slow) socket.write("POST / HTTP/1.1\r\nHost: www.example.com\r\nContent-Le");
  await Promise.all(slow.map((socket) => once(socket, "connect")));
  const answered = await fetch(`http://127.0.0.1:${portOf(patient)}/`, { headers: { Connection: "close" } });
  expect(await answered.text()).toBe("page");
  for (const socket of slow) socket.destroy();
  patient.close();
});

test("a request that can be read is answered as ever", async () => {
  expect(await ask("/", "Host: www.example.com")).toMatch(/^HTTP\/1\.1 200 OK[\s\S]*page/);
});

test("what cannot be read after a request on the same connection is answered by itself, behind that one's answer", async () => {
  const answer = await send("GET / HTTP/1.1\r\nHost: www.example.com\r\n\r\nno request at all\r\n\r\n");
  expect(answer.match(/HTTP\/1\.1 \d+/g)?.at(-1)).toBe("HTTP/1.1 400");
});

describe("stopping", () => {
  const longAway = 3_600_000;
  /** A server whose answers are given by the test, and one connection to it. */
  async function begun(request: string) {
    const stoppable = siteServer(origin, () => {});
    stoppable.listen(0, "127.0.0.1");
    await once(stoppable, "listening");
    const socket = net.connect(portOf(stoppable), "127.0.0.1");
    let received = "";
    socket.setEncoding("utf8").on("data", (text: string) => (received += text));
    const accepted = once(stoppable, "connection");
    const asked = request === "" ? [] : (once(stoppable, "request") as Promise<[IncomingMessage, ServerResponse]>);
    socket.write(request);
    await accepted;
    const [, outgoing] = await asked;
    return { stoppable, outgoing, received: () => received, closed: once(socket, "close") };
  }
  const get = "GET / HTTP/1.1\r\nHost: a\r\n\r\n";

  test("an answer that is given meanwhile is the last of its connection", async () => {
    const { stoppable, outgoing, received, closed } = await begun(get);
    const stopped = stoppable.stop(longAway);
    // As a kept page is sent.
    outgoing?.writeHead(200, ["Content-Type", "text/plain"]).end("page");
    expect(await stopped).toBe(true);
    await closed;
    expect(received()).toMatch(/\r\nConnection: close\r\n[\s\S]*page/);
  });

  test("an answer that had begun is finished, and its connection ended", async () => {
    const { stoppable, outgoing, received, closed } = await begun(get);
    outgoing?.writeHead(200, { "Content-Type": "text/plain" }).write("first ");
    const stopped = stoppable.stop(longAway);
    outgoing?.end("last");
    expect(await stopped).toBe(true);
    await closed;
    expect(received()).toMatch(/first [\s\S]*last/);
  });

  test("a connection without a request is not waited for", async () => {
    const { stoppable, closed } = await begun("");
    expect(await stoppable.stop(longAway)).toBe(true);
    await closed;
  });

  test("a request that cannot be answered in time is cut off, and told of", async () => {
    const { stoppable, closed } = await begun("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\nhalf");
    expect(await stoppable.stop(50)).toBe(false);
    await closed;
  });
});
