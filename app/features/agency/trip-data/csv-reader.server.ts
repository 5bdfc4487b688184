/** Reads a CSV file piece by piece, by RFC 4180 (blanks are part of a cell) and somewhat beyond, so that what spreadsheets and people write is understood. */
import { CsvError, parse, type Parser } from "csv-parse";
import type { Encoding } from "./text-encoding.ts";
import { separatorOf, type Separator } from "./trip-data-kinds.ts";

/** Bytes of one row; without a limit, one quote that is never closed would bring the whole file into memory. */
export const longestRecord = 200_000;

/** `line` is the line on which the row begins; the first is 1. */
export type CsvRecord = { line: number; cells: string[] };

export type CsvFault = "unreadable" | "quote_not_closed" | "row_too_long";

/** The file cannot be read on from here. */
export class CsvFaultError extends Error {
  readonly fault: CsvFault;
  readonly line: number | undefined;
  constructor(fault: CsvFault, line?: number) {
    super(`CSV: ${fault}${line ? ` at line ${line}` : ""}`);
    this.fault = fault;
    this.line = line;
  }
}

/** Text of the chunks as they come; the last call has none. */
function openDecoder(encoding: Encoding): (chunk?: Uint8Array) => string {
  const decoder = new TextDecoder(encoding, { fatal: true });
  return (chunk) => {
    try {
      return chunk ? decoder.decode(chunk, { stream: true }) : decoder.decode();
    } catch {
      throw new CsvFaultError("unreadable");
    }
  };
}

const lineBreaks = /\r\n|\n|\r/g;

/** Rows of one piece of the file: `take` hands over what has been found so far. */
class RecordCollector {
  /** The line on which the next row begins. */
  line = 1;
  private found: CsvRecord[] = [];

  readonly add = (cells: string[]): null => {
    this.found.push({ line: this.line, cells });
    this.line++;
    for (const cell of cells) if (cell.includes("\n") || cell.includes("\r")) this.line += cell.match(lineBreaks)?.length ?? 0;
    return null;
  };

  take(): CsvRecord[] {
    const found = this.found;
    this.found = [];
    return found;
  }
}

const faults: Partial<Record<string, CsvFault>> = { CSV_QUOTE_NOT_CLOSED: "quote_not_closed", CSV_MAX_RECORD_SIZE: "row_too_long" };

function faultOf(error: Error, line: number): Error {
  const fault = error instanceof CsvError ? faults[error.code] : undefined;
  return fault ? new CsvFaultError(fault, line) : error;
}

function openParser(separator: Separator, collector: RecordCollector): Parser {
  const parser = parse({
    delimiter: separator,
    // Spreadsheets, editors and people mix them.
    record_delimiter: ["\r\n", "\n", "\r"],
    relax_column_count: true,
    relax_quotes: true,
    max_record_size: longestRecord,
    // Rows are taken here, a whole piece at once: as a stream of single rows they would cost several times as much.
    on_record: collector.add,
  });
  // Errors are told to whoever writes; nothing comes out, and reading it lets the stream end.
  parser.on("error", () => {});
  return parser.resume();
}

const written = (parser: Parser, text: string) =>
  new Promise<void>((resolve, reject) => parser.write(text, (error) => (error ? reject(error) : resolve())));

const ended = (parser: Parser) =>
  new Promise<void>((resolve, reject) => {
    parser.once("error", reject);
    parser.end(() => resolve());
  });

type OnRecords = (records: CsvRecord[]) => void | Promise<void>;

/** A file that is being read: its text goes in, its rows come out through `onRecords`. */
class CsvReading {
  private readonly collector = new RecordCollector();
  private parser: Parser | undefined;
  private beginning = "";

  /** Undefined while the header row, in which the separator shows, has not come. */
  private async parse(text: string, { last }: { last: boolean }): Promise<CsvRecord[] | undefined> {
    if (this.parser) {
      await written(this.parser, text);
    } else {
      this.beginning += text;
      if (!last && !/\S.*[\r\n]/.test(this.beginning) && this.beginning.length < longestRecord) return undefined;
      this.parser = openParser(separatorOf(this.beginning), this.collector);
      await written(this.parser, this.beginning);
      this.beginning = "";
    }
    if (last) await ended(this.parser);
    return this.collector.take();
  }

  async take(text: string, onRecords: OnRecords, { last = false } = {}): Promise<void> {
    const records = await this.parse(text, { last }).catch((error: unknown) => {
      throw error instanceof Error ? faultOf(error, this.collector.line) : error;
    });
    if (records) await onRecords(records);
  }

  close(): void {
    this.parser?.destroy();
  }
}

/**
 * Hands over the rows of a file, in as many lists as it has pieces, blank lines among them (as one empty cell). Throws
 * `CsvFaultError`. (As a generator it would be shorter, but rows that went through one stay in memory until the engine looks
 * through all of it: several times as much for a large file.)
 */
export async function readCsv(chunks: AsyncIterable<Uint8Array>, encoding: Encoding, onRecords: OnRecords): Promise<void> {
  const decode = openDecoder(encoding);
  const reading = new CsvReading();
  try {
    for await (const chunk of chunks) await reading.take(decode(chunk), onRecords);
    await reading.take(decode(), onRecords, { last: true });
  } finally {
    reading.close();
  }
}
