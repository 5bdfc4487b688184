import { expect, test } from "vitest";
import { namedErrors, ownFields } from "./form-fields.server.ts";

test("of a form only the schema's own texts count, and of a repeated one the first", () => {
  const sent = new FormData();
  sent.append("name", "Meera");
  sent.append("name", "Asha");
  sent.append("role", "Admin");
  sent.append("file", new Blob(["x"]));
  const own = ownFields(sent, { shape: { name: 1, file: 1, absent: 1 } });
  expect([...own]).toEqual([["name", "Meera"]]);
});

test("an error is one of the form's own keys; a rule that names none is a fault of the form", () => {
  const errors = namedErrors(["missing", "tooLong"]);
  expect(errors([{ message: "tooLong" }, { message: "missing" }])).toEqual(["tooLong", "missing"]);
  expect(() => errors([{ message: "Invalid input" }])).toThrow("Invalid input");
});
