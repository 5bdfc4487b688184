/**
 * A query without the fields of a form that ask for nothing: those left empty, and those that still say what `idle` names for
 * them. It begins with its question mark, or is empty; undefined where every field asks for something.
 */
export function askedQuery(query: string | URLSearchParams, idle: Readonly<Record<string, string>> = {}): string | undefined {
  const sent = [...new URLSearchParams(query)];
  const asked = sent.filter(([name, value]) => value.trim() !== "" && value !== idle[name]);
  if (asked.length === sent.length) return undefined;
  return asked.length === 0 ? "" : `?${new URLSearchParams(asked).toString()}`;
}
