/** Texts that were looked up and filled in before. No text of the server ever changes, and a page asks for some two hundred. */

/** Titles and figures are in them, so they are many; what is forgotten is only looked up again. */
const maxTexts = 5_000;

const isSimple = (value: unknown) => typeof value === "string" || typeof value === "number" || value === undefined;

/** The key of a call that only key and values decide; undefined for any other call. */
function callKey([key, values, ...rest]: unknown[]): string | undefined {
  if (typeof key !== "string" || rest.length > 0) return undefined;
  if (values === undefined) return key;
  if (typeof values !== "object" || values === null || !Object.values(values).every(isSimple)) return undefined;
  return `${key} ${JSON.stringify(values)}`;
}

/** The same function, which answers what it was asked before from memory. */
function remembering<Translate extends object>(translate: Translate): Translate {
  const texts = new Map<string, unknown>();
  return new Proxy(translate, {
    apply(target, self, args: unknown[]) {
      if (typeof target !== "function") return undefined;
      const key = callKey(args);
      const known = key === undefined ? undefined : texts.get(key);
      if (known !== undefined) return known;
      const text: unknown = Reflect.apply(target, self, args);
      if (key !== undefined && typeof text === "string") {
        if (texts.size >= maxTexts) texts.clear();
        texts.set(key, text);
      }
      return text;
    },
  });
}

/** i18next's `getFixedT`, with one function for each language and namespace, and each of these remembering its texts. */
export function rememberTexts<GetFixed extends (...args: never[]) => object>(getFixed: GetFixed): GetFixed {
  const made = new Map<string, object>();
  return new Proxy(getFixed, {
    apply(target, self, args: never[]) {
      const key = JSON.stringify(args);
      const known = made.get(key);
      if (known) return known;
      const translate = remembering(Reflect.apply(target, self, args));
      made.set(key, translate);
      return translate;
    },
  });
}
