/** When a tour of the demo departs: told without a year, so that it is never over. */
import { z } from "zod";
import { places } from "./schedule-rules.ts";

const monthDay = z.string().regex(/^\d\d-\d\d$/);
const weekday = z.int().min(1).max(7);
const season = z.object({ from: monthDay, to: monthDay }).optional();

export const demoScheduleSchema = z.array(
  z.discriminatedUnion("kind", [
    z.object({ kind: z.literal("weekly"), weekdays: z.array(weekday).min(1), season }),
    z.object({ kind: z.literal("monthly"), place: z.literal(places), weekday, season }),
    /** The next of each of these days that is far enough ahead to be sold. */
    z.object({ kind: z.literal("dates"), days: z.array(monthDay).min(1) }),
  ]),
);
export type DemoSchedule = z.input<typeof demoScheduleSchema>;
