/** Formatters of a locale, made once: making one costs a hundred times as much as using it. */

const made = new Map<string, Intl.NumberFormat | Intl.DateTimeFormat>();
/** Locales and options come from the code, time zones from few rows; the limit only guards against what nobody foresaw. */
const maxMade = 500;

function kept<Formatter extends Intl.NumberFormat | Intl.DateTimeFormat>(
  Kind: new (locale: string, options: object) => Formatter,
  locale: string,
  options: object,
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
