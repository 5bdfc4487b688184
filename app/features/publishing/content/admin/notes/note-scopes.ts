/** Whose notes: the site's, or a country's by its ISO 3166-1 alpha-2 code, in lower case in addresses. */
export const siteScope = "site";

const names = new Intl.DisplayNames("en", { type: "region", fallback: "none" });
const letters = Array.from({ length: 26 }, (_, index) => String.fromCharCode(65 + index));
/** What has two letters and a name, and is no country. */
const noCountries = ["EU", "EZ", "UN", "QO", "XA", "XB", "ZZ"];

/** A code that has been given up for another is none. */
const isCountry = (code: string) =>
  /^[A-Z]{2}$/.test(code) && names.of(code) !== undefined && !noCountries.includes(code) && new Intl.Locale(`und-${code}`).region === code;

/** Every country by its code. */
export const countryCodes = (): string[] => letters.flatMap((first) => letters.map((second) => first + second)).filter(isCountry);

/** The scope that an address means; undefined where it is none. */
export function scopeOf(param: string): string | undefined {
  if (param === siteScope) return siteScope;
  const code = param.toUpperCase();
  return param === param.toLowerCase() && isCountry(code) ? code : undefined;
}
