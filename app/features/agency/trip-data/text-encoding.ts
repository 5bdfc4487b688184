/** Which encoding the bytes of a file are in, found while they pass by. */

export type Encoding = "utf-8" | "utf-16le" | "utf-16be" | "windows-1252";

const lookedAt = 4_096;

/** UTF-16 without a mark: Latin text has a zero in every second byte, and hardly one in the others. */
function utf16ByZeros(bytes: Uint8Array): Encoding | undefined {
  const pairs = bytes.length >> 1;
  if (pairs === 0) return undefined;
  const zeros = [0, 0];
  for (let index = 0; index < pairs * 2; index++) if (bytes[index] === 0) zeros[index & 1] = (zeros[index & 1] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  if (odd > pairs * 0.4 && even < pairs * 0.1) return "utf-16le";
  if (even > pairs * 0.4 && odd < pairs * 0.1) return "utf-16be";
  return undefined;
}

const startsWith = (bytes: Uint8Array, mark: readonly number[]) => mark.every((byte, index) => bytes[index] === byte);

/** Told all chunks of a file in their order, knows its encoding. */
export class EncodingDetector {
  private beginning = new Uint8Array(0);
  private readonly utf8 = new TextDecoder("utf-8", { fatal: true });
  private validUtf8 = true;

  add(chunk: Uint8Array): void {
    if (this.beginning.length < lookedAt) this.beginning = Buffer.concat([this.beginning, chunk.subarray(0, lookedAt)]);
    this.decode(chunk, true);
  }

  private decode(chunk: Uint8Array, more: boolean): void {
    if (!this.validUtf8) return;
    try {
      this.utf8.decode(chunk, { stream: more });
    } catch {
      this.validUtf8 = false;
    }
  }

  /** Undefined for a file that says it is UTF-8 and is not. */
  encoding(): Encoding | undefined {
    this.decode(new Uint8Array(0), false);
    if (startsWith(this.beginning, [0xef, 0xbb, 0xbf])) return this.validUtf8 ? "utf-8" : undefined;
    if (startsWith(this.beginning, [0xff, 0xfe])) return "utf-16le";
    if (startsWith(this.beginning, [0xfe, 0xff])) return "utf-16be";
    return utf16ByZeros(this.beginning) ?? (this.validUtf8 ? "utf-8" : "windows-1252");
  }
}
