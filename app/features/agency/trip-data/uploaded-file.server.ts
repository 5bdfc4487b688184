/** A file sent by a form, kept on the disk while it is worked on: memory stays flat whatever its size. */
import { largestCsvFile } from "#app/platform/body-limits.server.ts";
import { once } from "node:events";
import fs from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream as WebStream } from "node:stream/web";
import { Busboy } from "@fastify/busboy";
import { EncodingDetector, type Encoding } from "./text-encoding.ts";

export type UploadedFile = {
  name: string;
  bytes: number;
  /** Undefined when it says one thing and is another. */
  encoding: Encoding | undefined;
  chunks: () => AsyncIterable<Uint8Array>;
  /** Gives the disk space back. To be called once, whatever happened. */
  discard: () => Promise<void>;
};

export type ReadUpload =
  | { ok: true; fields: Map<string, string>; file: UploadedFile | undefined }
  | { ok: false; reason: "too_large" | "unreadable" };

/** The fields around it, and what separates them. */
const formBytes = 64 * 1024;
const chunkBytes = 64 * 1024;
const formLimits = { files: 1, fields: 20, fieldSize: 64 * 1024, parts: 30, headerPairs: 50 };

/**
 * Keeps the chunks in a temporary file. Its name is removed at once where the system allows it, so that a killed process
 * leaves nothing behind.
 */
export async function keepFile(name: string, source: AsyncIterable<Uint8Array>): Promise<UploadedFile> {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), "yatrika-upload-"));
  const handle = await fs.open(path.join(folder, "file"), "w+");
  const removed = () => fs.rm(folder, { recursive: true, force: true });
  await removed().catch(() => {});
  const discard = async () => {
    await handle.close();
    await removed();
  };
  const detector = new EncodingDetector();
  let bytes = 0;
  try {
    for await (const chunk of source) {
      detector.add(chunk);
      await handle.write(chunk, 0, chunk.length, bytes);
      bytes += chunk.length;
    }
  } catch (error) {
    await discard();
    throw error;
  }
  const chunks = () => handle.createReadStream({ start: 0, autoClose: false, highWaterMark: chunkBytes });
  return { name, bytes, encoding: detector.encoding(), chunks, discard };
}

class TooLarge extends Error {}

/** A body as it comes; throws as soon as it is longer than a form may be, also where it has not announced its length. */
async function* upTo(limit: number, body: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let bytes = 0;
  for await (const chunk of body) {
    bytes += chunk.length;
    if (bytes > limit) throw new TooLarge();
    yield chunk;
  }
}

/** The file's part as it comes; throws when it is larger than allowed. */
async function* withinLimit(part: Readable & { truncated?: boolean }): AsyncGenerator<Uint8Array> {
  for await (const chunk of part) yield chunk;
  if (part.truncated) throw new TooLarge();
}

/** The last part of a path, without what a file name cannot hold. */
// eslint-disable-next-line no-control-regex
const plainName = (name: string) => (name.split(/[/\\]/).at(-1) ?? "").replace(/[\u0000-\u001f\u007f]/g, "").slice(0, 200);

/**
 * Reads a multipart form with at most one file, without ever holding it in memory. An empty file field is no file. The caller
 * discards the file. Who may send one is asked before: the body of a refused request is not read.
 */
export async function readUpload(request: Request, limit = largestCsvFile): Promise<ReadUpload> {
  const type = request.headers.get("Content-Type") ?? "";
  if (!request.body || !/^multipart\/form-data\s*;/i.test(type)) return { ok: false, reason: "unreadable" };
  const fields = new Map<string, string>();
  const kept: Promise<UploadedFile>[] = [];
  const parts: Readable[] = [];
  let oversized = false;
  try {
    const form = new Busboy({ headers: { "content-type": type }, limits: { ...formLimits, fileSize: limit } });
    form.on("field", (name, value) => fields.set(name, value));
    form.on("file", (_, part, fileName) => {
      // Told again to whoever reads it; before that, nobody listens.
      part.on("error", () => {});
      // A failure while keeping it ends the reading of the whole form.
      const keeping = keepFile(plainName(fileName ?? ""), withinLimit(part)).catch((error: unknown) => {
        oversized ||= error instanceof TooLarge;
        form.destroy(error instanceof Error ? error : new Error(String(error)));
        throw error;
      });
      keeping.catch(() => {});
      kept.push(keeping);
      parts.push(part);
    });
    const finished = once(form, "finish");
    const body = Readable.fromWeb(request.body as WebStream<Uint8Array>);
    await Promise.all([pipeline(body, (source) => upTo(limit + formBytes, source), form), finished]);
    const [file] = await Promise.all(kept);
    if (file && file.bytes === 0 && file.name === "") {
      await file.discard();
      return { ok: true, fields, file: undefined };
    }
    return { ok: true, fields, file };
  } catch (error) {
    // A part whose form broke off would wait for its end for ever.
    for (const part of parts) part.destroy(new Error("the form broke off"));
    for (const done of await Promise.allSettled(kept)) if (done.status === "fulfilled") await done.value.discard();
    // A full disk is ours to mend; everything else is what the sender sent, or stopped sending.
    if (error instanceof Error && "code" in error && (error.code === "ENOSPC" || error.code === "EDQUOT")) throw error;
    return { ok: false, reason: oversized || error instanceof TooLarge ? "too_large" : "unreadable" };
  }
}
