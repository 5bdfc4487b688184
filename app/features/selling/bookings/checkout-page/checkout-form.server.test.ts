import { expect, test } from "vitest";
import { errorIn, typedIn } from "#app/values/form-answer.ts";
import { readCheckoutForm } from "./checkout-form.server.ts";

const complete = {
  name: "Meera Rao",
  email: "meera@example.org",
  phone: "+91 98100 55512",
  "parties[0][0].name": "Meera Rao",
  "parties[0][0].diet": "Vegetarian",
  "parties[0][1].name": "Lakshmi Rao",
  method: "bank_transfer",
  terms: "on",
  key: "0b5ad9a4-8d3c-4d1a-9d0e-1f6f0f7c1a11",
  total: "24843300",
  termsVersion: "2025-04-01",
};

function parse(changes: Record<string, string | undefined> = {}, parties = [2]) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...complete, ...changes })) if (value !== undefined) form.set(name, value);
  return readCheckoutForm(form, parties);
}

test("a complete form gives contact, travellers with their notes, and the total it has seen", () => {
  expect(parse()).toMatchObject({
    ok: true,
    value: {
      name: "Meera Rao",
      phone: "+91 98100 55512",
      parties: [
        [
          { name: "Meera Rao", diet: "Vegetarian", accessNeeds: null },
          { name: "Lakshmi Rao", diet: null, accessNeeds: null },
        ],
      ],
      total: 24_843_300,
    },
  });
});

test.each([
  ["name", "", "nameRequired"],
  ["name", undefined, "nameRequired"],
  ["email", "", "emailRequired"],
  ["email", "  ", "emailRequired"],
  ["email", "meera@", "emailInvalid"],
  ["phone", "call me", "phoneInvalid"],
  ["parties[0][1].name", "", "travellerRequired"],
  ["parties[0][1].name", undefined, "travellerRequired"],
  ["parties[0][0].diet", "x".repeat(201), "tooLong"],
  ["method", undefined, "methodRequired"],
  ["method", "cash", "methodRequired"],
  ["terms", undefined, "termsRequired"],
  ["key", "1", "unreadable"],
  ["total", "much", "unreadable"],
  ["termsVersion", undefined, "unreadable"],
])("%s %j is refused as %s, and what was typed is kept", (name, value, error) => {
  const read = parse({ [name]: value });
  expect([read.ok, errorIn(read, name), Object.keys(read.result.error ?? {})]).toEqual([false, error, [name]]);
  expect(typedIn(read, "email")).toBe(name === "email" ? value : "meera@example.org");
});

test("what may be left out may be blanks too", () => {
  const parsed = parse({ phone: "  ", "parties[0][0].diet": " ", "parties[0][1].accessNeeds": " " });
  expect(parsed).toMatchObject({ ok: true, value: { phone: null, parties: [[{ diet: null }, { accessNeeds: null }]] } });
});

test("who travels herself gives her name to the first traveller of each trip who has none, and to nobody else", () => {
  const names = (changes: Record<string, string>) => {
    const read = parse({ "parties[1][0].name": "", ...changes }, [2, 1]);
    return read.ok && read.value.parties.map((party) => party.map(({ name }) => name));
  };
  const both = [["Meera Rao", "Lakshmi Rao"], ["Meera Rao"]];
  expect(names({ self: "on", "parties[0][0].name": " " })).toEqual(both);
  expect(names({ self: "on", "parties[1][0].name": "Asha Rao" })).toEqual([["Meera Rao", "Lakshmi Rao"], ["Asha Rao"]]);
  expect(names({ self: "off" })).toBe(false);
  expect(names({ self: "on", "parties[0][1].name": "" })).toBe(false);
});

test("an empty form names every field once, in the order of the page", () => {
  const parsed = readCheckoutForm(new FormData(), [1, 2]);
  expect(Object.keys(parsed.result.error ?? {})).toEqual([
    "name",
    "email",
    "parties[0][0].name",
    "parties[1][0].name",
    "parties[1][1].name",
    "method",
    "terms",
    "key",
    "total",
    "termsVersion",
  ]);
});

test("fields that are not the form's own do not count", () => {
  const parsed = parse({ "parties[999999][0].name": "x", customerId: "x", "parties[0][0].agreedPriceMinor": "1" });
  expect(parsed.ok && Object.keys(parsed.value)).toEqual([
    "name",
    "email",
    "phone",
    "parties",
    "method",
    "terms",
    "key",
    "total",
    "termsVersion",
  ]);
});
