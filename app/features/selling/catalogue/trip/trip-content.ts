/**
 * What is known of a trip beside its texts: facts that need no language, and the words that go with them in each. Everything may
 * be missing: a tour without any of it stays valid, and what is not filled in is not shown (docs/product.md, Trip facts).
 */
import { z } from "zod";
import { accessTopics, accessVerdicts, estimateKinds, legModes, meals, noteSections, stayKinds, womenLedFacts } from "./trip-terms.ts";

export const limits = { days: 60, stopsOfDay: 12, legsOfDay: 8, activitiesOfDay: 6, stops: 120 } as const;

const sentence = z.string().trim().min(3).max(400);
const label = z.string().trim().min(2).max(80);
const paragraph = z.string().trim().min(3).max(1200);
/** A place on a map; the poles cannot be drawn on ours. */
export const placeSchema = z.object({ latitude: z.number().min(-85).max(85), longitude: z.number().min(-180).max(180) });
const isoMonth = z.string().regex(/^\d{4}-(?:0[1-9]|1[0-2])$/, "a month such as 2026-11");
const isoCurrency = z.string().regex(/^[A-Z]{3}$/, "ISO 4217");
/** What is really paid on the spot, in whole units of its currency: shown beside the dollars that sums count with. */
const onTheSpot = z.object({ amount: z.number().positive().max(10_000_000), currency: isoCurrency });

export const legSchema = z.object({
  mode: z.enum(legModes),
  /** Above nought: a leg without a distance leaves it out. */
  km: z.number().positive().max(5000).optional(),
  hours: z.number().positive().max(72).optional(),
});

export const dayFactsSchema = z.object({
  meals: z.array(z.enum(meals)).max(meals.length),
  stay: z.enum(stayKinds).optional(),
  legs: z.array(legSchema).max(limits.legsOfDay),
  /** Metres climbed on foot in all. */
  ascent: z.int().positive().max(5000).optional(),
  /** Optional activities: US dollars a person. */
  activities: z.array(z.object({ priceUsd: z.number().min(0).max(10_000) })).max(limits.activitiesOfDay),
  /** In the order in which they are reached; a place is named once a day. The way to a stop is the mode of `by`. */
  stops: z.array(placeSchema.extend({ by: z.enum(legModes).optional() })).max(limits.stopsOfDay),
});

export const tripFactsSchema = z.object({
  /** ISO 3166-1 alpha-2, in the order of the trip: its notes inherit theirs. */
  countries: z.array(z.string().regex(/^[A-Z]{2}$/)).max(6),
  /** From 1, little and on flat ground, to 5, long and steep. */
  pace: z.int().min(1).max(5).optional(),
  /** Most hours on foot in one day. */
  walkingHours: z.number().min(0).max(16).optional(),
  /** Metres above the sea. */
  highestPoint: z.int().min(-430).max(8849).optional(),
  minimumAge: z.int().min(0).max(99).optional(),
  /** Slug of the guide who leads it as a rule. */
  guide: z.string().optional(),
  /** Where it starts and ends; the address in the script of the place, to show to a driver. */
  meeting: placeSchema.extend({ localAddress: z.string().trim().max(200).optional() }).optional(),
  end: placeSchema.extend({ localAddress: z.string().trim().max(200).optional() }).optional(),
  /** One a day of the tour, the day of departure included. */
  days: z
    .array(dayFactsSchema)
    .max(limits.days)
    .refine((days) => days.reduce((sum, { stops }) => sum + stops.length, 0) <= limits.stops, `at most ${limits.stops} stops in all`),
  access: z.partialRecord(z.enum(accessTopics), z.enum(accessVerdicts)),
  womenLed: z.partialRecord(z.enum(womenLedFacts), z.boolean()),
  /** What must be paid on the spot. */
  localPayments: z.array(z.object({ usd: z.number().positive().max(10_000), local: onTheSpot.optional() })).max(10),
  /** What a traveller will probably spend, US dollars a person, lowest and highest; the month in which it was estimated. */
  estimates: z
    .array(
      z
        .object({
          kind: z.enum(estimateKinds),
          lowUsd: z.number().min(0).max(20_000),
          highUsd: z.number().min(0).max(20_000),
          month: isoMonth,
        })
        .refine(({ lowUsd, highUsd }) => lowUsd <= highUsd, { path: ["highUsd"], message: "at least the lower amount" }),
    )
    .max(12),
});

const pointText = z.object({
  address: z.string().trim().min(3).max(300),
  /** How to get there, or away, by day and after dark. */
  byDay: paragraph,
  afterDark: paragraph.optional(),
});

/** Texts beside the facts, in the same order: what belongs to the third stop of a day is the third of its names. */
export const tripTextSchema = z.object({
  /** A sentence on the pace. */
  pace: sentence,
  /** How we sleep, in a line: "Family-run tea houses, twin rooms, shared bathrooms". */
  stayStyle: sentence,
  /** Is this trip right for you? What may disappoint, too. */
  rightForYou: z.array(sentence).min(3).max(6),
  meeting: pointText,
  end: pointText,
  bring: z.array(sentence).max(20),
  questions: z.array(z.object({ question: sentence, answer: paragraph })).max(20),
  days: z
    .array(
      z.object({
        /** Where the night is spent, and the name of the house where it may be said. */
        stayPlace: label.optional(),
        stayName: label.optional(),
        activities: z.array(sentence).max(limits.activitiesOfDay),
        stops: z.array(label).max(limits.stopsOfDay),
      }),
    )
    .max(limits.days),
  access: z.partialRecord(z.enum(accessTopics), sentence),
  /** Whom to ask about access. */
  accessContact: sentence,
  /** To whom each payment on the spot goes, and for what. */
  localPayments: z.array(sentence).max(10),
  /** What each estimate covers, and on what it is based. */
  estimates: z.array(z.object({ label, basis: sentence })).max(12),
  /** Each section as paragraphs; a section that is missing here is inherited from the country, else from the site. */
  notes: z.partialRecord(z.enum(noteSections), z.array(paragraph).max(12)),
});

export const noteTextSchema = z.partialRecord(z.enum(noteSections), z.array(paragraph).max(12));

export const guideFactsSchema = z.object({
  slug: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  /** Picture of her face, such as `people/guide-haruka`. */
  picture: z.string().regex(/^[a-z]+\/[a-z0-9-]+$/),
  /** BCP 47 tags, her own language first. */
  languages: z
    .array(z.string().regex(/^[a-z]{2,3}(-[A-Za-z]{2,4})?$/))
    .min(1)
    .max(8),
  /** The year in which she began to guide for the agency. */
  since: z.int().min(1950).max(2100),
});
export const guideTextSchema = z.object({
  name: z.string().trim().min(2).max(60),
  /** Where she lives: `Kyoto`. */
  place: z.string().trim().min(2).max(60),
  /** Two sentences. */
  about: z.string().trim().min(20).max(400),
});

export type TripFacts = z.infer<typeof tripFactsSchema>;
export type TripText = z.infer<typeof tripTextSchema>;
export type NoteText = z.infer<typeof noteTextSchema>;
export type GuideFacts = z.infer<typeof guideFactsSchema>;
export type GuideText = z.infer<typeof guideTextSchema>;
