import { describe, expect, test } from "vitest";
import { defaultLanguage, languageFacts, languages } from "./languages.ts";

type Messages = { [key: string]: string | Messages };
const files = import.meta.glob<{ default: Messages }>("./*/*.ts", { eager: true });

function flat(messages: Messages, prefix = ""): [string, string][] {
  return Object.entries(messages).flatMap(([key, value]) =>
    typeof value === "string" ? [[prefix + key, value] as [string, string]] : flat(value, `${prefix}${key}.`),
  );
}
const namespaces = Object.keys(files).flatMap((file) => /^\.\/en\/(\w+)\.ts$/.exec(file)?.[1] ?? []);
const messagesOf = (language: string, namespace: string) => new Map(flat(files[`./${language}/${namespace}.ts`]?.default ?? {}));

const pluralSuffix = /_(zero|one|two|few|many|other)$/;
const stem = (key: string) => key.replace(pluralSuffix, "");
const stems = (messages: Map<string, string>) => [...new Set([...messages.keys()].map(stem))].sort();
const placeholders = (text: string) => [...new Set(text.match(/\{\{\w+\}\}/g) ?? [])].sort();

describe.each(languages.filter((language) => language !== defaultLanguage))("the texts in %s", (language) => {
  test.each(namespaces)("%s has the keys of English, no more and no less", (namespace) => {
    expect(stems(messagesOf(language, namespace))).toEqual(stems(messagesOf(defaultLanguage, namespace)));
  });

  test.each(namespaces)("%s has every plural form of the language", (namespace) => {
    const forms = new Intl.PluralRules(languageFacts[language].locale).resolvedOptions().pluralCategories;
    const own = messagesOf(language, namespace);
    for (const key of messagesOf(defaultLanguage, namespace).keys()) {
      if (!key.endsWith("_other")) continue;
      for (const form of forms) expect([...own.keys()], `${namespace}:${stem(key)} for "${form}"`).toContain(`${stem(key)}_${form}`);
    }
  });

  test.each(namespaces)("%s has the placeholders of English in every text", (namespace) => {
    const english = messagesOf(defaultLanguage, namespace);
    for (const [key, text] of messagesOf(language, namespace)) {
      const original = english.get(key) ?? english.get(`${stem(key)}_other`) ?? "";
      // "1 day" may be said without the number.
      const optional = key.endsWith("_one") ? ["{{count}}"] : [];
      const required = placeholders(original).filter((name) => !optional.includes(name));
      expect(placeholders(text), `${namespace}:${key}`).toEqual(expect.arrayContaining(required));
      for (const name of placeholders(text)) expect(placeholders(original), `${namespace}:${key}`).toContain(name);
    }
  });

  test.each(namespaces)("%s leaves nothing empty", (namespace) => {
    for (const [key, text] of messagesOf(language, namespace)) expect(text.trim(), `${namespace}:${key}`).not.toBe("");
  });
});

// Lines must not begin with a mark: a colon has a full no-break space before it, the other marks a narrow one.
test.each(namespaces)("French sets its own spaces before marks and inside its quotes: %s", (namespace) => {
  for (const [key, text] of messagesOf("fr", namespace)) {
    expect(text, `fr:${namespace}:${key}`).not.toMatch(/[ \u202f]:(?!\/)|[ \u00a0][;!?»%]|«[ \u00a0]|(?<!\\)\.\.\./);
  }
});
