/** Formatters of a locale, made once: making one costs a hundred times as much as using it. */

type Formatters = Intl.NumberFormat | Intl.DateTimeFormat | Intl.DisplayNames | Intl.ListFormat | Intl.RelativeTimeFormat;

const made = new Map<string, Formatters>();
/** Locales and options come from the code, time zones from few rows; the limit only guards against what nobody foresaw. */
const maxMade = 500;

function kept<Formatter extends Formatters, Options extends object>(
  Kind: new (locale: string, options: Options) => Formatter,
  locale: string,
  options: Options,
): Formatter {
  const key = `${Kind.name} ${locale} ${JSON.stringify(options)}`;
  const known = made.get(key);
  if (known instanceof Kind) return known;
  if (made.size >= maxMade) made.clear();
  const formatter = new Kind(locale, options);
  made.set(key, formatter);
  return formatter;
}

export const numberFormat = (locale: string, options: Intl.NumberFormatOptions) => kept(Intl.NumberFormat, locale, options);
export const dateTimeFormat = (locale: string, options: Intl.DateTimeFormatOptions) => kept(Intl.DateTimeFormat, locale, options);
export const displayNames = (locale: string, options: Intl.DisplayNamesOptions) => kept(Intl.DisplayNames, locale, options);
export const listFormat = (locale: string, options: Intl.ListFormatOptions) => kept(Intl.ListFormat, locale, options);
export const relativeTimeFormat = (locale: string, options: Intl.RelativeTimeFormatOptions) =>
  kept(Intl.RelativeTimeFormat, locale, options);
