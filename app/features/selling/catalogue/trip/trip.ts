/** A trip as it is shown: its facts with the words that go with them. What is not filled in is not there. */
import { roundHalfUp, rateOf, type Currency, type Rates } from "#app/values/money.ts";
import type { TripFacts, TripText } from "./trip-content.ts";
import {
  accessTopics,
  womenLedFacts,
  type accessVerdicts,
  type estimateKinds,
  type legModes,
  type meals,
  type stayKinds,
} from "./trip-terms.ts";

export type Meal = (typeof meals)[number];
export type StayKind = (typeof stayKinds)[number];
export type LegMode = (typeof legModes)[number];
export type AccessTopic = (typeof accessTopics)[number];
export type AccessVerdict = (typeof accessVerdicts)[number];
export type WomenLedFact = (typeof womenLedFacts)[number];
export type EstimateKind = (typeof estimateKinds)[number];

export type Stop = { name: string; latitude: number; longitude: number; by: LegMode | undefined };
export type TripDay = {
  meals: Meal[];
  stay: { kind: StayKind; place: string | undefined; name: string | undefined } | undefined;
  legs: { mode: LegMode; km?: number | undefined; hours?: number | undefined }[];
  /** Metres climbed on foot. */
  ascent: number | undefined;
  /** Prices in whole units of the currency shown. */
  activities: { name: string; price: number }[];
  stops: Stop[];
};
export type Point = {
  latitude: number;
  longitude: number;
  localAddress: string | undefined;
  /** The language of that address, as its country mostly writes: BCP 47. */
  localLanguage: string | undefined;
  address: string;
  byDay: string;
  afterDark: string | undefined;
};

/** A payment or an estimate, in whole units of the currency shown; `local` is what is really paid on the spot. */
export type CostLine = {
  kind: EstimateKind | "local";
  label: string;
  low: number;
  high: number;
  basis: string | undefined;
  /** The month of the estimate, 2026-11; marked where it is older than a year. */
  month: string | undefined;
  stale: boolean;
  local: { amount: number; currency: string } | undefined;
};
export type TrueCost = { currency: Currency; price: number; lines: CostLine[]; low: number; high: number };

export type Trip = {
  pace: { level: number; text: string | undefined } | undefined;
  walkingHours: number | undefined;
  highestPoint: number | undefined;
  minimumAge: number | undefined;
  stayStyle: string | undefined;
  meeting: Point | undefined;
  end: Point | undefined;
  rightForYou: string[];
  bring: string[];
  questions: { question: string; answer: string }[];
  /** One a day of the tour, the day of departure included; none where none is written. */
  days: TripDay[];
  access: { topic: AccessTopic; verdict: AccessVerdict | undefined; text: string | undefined }[];
  accessContact: string | undefined;
  womenLed: WomenLedFact[];
  cost: TrueCost | undefined;
};

/** A list in the language shown, where it is as long as in English: words stand beside facts by their places. */
const beside = <Entry>(own: Entry[] | undefined, english: Entry[] | undefined): Entry[] | undefined =>
  own && own.length === english?.length ? own : english;

/** A word of the language shown, else of English: fields, days, and entries of a record, one by one. */
export function tripTextIn(own: Partial<TripText> = {}, english: Partial<TripText>): Partial<TripText> {
  return {
    ...english,
    ...Object.fromEntries(Object.entries(own).filter(([, value]) => value !== undefined)),
    days: english.days?.map((day, index) => {
      const translated = own.days?.[index];
      return {
        stayPlace: translated?.stayPlace ?? day.stayPlace,
        stayName: translated?.stayName ?? day.stayName,
        stops: beside(translated?.stops, day.stops) ?? [],
        activities: beside(translated?.activities, day.activities) ?? [],
      };
    }),
    localPayments: beside(own.localPayments, english.localPayments),
    estimates: beside(own.estimates, english.estimates),
    access: { ...english.access, ...own.access },
    notes: { ...english.notes, ...own.notes },
  };
}

/** Months from one (2026-11) to another. */
const monthsBetween = (from: string, to: string): number => {
  const months = (month: string) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7));
  return months(to) - months(from);
};

/** What is estimated is worth a second look after a year. */
export const isStale = (month: string, today: string): boolean => monthsBetween(month, today.slice(0, 7)) > 12;

type CostQuestion = { facts: TripFacts; text: Partial<TripText>; price: number; currency: Currency; rates: Rates; today: string };

/**
 * What the trip costs one traveller in the end, from lowest to highest, in whole units of the currency shown: each line is converted and
 * rounded by itself, so that the sum is the sum of what is read. Undefined where neither payments nor estimates are written.
 */
export function trueCost({ facts, text, price, currency, rates, today }: CostQuestion): TrueCost | undefined {
  const shown = (usd: number) => roundHalfUp(usd * rateOf(currency, rates));
  const payments = facts.localPayments.flatMap(({ usd, local }, index): CostLine[] => {
    const label = text.localPayments?.[index];
    const amount = shown(usd);
    return label ? [{ kind: "local", label, low: amount, high: amount, basis: undefined, month: undefined, stale: false, local }] : [];
  });
  const estimates = facts.estimates.flatMap(({ kind, lowUsd, highUsd, month }, index): CostLine[] => {
    const words = text.estimates?.[index];
    const amounts = { low: shown(lowUsd), high: shown(highUsd) };
    return words ? [{ kind, ...words, ...amounts, month, stale: isStale(month, today), local: undefined }] : [];
  });
  const lines = [...payments, ...estimates];
  if (lines.length === 0) return undefined;
  const sum = (end: "low" | "high") => lines.reduce((total, line) => total + line[end], price);
  return { currency, price, lines, low: sum("low"), high: sum("high") };
}

/** What is mostly written in a country: `ja` in JP. */
const languageOf = (country: string | undefined) => country && new Intl.Locale(`und-${country}`).maximize().language;

/** Facts and words of one tour, joined; the price is that of one traveller, in whole units of the currency shown. */
export function tripOf(question: CostQuestion): Trip {
  const { facts, text, currency, rates } = question;
  const shown = (usd: number) => roundHalfUp(usd * rateOf(currency, rates));
  const point = (name: "meeting" | "end"): Point | undefined => {
    const place = facts[name];
    const words = text[name];
    return place && words
      ? {
          latitude: place.latitude,
          longitude: place.longitude,
          localAddress: place.localAddress,
          localLanguage: languageOf(name === "meeting" ? facts.countries[0] : facts.countries.at(-1)),
          address: words.address,
          byDay: words.byDay,
          afterDark: words.afterDark,
        }
      : undefined;
  };
  const topics = Object.keys(facts.access).length + Object.keys(text.access ?? {}).length > 0;
  return {
    pace: facts.pace === undefined ? undefined : { level: facts.pace, text: text.pace },
    walkingHours: facts.walkingHours,
    highestPoint: facts.highestPoint,
    minimumAge: facts.minimumAge,
    stayStyle: text.stayStyle,
    meeting: point("meeting"),
    end: point("end"),
    rightForYou: text.rightForYou ?? [],
    bring: text.bring ?? [],
    questions: text.questions ?? [],
    days: facts.days.map((day, index) => {
      const words = text.days?.[index];
      return {
        meals: day.meals,
        stay: day.stay && { kind: day.stay, place: words?.stayPlace, name: words?.stayName },
        legs: day.legs,
        ascent: day.ascent,
        activities: day.activities.flatMap(({ priceUsd }, at) => {
          const name = words?.activities[at];
          return name ? [{ name, price: shown(priceUsd) }] : [];
        }),
        stops: day.stops.flatMap(({ latitude, longitude, by }, at) => {
          const name = words?.stops[at];
          return name ? [{ name, latitude, longitude, by }] : [];
        }),
      };
    }),
    // All topics once any is answered: what nobody has looked at is said to be so.
    access: topics ? accessTopics.map((topic) => ({ topic, verdict: facts.access[topic], text: text.access?.[topic] })) : [],
    accessContact: text.accessContact,
    womenLed: womenLedFacts.filter((fact) => facts.womenLed[fact]),
    cost: trueCost(question),
  };
}
