import { expect, test } from "vitest";
import { bankCodeOf } from "./bank-code.ts";

test.each([
  ["HDFC0001234", "ifsc"],
  ["SBIN0A1B2C3", "ifsc"],
  ["HDFCINBB", "bic"],
  ["HDFCINBBXXX", "bic"],
  ["HDFCO001234", undefined],
  ["HDFC000123", undefined],
  ["HDFC00012345", undefined],
  ["hdfc0001234", undefined],
])("%s is %s", (code, name) => expect(bankCodeOf(code)).toBe(name));
