/** The list of everything that runs by itself. */
import { extendDepartures } from "#app/features/catalogue/departures.server.ts";
import type { Job } from "#app/platform/job-queue.server.ts";
import type { Services } from "#app/platform/request-context.server.ts";

export const jobs = ({ db, now }: Pick<Services, "db" | "now">): Job[] => [
  { name: "extend-departures", cron: "10 2 * * *", run: () => extendDepartures(db, now()) },
];
