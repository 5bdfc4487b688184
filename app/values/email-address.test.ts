import { expect, test } from "vitest";
import { isEmailAddress, maskedAddress } from "./email-address.ts";

test.each(["meera@yatrika.example", "a.b+c@sub.example.co.uk", "मीरा@उदाहरण.भारत", "josé@españa.es", "x@xn--bcher-kva.example"])(
  "%s is an address",
  (text) => expect(isEmailAddress(text)).toBe(true),
);

test.each([
  "a@b",
  "a",
  "@b.c",
  "a@",
  "a b@c.de",
  "a@b..de",
  "a@-b.de",
  "a@b.d",
  "a@b.de\r\nBcc: x@y.zz",
  "<a@b.de>",
  "a\0b@c.de",
  "a\u001bb@c.de",
  "a\u202eb@c.de",
  '"a"@b.de',
  "a@b@c.de",
  `${"a".repeat(65)}@b.de`,
  `a@${"b".repeat(260)}.de`,
])("%j is not an address", (text) => expect(isEmailAddress(text)).toBe(false));

test.each([
  ["noor.haddad@example.org", "n***@example.org"],
  ["x@example.org", "x***@example.org"],
  ["\u{20021}嘉@例子.公司", "\u{20021}***@例子.公司"],
])("%s is known to its owner as %s", (address, masked) => expect(maskedAddress(address)).toBe(masked));
