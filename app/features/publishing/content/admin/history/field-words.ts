import { useTranslation } from "react-i18next";
import { useFieldText } from "#app/features/agency/audit/admin/field-text.ts";
import { useFieldLabel } from "#app/features/publishing/content/admin/editor/editor-labels.ts";
import { publicationStates } from "#app/features/publishing/content/content-terms.ts";
import type { TripSection } from "#app/features/publishing/content/trip-sections.ts";
import {
  accessTopics,
  accessVerdicts,
  estimateKinds,
  meals,
  noteSections,
  stayKinds,
  womenLedFacts,
} from "#app/features/selling/catalogue/trip/trip-terms.ts";
import { useFormats } from "#app/i18n/format.ts";
import { isLanguage } from "#app/i18n/languages.ts";
import type { Difference } from "./differences.ts";

const among = <Name extends string>(names: readonly Name[], name: string | undefined) => names.find((known) => known === name);

/** Labels of a trip's forms that are called as their field. */
const ownLabels = [
  "walkingHours",
  "highestPoint",
  "countries",
  "stayStyle",
  "rightForYou",
  "bring",
  "ascent",
  "stayPlace",
  "stayName",
  "legs",
  "stops",
  "activities",
  "localAddress",
  "address",
  "byDay",
  "afterDark",
  "payments",
  "kind",
  "month",
  "low",
  "high",
  "label",
  "basis",
  "question",
  "answer",
] as const;

/** In which section of the forms a field of the trip stands, by its name in what is stored. */
const sectionsOfFields: Record<string, TripSection | "notes"> = {
  days: "days",
  meeting: "points",
  end: "points",
  access: "access",
  accessContact: "access",
  localPayments: "cost",
  estimates: "cost",
  questions: "questions",
  notes: "notes",
};

/** What fields and their values are called where versions are compared: as in the forms in which they are written. */
export function useFieldWords() {
  const { t } = useTranslation(["contentHistory", "contentAdmin", "tourAdmin", "tripAdmin", "trip", "tripNotes", "tour", "audit"]);
  const formats = useFormats();
  const pieceLabel = useFieldLabel();
  const auditText = useFieldText();
  const sectionName = (section: TripSection | "notes") => (section === "notes" ? t("notes") : t(`tourAdmin:sections.${section}`));

  /** The field of a form of the trip; `3.stay` is that of day 4. */
  function tripField({ part, name, language }: Difference): string {
    const [first = "", second] = name.split(".");
    const field = second ?? first;
    const own = among(ownLabels, field);
    const place = Number(first) + 1;
    const inside = (outer: string, inner: string) => t("inside", { outer, inner });
    if (part === "notes") {
      const section = among(noteSections, name);
      return section ? t(`tripNotes:sections.${section}`) : name;
    }
    if (part === "days") {
      const meal = among(meals, field);
      const called = meal ? t(`trip:meals.${meal}`) : field === "stay" ? t("trip:facts.stays") : own ? t(`tripAdmin:fields.${own}`) : field;
      return inside(t("tour:itinerary.day", { day: place }), called);
    }
    const label = own ? t(`tripAdmin:fields.${own}`) : field === "place" ? t("contentAdmin:fields.facts.place") : field;
    if (part === "points") return inside(t(first === "meeting" ? "tripAdmin:points.meeting" : "tripAdmin:points.end"), label);
    if (part === "cost" && second) return inside(t("tripAdmin:fields.estimate", { number: place }), label);
    if (part === "questions") return inside(t("tripAdmin:fields.questionNumber", { number: place }), label);
    if (part === "access") {
      const topic = among(accessTopics, name);
      if (!topic) return t("tripAdmin:fields.accessContact");
      return inside(t(`trip:access.${topic}`), t(language ? "tripAdmin:fields.sentence" : "tripAdmin:fields.verdict"));
    }
    if (name === "pace") return t(language ? "tripAdmin:fields.pace" : "trip:facts.pace");
    if (name === "minimumAge" || name === "guide") return t(`trip:facts.${name}`);
    const fact = among(womenLedFacts, name);
    return fact ? t(`trip:womenLed.${fact}`) : label;
  }

  return {
    /** A field of a comparison: `Day 4, Name of the house (German)`. */
    label(difference: Difference): string {
      const { part, name, language } = difference;
      if (part === "piece") return name === "state" ? t("audit:fields.state") : pieceLabel(name);
      const called = tripField(difference);
      return language ? t("contentAdmin:editor.inLanguage", { field: called, language: formats.languageName(language) }) : called;
    },
    /** A field as the list names it, several of one section once. */
    listed(names: readonly string[]): string[] {
      const called = names.map((name) => {
        const parts = name.split(".");
        const at = parts.indexOf("trip");
        if (at < 0) return auditText.name(name);
        const section = sectionName(sectionsOfFields[parts[at + 1] ?? ""] ?? "facts");
        const [language] = parts;
        return language && isLanguage(language)
          ? t("audit:fieldIn", { field: section, language: formats.languageName(language) })
          : section;
      });
      return [...new Set(called)];
    },
    /** What stands in a field; nothing is said to be so. */
    value({ part, name }: Difference, text: string): string {
      if (text === "") return t("nothing");
      const field = name.split(".").at(-1);
      if (text === "on") return t("yes");
      if (part === "piece") {
        const state = name === "state" ? among(publicationStates, text) : undefined;
        if (state) return t(`contentAdmin:states.${state}`);
        return name === "facts.startWeekday" ? formats.weekday(Number(text), "long") : text;
      }
      const stay = part === "days" && field === "stay" ? among(stayKinds, text) : undefined;
      if (stay) return t(`trip:stays.${stay}`);
      const verdict = part === "access" ? among(accessVerdicts, text) : undefined;
      if (verdict) return t(`trip:verdicts.${verdict}`);
      const kind = part === "cost" && field === "kind" ? among(estimateKinds, text) : undefined;
      return kind ? t(`trip:costs.${kind}`) : text;
    },
  };
}
