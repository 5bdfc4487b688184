/** What a list shows, as its address says it: search text, order, filters, page (docs/decisions/0004). */

export type Order<By extends string> = { by: By; descending: boolean };

/** What an address may ask of a list; anything else counts as not asked. */
export type ListRules<By extends string, Filter extends string> = {
  sorts: readonly By[];
  /** The order nobody has to ask for. */
  initial: Order<By>;
  /** Each filter's values. */
  filters: Record<Filter, readonly string[]>;
};

export type ListState<By extends string, Filter extends string> = {
  q: string;
  order: Order<By>;
  filters: Partial<Record<Filter, string>>;
  /** From 1. */
  page: number;
};

const maxSearchLength = 200;
const maxPage = 100_000;

/** Reads the state from an address. Of a repeated parameter the first counts; what the rules do not know is left out. */
export function readListState<By extends string, Filter extends string>(
  params: URLSearchParams,
  rules: ListRules<By, Filter>,
): ListState<By, Filter> {
  const asked = params.get("sort") ?? "";
  const descending = asked.startsWith("-");
  const by = rules.sorts.find((sort) => sort === (descending ? asked.slice(1) : asked));
  const filters: Partial<Record<Filter, string>> = {};
  for (const name in rules.filters) {
    const value = rules.filters[name].find((known) => known === params.get(name));
    if (value !== undefined) filters[name] = value;
  }
  const page = Number(params.get("page"));
  return {
    // A NUL has no place in a database's text.
    q: (params.get("q") ?? "").replaceAll("\0", "").trim().slice(0, maxSearchLength),
    order: by === undefined ? rules.initial : { by, descending },
    filters,
    page: Number.isInteger(page) && page >= 1 && page <= maxPage ? page : 1,
  };
}

/** An order as an address says it: `name`, or `-name` for the highest first. */
export const orderText = ({ by, descending }: Order<string>) => `${descending ? "-" : ""}${by}`;

/** The query that leads to a state, with its question mark; empty where nothing is asked. Defaults are left out. */
export function listQuery<By extends string, Filter extends string>(state: ListState<By, Filter>, rules: ListRules<By, Filter>): string {
  const params = new URLSearchParams();
  if (state.q) params.set("q", state.q);
  for (const name in rules.filters) {
    const value = state.filters[name];
    if (value) params.set(name, value);
  }
  if (orderText(state.order) !== orderText(rules.initial)) params.set("sort", orderText(state.order));
  if (state.page > 1) params.set("page", String(state.page));
  const query = params.toString();
  return query && `?${query}`;
}

/** The order that an address made by `listQuery` asks for; undefined where it is the list's own. */
export const orderIn = (path: string): string | undefined => new URLSearchParams(path.split("?")[1]).get("sort") ?? undefined;

/** The state after choosing a column's head: that order, or its reverse, from the first page. */
export function orderedBy<By extends string, Filter extends string>(state: ListState<By, Filter>, by: By): ListState<By, Filter> {
  return { ...state, order: { by, descending: state.order.by === by && !state.order.descending }, page: 1 };
}

/** A page of rows as queries return it: `page` is the one shown, which may be an earlier one than was asked for. */
export type ListPage<Row> = { rows: Row[]; total: number; page: number; pageCount: number };

/** Which page can be shown of `total` rows, and how many rows lie before it. */
export function pageOf(asked: number, total: number, pageSize: number): { page: number; pageCount: number; offset: number } {
  const pageCount = Math.max(1, Math.ceil(total / pageSize));
  const page = Math.min(Math.max(1, asked), pageCount);
  return { page, pageCount, offset: (page - 1) * pageSize };
}
