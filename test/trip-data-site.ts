/** Trip data on a running site, as an administrator's browser sends and reads it. */
import { Visitor } from "./visitor.ts";

export const staffSettings = { ADMIN_EMAIL: "data@example.org", ADMIN_PASSWORD: "sindhu river 42" };

/** Signed in; `kept` are the cookies of her visit before a restart. */
export async function dataAdmin(site: { origin: string }, kept?: Map<string, string>) {
  const visitor = new Visitor(site.origin, (request) => fetch(request));
  if (kept) for (const [name, value] of kept) visitor.cookies.set(name, value);
  else await visitor.post("/sign-in", { email: staffSettings.ADMIN_EMAIL, password: staffSettings.ADMIN_PASSWORD });

  const progress = async (id: string): Promise<unknown> => (await visitor.get(`/admin/trip-data/progress?upload=${id}`)).json();
  return {
    cookies: visitor.cookies,
    /** Resolves with the answer's status; undefined where none came. */
    async upload(content: string, id: string = crypto.randomUUID()): Promise<number | undefined> {
      const body = new FormData();
      for (const [name, value] of [["intent", "upload"], ["upload", id]] as const) body.append(name, value); // prettier-ignore
      body.append("file", new Blob([content]), "trips.csv");
      const init = { method: "POST", body, headers: { Origin: site.origin } };
      return visitor.request("/admin/trip-data/upload", init).then(
        async (answer) => (await answer.text(), answer.status),
        () => undefined,
      );
    },
    /** Waits until some rows of an upload are in, and not all. */
    async isLoading(id: string): Promise<void> {
      for (;;) {
        const seen = await progress(id);
        if (typeof seen === "object" && seen !== null && "state" in seen && "rowCount" in seen) {
          if (seen.state !== "loading") throw new Error(`the upload was too quick: ${String(seen.state)}`);
          if (Number(seen.rowCount) > 0) return;
        }
      }
    },
    download: async () => (await visitor.get("/admin/trip-data/trip_data.csv")).text(),
  };
}

/** A file of so many trips as a download is read: without the mark before it. */
export const tripsOf = (name: string, rows: number) =>
  `region,country,state,city,destination,activity_type,speciality\r\n${Array.from(
    { length: rows },
    (_, row) => `Europe,France,,Paris,${name} ${row},Culture,Art\r\n`,
  ).join("")}`;
