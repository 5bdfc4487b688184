import { describe, expect, test } from "vitest";
import { EncodingDetector } from "./text-encoding.ts";

function detect(bytes: Uint8Array, chunk = 3) {
  const detector = new EncodingDetector();
  for (let from = 0; from < bytes.length; from += chunk) detector.add(bytes.subarray(from, from + chunk));
  return detector.encoding();
}
const utf16le = (text: string) => Buffer.from(text, "utf16le");
const utf16be = (text: string) => utf16le(text).swap16();
const text = "Région,País\nÎle,Málaga\n";

describe("the encoding of a file", () => {
  test.each<[string, Uint8Array, string]>([
    ["UTF-8", Buffer.from(text), "utf-8"],
    ["UTF-8 with a mark", Buffer.from(`\uFEFF${text}`), "utf-8"],
    ["nothing but ASCII", Buffer.from("region,country\n"), "utf-8"],
    ["UTF-16 LE with a mark", utf16le(`\uFEFF${text}`), "utf-16le"],
    ["UTF-16 BE with a mark", utf16be(`\uFEFF${text}`), "utf-16be"],
    ["UTF-16 LE without a mark", utf16le(text), "utf-16le"],
    ["UTF-16 BE without a mark", utf16be(text), "utf-16be"],
    ["Windows-1252", Buffer.from(text, "latin1"), "windows-1252"],
    ["an empty file", Buffer.alloc(0), "utf-8"],
  ])("%s is known", (_, bytes, encoding) => expect(detect(bytes)).toBe(encoding));

  test("is Windows-1252 also when the first such letter comes late, or is the last byte", () => {
    expect(detect(Buffer.from(`${"x".repeat(100_000)}\u00e9`, "latin1"), 65_536)).toBe("windows-1252");
  });

  test("a letter that is cut between two pieces is no fault", () => expect(detect(Buffer.from("aé€😀".repeat(50)), 1)).toBe("utf-8"));

  test("is unknown when a file says UTF-8 and is not", () => {
    expect(detect(Buffer.from([0xef, 0xbb, 0xbf, 0x52, 0xe9]))).toBeUndefined();
  });

  test("a single NUL in a text makes it no UTF-16", () => expect(detect(Buffer.from(`a\0b,${"c".repeat(20)}`))).toBe("utf-8"));
});
