import { expect, test } from "vitest";
import { withBrand } from "./brand-name.ts";

const messages = { brand: "Yatrika", meta: { titled: "{{title}} | Yatrika" }, hindi: "यात्रिका के बारे में", mail: "hello@yatrika.example" };

test("texts show the agency's own name, in whatever script they name the product", () => {
  expect(withBrand(messages, "Sakhi $& Yatra")).toEqual({
    brand: "Sakhi $& Yatra",
    meta: { titled: "{{title}} | Sakhi $& Yatra" },
    hindi: "Sakhi $& Yatra के बारे में",
    mail: "hello@yatrika.example",
  });
});

test("under the product's own name they stay as they are written", () => {
  expect(withBrand(messages, "Yatrika")).toBe(messages);
});
