/** One browser's worth of requests: keeps cookies, sends forms as a page of the site would, follows no redirect by itself. */
export class Visitor {
  readonly cookies = new Map<string, string>();
  readonly #origin: string;
  readonly #fetch: (request: Request) => Promise<Response>;

  constructor(origin: string, fetch: (request: Request) => Promise<Response>) {
    this.#origin = origin;
    this.#fetch = fetch;
  }

  get(address: string, headers: Record<string, string> = {}): Promise<Response> {
    return this.request(address, { headers });
  }

  /** Sends a form from a page of the site. */
  post(address: string, fields: Record<string, string> = {}, headers: Record<string, string> = {}): Promise<Response> {
    return this.request(address, { method: "POST", body: new URLSearchParams(fields), headers: { Origin: this.#origin, ...headers } });
  }

  async request(address: string, init: RequestInit = {}): Promise<Response> {
    const request = new Request(new URL(address, this.#origin), { redirect: "manual", ...init });
    const jar = [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    if (jar && !request.headers.has("Cookie")) request.headers.set("Cookie", jar);
    const response = await this.#fetch(request);
    this.keep(response.headers.getSetCookie());
    return response;
  }

  /** Takes cookies as a browser does, from `Set-Cookie` lines. */
  keep(lines: string[]): void {
    for (const line of lines) this.#keep(line);
  }

  #keep(line: string): void {
    const [pair = "", ...attributes] = line.split(/;\s*/);
    const [name = "", ...value] = pair.split("=");
    const gone = attributes.some((attribute) => /^max-age=0$/i.test(attribute));
    if (gone) this.cookies.delete(name);
    else this.cookies.set(name, value.join("="));
  }
}
