/** Reads what the forms of a trip send, a section at a time, and lays it upon what is stored. */
import { z } from "zod";
import { limits, tripFactsSchema, tripTextSchema } from "#app/features/selling/catalogue/trip/trip-content.ts";
import {
  accessTopics,
  accessVerdicts,
  estimateKinds,
  meals,
  stayKinds,
  womenLedFacts,
} from "#app/features/selling/catalogue/trip/trip-terms.ts";
import { placeOf } from "#app/features/publishing/content/admin/editor/coordinates.ts";
import { sides, type Day, type DayText, type TripDraft } from "./trip-fields.server.ts";
import { activityOf, legOf, linesOf, numberOf, paymentOf, stopOf } from "./trip-lines.ts";
import type { TripErrors, TripFields, TripProblem, TripSection } from "#app/features/publishing/content/trip-sections.ts";

type Read = { ok: true; draft: TripDraft } | { ok: false; errors: TripErrors };

/** What a section's form says, laid upon what is stored; why it cannot be, by field, where it cannot. */
export function readSection(
  section: TripSection,
  fields: TripFields,
  { draft, durationDays }: { draft: TripDraft; durationDays: number },
): Read {
  const errors: TripErrors = {};
  const changed = new Sections(fields, errors)[section](structuredClone(draft), durationDays);
  if (Object.keys(errors).length > 0) return { ok: false, errors };
  const checked = z
    .object({ facts: tripFactsSchema, english: tripTextSchema.partial(), other: tripTextSchema.partial() })
    .safeParse(changed);
  if (checked.success) return { ok: true, draft: changed };
  for (const issue of checked.error.issues) errors[fieldAt(section, issue.path)] = problemOf(issue);
  return { ok: false, errors };
}

function problemOf(issue: z.core.$ZodIssue): TripProblem {
  if (issue.code === "too_small") return issue.origin === "string" ? "short" : issue.origin === "array" ? "many" : "between";
  if (issue.code === "too_big") return issue.origin === "string" ? "long" : issue.origin === "array" ? "many" : "between";
  if (issue.code !== "custom") return "unknown";
  return issue.path.at(-1) === "highUsd" ? "order" : "many";
}

/** The field of the form that a place in the draft was typed into: the nearest one. */
function fieldAt(section: TripSection, [side, ...path]: PropertyKey[]): string {
  const [first, index, name, ...rest] = path.map(String);
  const prefix = side === "facts" ? "" : `${String(side)}.`;
  if (section === "days") return first === "days" && index !== undefined ? `${index}.${dayField(prefix, name)}` : "0.stops";
  if (section === "points" && side === "facts") return `${first}.${index === "localAddress" ? index : "place"}`;
  if (section === "points") return `${first}.${prefix}${index ?? "address"}`;
  if (section === "access") return first === "accessContact" ? `${prefix}contact` : `${prefix}${index ?? first}`;
  if (section === "questions") return `${prefix}${index ?? 0}.${name ?? "answer"}`;
  if (section === "cost" && first === "estimates") {
    const names: Record<string, string> = { lowUsd: "low", highUsd: "high" };
    return `${prefix}${index ?? 0}.${names[name ?? ""] ?? name ?? "low"}`;
  }
  if (section === "cost") return prefix === "other." ? "other.payments" : "payments";
  return rest.length > 0 ? (first ?? "") : `${prefix}${first}`;
}
const dayField = (prefix: string, name: string | undefined): string =>
  prefix === "english." && name !== "stayPlace" && name !== "stayName" ? (name ?? "stops") : `${prefix}${name ?? "stops"}`;

/** Reads the fields of each section; what cannot be meant is noted at its field. */
class Sections {
  readonly #fields: TripFields;
  readonly #errors: TripErrors;
  constructor(fields: TripFields, errors: TripErrors) {
    this.#fields = fields;
    this.#errors = errors;
  }

  #text = (name: string): string | undefined => this.#fields[name]?.trim() || undefined;
  #number(name: string): number | undefined {
    if (this.#text(name) === undefined) return undefined;
    const value = numberOf(this.#fields[name]);
    if (Number.isNaN(value)) this.#errors[name] = "number";
    return value;
  }
  #oneOf<Term extends string>(name: string, terms: readonly Term[]): Term | undefined {
    const value = this.#text(name);
    const term = terms.find((each) => each === value);
    if (value !== undefined && term === undefined) this.#errors[name] = "unknown";
    return term;
  }
  /** Each line by `read`; one that is none is the field's error. */
  #lines<Entry>(name: string, read: (line: string) => Entry | undefined): Entry[] {
    return linesOf(this.#fields[name]).flatMap((line) => {
      const entry = read(line);
      if (entry === undefined) this.#errors[name] = "line";
      return entry === undefined ? [] : [entry];
    });
  }
  /** As many lines as in English, of the field `of`; where those can't be read, that alone is wrong. */
  #translatedLines(name: string, wanted: number, of: string): string[] {
    const lines = linesOf(this.#fields[name]);
    if (lines.length > 0 && lines.length !== wanted && !this.#errors[of]) this.#errors[name] = "pair";
    return lines;
  }

  facts(draft: TripDraft): TripDraft {
    const { facts } = draft;
    facts.pace = this.#number("pace");
    facts.walkingHours = this.#number("walkingHours");
    facts.highestPoint = this.#number("highestPoint");
    facts.minimumAge = this.#number("minimumAge");
    facts.guide = this.#text("guide");
    facts.countries = (this.#text("countries") ?? "")
      .split(/[,\s]+/)
      .filter(Boolean)
      .map((code) => code.toUpperCase());
    for (const side of sides) {
      const text = draft[side];
      text.pace = this.#text(`${side}.pace`);
      text.stayStyle = this.#text(`${side}.stayStyle`);
      const list = (name: "rightForYou" | "bring") => {
        const lines = linesOf(this.#fields[`${side}.${name}`]);
        return lines.length > 0 ? lines : undefined;
      };
      text.rightForYou = list("rightForYou");
      text.bring = list("bring");
    }
    return draft;
  }

  days(draft: TripDraft, durationDays: number): TripDraft {
    const read = Array.from({ length: Math.min(durationDays, limits.days) }, (_, index) => this.#day(index));
    draft.facts.days = read.map(({ day }) => day);
    draft.english.days = read.map(({ english }) => english);
    const translated = read.map(({ other }) => other);
    draft.other.days = translated.some((day) => day.stayPlace || day.stops.length > 0 || day.activities.length > 0)
      ? translated
      : undefined;
    return draft;
  }
  #day(index: number): { day: Day; english: DayText; other: DayText } {
    const at = (name: string) => `${index}.${name}`;
    const stops = this.#lines(at("stops"), stopOf);
    const activities = this.#lines(at("activities"), activityOf);
    const stay = (side: string) => ({ stayPlace: this.#text(at(`${side}.stayPlace`)), stayName: this.#text(at(`${side}.stayName`)) });
    return {
      day: {
        meals: meals.filter((meal) => this.#fields[at(meal)] === "on"),
        stay: this.#oneOf(at("stay"), stayKinds),
        legs: this.#lines(at("legs"), legOf),
        ascent: this.#number(at("ascent")),
        activities: activities.map(({ priceUsd }) => ({ priceUsd })),
        stops: stops.map(({ latitude, longitude, by }) => ({ latitude, longitude, by })),
      },
      english: { ...stay("english"), stops: stops.map(({ name }) => name), activities: activities.map(({ name }) => name) },
      other: {
        ...stay("other"),
        stops: this.#translatedLines(at("other.stops"), stops.length, at("stops")),
        activities: this.#translatedLines(at("other.activities"), activities.length, at("activities")),
      },
    };
  }

  points(draft: TripDraft): TripDraft {
    for (const point of ["meeting", "end"] as const) {
      const typed = this.#text(`${point}.place`);
      const place = typed === undefined ? undefined : placeOf(typed);
      if (typed !== undefined && !place) this.#errors[`${point}.place`] = "place";
      const localAddress = this.#text(`${point}.localAddress`);
      draft.facts[point] = place && { latitude: place[0], longitude: place[1], localAddress };
      for (const side of sides) {
        const [address, byDay, afterDark] = ["address", "byDay", "afterDark"].map((name) => this.#text(`${point}.${side}.${name}`));
        if (address && !byDay) this.#errors[`${point}.${side}.byDay`] = "short";
        if (byDay && !address) this.#errors[`${point}.${side}.address`] = "short";
        draft[side][point] = address && byDay ? { address, byDay, afterDark } : undefined;
      }
    }
    return draft;
  }

  access(draft: TripDraft): TripDraft {
    draft.facts.womenLed = Object.fromEntries(womenLedFacts.flatMap((fact) => (this.#fields[fact] === "on" ? [[fact, true]] : [])));
    draft.facts.access = Object.fromEntries(
      accessTopics.flatMap((topic) => {
        const verdict = this.#oneOf(topic, accessVerdicts);
        return verdict ? [[topic, verdict]] : [];
      }),
    );
    for (const side of sides) {
      draft[side].accessContact = this.#text(`${side}.contact`);
      const said = accessTopics.flatMap((topic) => {
        const text = this.#text(`${side}.${topic}`);
        return text ? [[topic, text]] : [];
      });
      draft[side].access = Object.fromEntries(said);
    }
    return draft;
  }

  cost(draft: TripDraft): TripDraft {
    const payments = this.#lines("payments", paymentOf);
    draft.facts.localPayments = payments.map(({ usd, local }) => ({ usd, local }));
    draft.english.localPayments = payments.map(({ label }) => label);
    draft.other.localPayments = this.#translatedLines("other.payments", payments.length, "payments");
    const rows = Array.from({ length: this.#rows() }, (_, index) => index).filter((index) => this.#text(`${index}.kind`));
    draft.facts.estimates = rows.map((index) => ({
      kind: this.#oneOf(`${index}.kind`, estimateKinds) ?? "extras",
      lowUsd: this.#number(`${index}.low`) ?? 0,
      highUsd: this.#number(`${index}.high`) ?? this.#number(`${index}.low`) ?? 0,
      month: this.#text(`${index}.month`) ?? "",
    }));
    const words = (side: "english" | "other") =>
      rows.map((index) => ({ label: this.#text(`${side}.${index}.label`) ?? "", basis: this.#text(`${side}.${index}.basis`) ?? "" }));
    draft.english.estimates = words("english");
    const translated = words("other");
    draft.other.estimates = translated.some(({ label, basis }) => label || basis) ? translated : undefined;
    return draft;
  }

  questions(draft: TripDraft): TripDraft {
    for (const side of sides) {
      const pairs = Array.from({ length: this.#rows() }, (_, index) => ({
        question: this.#text(`${side}.${index}.question`) ?? "",
        answer: this.#text(`${side}.${index}.answer`) ?? "",
      })).filter(({ question, answer }) => question || answer);
      draft[side].questions = pairs.length > 0 ? pairs : undefined;
    }
    return draft;
  }
  /** Rows that the form had, bounded: nobody's form has more. */
  #rows = (): number => Math.min(Math.max(0, Math.trunc(numberOf(this.#fields.rows)) || 0), 30);
}
