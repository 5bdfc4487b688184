/** The page of the trip data as an administrator asks it, and what it says. */
import { beforeEach } from "vitest";
import { schema } from "#db/database.server.ts";
import { signUp } from "./accounts.ts";
import { sitePages } from "./pages.ts";
import type { Visitor } from "./visitor.ts";

export const tripDataPage = "/admin/trip-data";

const decoded = (html: string) =>
  html.replaceAll("&#x27;", "'").replaceAll("&quot;", '"').replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&amp;", "&");

export const read = async (answer: Response) => (await answer.text()).replace(/<script.*?<\/script>/gs, "").replaceAll("<!-- -->", "");

/** The words of a page, in one line. */
export const textOf = (html: string) => decoded(html.replace(/<[^>]*>/g, " ").replace(/\s+/g, " ")).trim();

const cellsOf = (html: string) =>
  [...html.matchAll(/<tr>(?!<th scope="col")(.*?)<\/tr>/gs)].map(([, row = ""]) =>
    [...row.matchAll(/<th scope="row">(.*?)<\/th>|<div>(.*?)<\/div>/gs)].map(([, head, cell]) => decoded(head ?? cell ?? "")),
  );
const listBegins = 'class="list-form"';
/** Rows of the list, and of the uploads above it. */
export const rowsOf = (html: string) => cellsOf(html.slice(html.indexOf(listBegins)));
export const uploadsOf = (html: string) => cellsOf(html.slice(0, html.indexOf(listBegins))).map((row) => row.map(textOf));

/** What the page says is wrong, in one line. */
export async function noteOf(answer: Response): Promise<[status: number, note: string]> {
  const note = /<p class="note mb-5 note-bad" role="alert"[^>]*>(.*?)<\/p>/s.exec(await read(answer))?.[1] ?? "";
  return [answer.status, textOf(note)];
}

export type Sent = { to?: string; headers?: Record<string, string>; by?: Visitor };

/** The built site with an administrator signed in, and no data before each test. */
export function openTripData() {
  const site = sitePages();
  const { dataUploads, currentUploads, tripData, itineraryData, auditEntries } = schema;
  let admin: Visitor;
  beforeEach(async () => {
    for (const table of [tripData, itineraryData, currentUploads, dataUploads, auditEntries]) await site.db.delete(table);
    admin = site.visitor();
    await signUp(site.services, admin, { roles: ["Owner"], firstName: "Meera", lastName: "Rawat" });
  });

  const get = (address: string) => admin.get(address);
  const page = async (query = "") => read(await admin.get(tripDataPage + query));
  /** Sends a form of the page as a browser does. */
  function send(fields: Record<string, string | Blob>, { to = tripDataPage, headers = {}, by = admin }: Sent = {}): Promise<Response> {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) {
      if (typeof value === "string") body.append(name, value);
      else body.append(name, value, "data.csv");
    }
    return by.request(to, { method: "POST", body, headers: { Origin: site.services.env.origin, ...headers } });
  }
  return {
    site,
    get,
    page,
    send,
    /** Sends a body of any kind. */
    sendRaw: (to: string, body: unknown, headers: Record<string, string>) =>
      admin.request(to, {
        method: "POST",
        body,
        headers: { Origin: site.services.env.origin, "Content-Type": "multipart/form-data; boundary=x", ...headers },
        duplex: "half",
      } as RequestInit),
    upload: (content: BlobPart, sent?: Sent) => send({ intent: "upload", file: new Blob([content]) }, sent),
    preview: async (content: string) => (await send({ intent: "preview", file: new Blob([content]) })).headers.get("Location") ?? "",
    /** What is told after an answer has led on. */
    async feedbackAfter(answer: Response): Promise<string> {
      const html = await read(await admin.get(answer.headers.get("Location") ?? ""));
      const feedback = /<noscript>.*?role="status"[^>]*>(.*?)<\/p>/s.exec(html)?.[1] ?? "";
      return textOf(feedback.replace("</b>", ""));
    },
    shownTrips: async () => rowsOf(await page()).map((row) => row[4]),
  };
}
