/** CSV files as an admin would send them, and the admin. */
import { somebody } from "./people.ts";
import { keepFile, type UploadedFile } from "#app/features/agency/trip-data/uploaded-file.server.ts";
import type { Actor } from "#app/features/people/access/actor.ts";

export const admin: Actor = somebody(["Owner"], { id: "019a0000-0000-7000-8000-000000000001", name: "Anita Desai" });
export const customer: Actor = somebody([], { id: "019a0000-0000-7000-8000-000000000002", name: admin.name });

export const tripHeader = "Region,Country,State,City,Destination,Activity Type,Speciality";
export const itineraryHeader = "trip_id,day number,title,description,location,duration";

export const csv = (...lines: string[]) => `${lines.join("\n")}\n`;
/** A trip file with one row for each name. */
export const tripFile = (...names: string[]) =>
  csv(tripHeader, ...names.map((name) => `Europe,France,Île-de-France,Paris,${name},Culture,Art`));
export const itineraryFile = (...tripIds: (string | number)[]) =>
  csv(itineraryHeader, ...tripIds.map((tripId, index) => `${tripId},${index + 1},Day out,Walk,Paris,3 h`));

export async function fileOf(content: string | Uint8Array | AsyncIterable<Uint8Array>, name = "data.csv"): Promise<UploadedFile> {
  async function* whole() {
    yield typeof content === "string" ? Buffer.from(content) : (content as Uint8Array);
  }
  return keepFile(name, typeof content === "object" && Symbol.asyncIterator in content ? content : whole());
}
