/** Watches which query parameters a page reads, in its loaders and while it is drawn. */
import { AsyncLocalStorage } from "node:async_hooks";

const reading = new AsyncLocalStorage<Set<string>>();
const note = (name: string) => void reading.getStore()?.add(name);

for (const method of ["get", "getAll", "has"] as const) {
  const original = URLSearchParams.prototype[method] as (name: string, value?: string) => never;
  URLSearchParams.prototype[method] = function (this: URLSearchParams, name: string, value?: string): never {
    note(name);
    return original.call(this, name, value);
  };
}
// A schema that is given all parameters reads those that it names.
const { fromEntries } = Object;
Object.fromEntries = (entries: Iterable<readonly [PropertyKey, unknown]>) => {
  const made = fromEntries(entries);
  if (!(entries instanceof URLSearchParams) || !reading.getStore()) return made;
  const noted = (_: object, name: string | symbol) => typeof name === "string" && note(name);
  return new Proxy(made, {
    get: (target, name, self) => (noted(target, name), Reflect.get(target, name, self)),
    has: (target, name) => (noted(target, name), Reflect.has(target, name)),
  });
};

type Fetch = (request: Request) => Promise<Response>;

/** Read by the router itself, and of files of the build: where a form goes, and which version. */
const ofNoPage = ["index", "v"];

/** The same site; a request to read whose page reads a parameter that its routes do not declare fails, for such a parameter never comes. */
export const watchedQuery =
  (fetch: Fetch, declaredQuery: (pathname: string) => readonly string[]): Fetch =>
  async (request) => {
    const read = new Set<string>();
    const response = await reading.run(read, () => fetch(request));
    const { pathname } = new URL(request.url);
    // A form's action sees its whole address; the other two are no pages of ours.
    if (request.method !== "GET" || pathname.startsWith("/api/auth/") || pathname === "/__manifest") return response;
    const missing = [...read].filter((name) => !ofNoPage.includes(name) && !declaredQuery(pathname).includes(name));
    if (missing.length > 0)
      throw new Error(`${pathname} reads ${missing.join(", ")}: its route's handle declares no such query parameter.`);
    return response;
  };
