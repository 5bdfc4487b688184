import { expect, test } from "vitest";
import { languageToSuggest } from "./suggestion.ts";

test.each([
  [["de-AT", "en"], "en", "de"],
  [["en-GB", "de"], "en", undefined],
  [["pt-BR", "es-MX", "en"], "en", "es"],
  [["nl", "ja"], "en", undefined],
  [["hi"], "hi", undefined],
  [["en-US"], "fr", "en"],
  [[], "en", undefined],
] as const)("a browser that asks for %j and is shown %s is offered %s", (wanted, shown, offered) => {
  expect(languageToSuggest(wanted, shown)).toBe(offered);
});
