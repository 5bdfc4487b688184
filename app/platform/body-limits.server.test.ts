import { EventEmitter } from "node:events";
import { Hono } from "hono";
import { afterEach, describe, expect, test, vi } from "vitest";
import { bodyLimitOf, limitBodies } from "./body-limits.server.ts";

const kilobyte = 1024;
const megabyte = 1024 * kilobyte;

test.each<[string, number]>([
  ["/", 64 * kilobyte],
  ["/contact", 64 * kilobyte],
  ["/es/contact", 64 * kilobyte],
  ["/admin/users", 64 * kilobyte],
  ["/admin/content/pictures", 5 * megabyte + 64 * 1024],
  ["/admin/content", megabyte],
  ["/admin/content/tours/7", megabyte],
  ["/about", 5 * megabyte + 64 * kilobyte],
  ["/hi/about", 5 * megabyte + 64 * kilobyte],
  ["/about.data", 5 * megabyte + 64 * kilobyte],
  ["/admin/trip-data", 50 * megabyte + 64 * kilobyte],
  ["/admin/trip-data.data", 50 * megabyte + 64 * kilobyte],
  ["/de/admin/trip-data", 50 * megabyte + 64 * kilobyte],
  ["/admin/trip-database", 64 * kilobyte],
  ["/tours/admin/trip-data", 64 * kilobyte],
])("%s takes %i bytes", (path, bytes) => expect(bodyLimitOf(path).bytes).toBe(bytes));

/** A site whose pages say how much they were sent. */
function site() {
  const app = new Hono();
  app.use(limitBodies(() => new Response("too large", { status: 413 })));
  app.post("*", async (context) => context.text(String((await context.req.arrayBuffer()).byteLength)));
  return app;
}

describe("a body over the limit of its address", () => {
  test("is refused before it is read, when its length is announced", async () => {
    const unread = new ReadableStream({ pull: () => Promise.reject(new Error("was read")) }, { highWaterMark: 0 });
    for (const [path, bytes] of [
      ["/contact", 70 * kilobyte],
      ["/admin/trip-data", 2_000 * megabyte],
    ] as const) {
      const init = { method: "POST", body: unread, headers: { "Content-Length": String(bytes) }, duplex: "half" } as RequestInit;
      expect((await site().request(path, init)).status).toBe(413);
    }
  });

  test("is another one on another page", async () => {
    const body = "x".repeat(500 * kilobyte);
    const send = (path: string) => site().request(path, { method: "POST", body, headers: { "Content-Length": String(body.length) } });
    expect((await send("/contact")).status).toBe(413);
    expect(await (await send("/admin/content")).text()).toBe(String(body.length));
    expect(await (await send("/admin/trip-data")).text()).toBe(String(body.length));
  });
});

describe("a body that does not come", () => {
  afterEach(() => void vi.useRealTimers());

  const waiting = (path: string) => {
    const incoming = Object.assign(new EventEmitter(), { complete: false, destroy: vi.fn() });
    void site().request(path, { method: "POST", body: "x", headers: { "Content-Length": "1" } }, { incoming });
    return incoming;
  };

  test("ends the connection after thirty seconds, that of a CSV file after ten minutes", () => {
    vi.useFakeTimers();
    const [form, file, inTime] = [waiting("/contact"), waiting("/admin/trip-data"), waiting("/contact")];
    vi.advanceTimersByTime(29_000);
    inTime.complete = true;
    expect(form.destroy).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1_500);
    expect(form.destroy).toHaveBeenCalledOnce();
    expect(inTime.destroy).not.toHaveBeenCalled();
    expect(file.destroy).not.toHaveBeenCalled();
    vi.advanceTimersByTime(600_000);
    expect(file.destroy).toHaveBeenCalledOnce();
  });
});
