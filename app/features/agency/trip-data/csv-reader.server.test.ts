import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { CsvFaultError, longestRecord, readCsv, type CsvRecord } from "./csv-reader.server.ts";
import { csvHeader, csvRows } from "./csv-writer.server.ts";
import { readRow } from "./data-rows.ts";
import { EncodingDetector, type Encoding } from "./text-encoding.ts";
import { columnsOf, layoutOf } from "./trip-data-kinds.ts";

const header = "trip_id,day_number,title,description,location,duration";

async function* pieces(bytes: Uint8Array, size: number) {
  for (let from = 0; from < bytes.length; from += size) yield bytes.subarray(from, from + size);
}

async function read(content: string | Uint8Array, { size = 7, encoding = "utf-8" }: { size?: number; encoding?: Encoding } = {}) {
  const bytes = typeof content === "string" ? Buffer.from(content) : content;
  const records: CsvRecord[] = [];
  await readCsv(pieces(bytes, size), encoding, (some) => void records.push(...some));
  return records;
}
const cells = async (...given: Parameters<typeof read>) => (await read(...given)).map((record) => record.cells);
const faultOf = (content: string, size = 65_536) =>
  read(content, { size }).then(
    () => undefined,
    (error: unknown) => (error instanceof CsvFaultError ? { fault: error.fault, line: error.line } : error),
  );

describe("reading", () => {
  test("quotes, embedded separators and line breaks are understood", async () => {
    expect(await cells(`${header}\n1,2,"A ""title""","one,\r\ntwo",,\n`)).toEqual([
      header.split(","),
      ["1", "2", 'A "title"', "one,\r\ntwo", "", ""],
    ]);
  });

  test.each([
    ['5" pipe,a "b" c', ['5" pipe', 'a "b" c']],
    ['"a"b,c', ['"a"b', "c"]],
    ['"a" , "b"', ['"a" ', ' "b"']],
  ])("quotes in the middle stay: %s", async (line, expected) => expect((await cells(`a,b\n${line}\n`))[1]).toEqual(expected));

  test("blanks are part of a cell, quoted or not", async () => {
    expect(await cells('a, b ,c\n x ," y ",\u00a0z\t\n , ,\n')).toEqual([
      ["a", " b ", "c"],
      [" x ", " y ", "\u00a0z\t"],
      [" ", " ", ""],
    ]);
  });

  test.each(["\n", "\r\n", "\r"])("lines end with %j, the last one may not", async (end) => {
    const expected = [
      ["a", "b"],
      ["1", "2"],
      ["3", "4"],
    ];
    expect(await cells(["a,b", "1,2", "3,4"].join(end))).toEqual(expected);
    expect(await cells(["a,b", "1,2", "3,4", ""].join(end), { size: 1 })).toEqual(expected);
  });

  test("mixed line ends, and each row says on which line it begins", async () => {
    const records = await read('a,b\r\n1,"x\ny\r\nz"\n\n3,4\r5,6', { size: 1 });
    expect(records).toEqual([
      { line: 1, cells: ["a", "b"] },
      { line: 2, cells: ["1", "x\ny\r\nz"] },
      { line: 5, cells: [""] },
      { line: 6, cells: ["3", "4"] },
      { line: 7, cells: ["5", "6"] },
    ]);
  });

  test.each([";", "\t"])("the separator %j is found, and an empty cell beside it is a cell", async (separator) => {
    const rows = [header.split(","), ["", "2", "a,b", "", "c", ""]];
    expect(await cells(rows.map((row) => row.join(separator)).join("\n"))).toEqual(rows);
  });

  const text = "title;é–€\nmalaga;Málaga “x”\n";
  const windows1252 = Buffer.from(text.replace("–", "\x96").replace("€", "\x80").replace("“", "\x93").replace("”", "\x94"), "latin1");
  test.each<[Encoding, Uint8Array]>([
    ["utf-8", Buffer.from(`\uFEFF${text}`)],
    ["utf-8", Buffer.from(text)],
    ["utf-16le", Buffer.from(`\uFEFF${text}`, "utf16le")],
    ["utf-16be", Buffer.from(`\uFEFF${text}`, "utf16le").swap16()],
    ["windows-1252", windows1252],
  ])("a file in %s", async (encoding, bytes) => {
    const detector = new EncodingDetector();
    detector.add(bytes);
    expect(detector.encoding()).toBe(encoding);
    expect((await cells(bytes, { encoding, size: 1 })).map(([line]) => line)).toEqual(text.trim().split("\n"));
  });

  test("nothing at all has no rows", async () => expect(await read("")).toEqual([]));

  test("a quote that is never closed is named with the line on which its row begins", async () => {
    expect(await faultOf(`${header}\n1,2,a,b,c,d\n1,2,"a,b,c,d\n1,2,a,b,c,d\n`)).toEqual({ fault: "quote_not_closed", line: 3 });
  });

  test("a single cell of 10 MB is refused, naming its line, after a fraction of it has been read", async () => {
    const content = Buffer.from(`${header}\n1,2,a,b,c,d\n1,2,"${"x".repeat(10_000_000)}",b,c,d\n`);
    let taken = 0;
    async function* counted() {
      for await (const piece of pieces(content, 65_536)) {
        taken += piece.length;
        yield piece;
      }
    }
    const reading = readCsv(counted(), "utf-8", () => {});
    await expect(reading).rejects.toMatchObject({ fault: "row_too_long", line: 3 });
    expect(taken).toBeLessThan(longestRecord + 3 * 65_536);
  });

  test("bytes that are not what the file says are refused", async () => {
    await expect(read(Buffer.from([0x61, 0xff]))).rejects.toMatchObject({ fault: "unreadable" });
    await expect(read(Buffer.from([0x61, 0x00, 0x62]), { encoding: "utf-16le" })).rejects.toMatchObject({ fault: "unreadable" });
  });
});

describe("writing and reading again", () => {
  const layout = layoutOf(columnsOf.trip)!;
  const written = (rows: { number: number; values: string[] }[]) => csvHeader(columnsOf.trip) + csvRows(rows, 0);
  async function readAgain(content: string, size = 65_536) {
    const [, ...records] = await read(content, { size });
    return records.flatMap(({ cells: found }, index) => {
      const verdict = readRow(layout, found);
      return verdict.verdict === "valid" ? [{ number: index + 1, values: verdict.values }] : [];
    });
  }

  test("gives the same rows, whatever the cells hold", async () => {
    const awkward = fc.array(fc.constantFrom("'", '"', ",", ";", "\t", "\r", "\n", " ", "=", "+", "-", "@", "\uFEFF", "\u00a0", "x", "é"));
    const cell = fc
      .oneof(
        fc.string({ unit: "binary" }),
        fc.string({ unit: "grapheme" }),
        awkward.map((parts) => parts.join("")),
      )
      .map((text) => text.replaceAll("\0", "").toWellFormed());
    const row = fc.array(cell, { minLength: 7, maxLength: 7 }).filter((values) => values.some((value) => value.trim() !== ""));
    await fc.assert(
      fc.asyncProperty(fc.array(row, { maxLength: 5 }), fc.integer({ min: 1, max: 50 }), async (rows, size) => {
        const numbered = rows.map((values, index) => ({ number: index + 1, values }));
        expect(await readAgain(written(numbered), size)).toEqual(numbered);
      }),
      { numRuns: 300 },
    );
  });

  test("keeps the numbers of the rows where some are missing", async () => {
    const rows = [2, 3, 7].map((number) => ({ number, values: [...columnsOf.trip] }));
    expect(await readAgain(written(rows))).toEqual(rows);
  });

  test("the file begins with the mark of UTF-8 and the header row, its lines end as RFC 4180 wants it", () => {
    expect(written([{ number: 1, values: ["=1", "a,b", 'c"d', "", "e", "f", "g"] }])).toBe(
      '\uFEFFregion,country,state,city,destination,activity_type,speciality\r\n\'=1,"a,b","c""d",,e,f,g\r\n',
    );
  });
});
