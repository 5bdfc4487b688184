import { expect, test } from "vitest";
import { csvLine } from "./csv-line.ts";

test.each([
  [["a", "b"], '"a","b"\r\n'],
  [['say "so"', "one, two", "line\nbreak", ""], '"say ""so""","one, two","line\nbreak",""\r\n'],
  [["=1+1", "@x", "-5", "'"], '"\'=1+1","\'@x","\'-5","\'\'"\r\n'],
])("%j is written so that it reads back and runs nothing", (cells, line) => expect(csvLine(cells)).toBe(line));
