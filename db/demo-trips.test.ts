/** The demo's trips agree with themselves, with their tours and across languages. */
import { describe, expect, test } from "vitest";
import { otherLanguages } from "#app/features/publishing/content/content-terms.ts";
import { demoGuides, demoNotes, demoTours } from "./demo/demo-content.ts";

const [tours, guides, notes] = await Promise.all([demoTours(), demoGuides(), demoNotes()]);
const languages = ["en", ...otherLanguages];
const radius = 6371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;
/** Kilometres as the crow flies. */
function distance(from: { latitude: number; longitude: number }, to: { latitude: number; longitude: number }): number {
  const [a, b] = [radians(from.latitude), radians(to.latitude)];
  const h = Math.sin((b - a) / 2) ** 2 + Math.cos(a) * Math.cos(b) * Math.sin(radians(to.longitude - from.longitude) / 2) ** 2;
  return 2 * radius * Math.asin(Math.sqrt(h));
}

describe.each(tours.map((tour) => [tour.slug, tour] as const))("%s", (_, { facts, texts, trip }) => {
  test("has a day for each day, and in five languages as many words as facts", () => {
    expect(trip.facts.days).toHaveLength(facts.durationDays);
    for (const language of languages) {
      const text = trip.texts[language];
      const sizes = (days: { stops: unknown[]; activities: unknown[] }[] = []) =>
        days.map((day) => [day.stops.length, day.activities.length]);
      expect([language, sizes(text?.days)]).toEqual([language, sizes(trip.facts.days)]);
      expect([language, text?.localPayments.length, text?.estimates.length]).toEqual([
        language,
        trip.facts.localPayments.length,
        trip.facts.estimates.length,
      ]);
      expect([language, Object.keys(text?.access ?? {}).sort()]).toEqual([language, Object.keys(trip.facts.access).sort()]);
      expect([language, Object.keys(text?.notes ?? {}).sort()]).toEqual([language, Object.keys(trip.texts.en.notes).sort()]);
      expect([language, text?.questions.length, text?.rightForYou.length, text?.bring.length]).toEqual([
        language,
        trip.texts.en.questions.length,
        trip.texts.en.rightForYou.length,
        trip.texts.en.bring.length,
      ]);
    }
  });

  test("has a guide and countries that are written about", () => {
    expect(guides.map(({ facts: { slug } }) => slug)).toContain(trip.facts.guide);
    const scopes = notes.map(({ scope }) => scope);
    for (const country of trip.facts.countries) expect(scopes).toContain(country);
  });

  test("no day's way is shorter than the crow's, and no place lies where no leg could lead", () => {
    for (const [index, day] of trip.facts.days.entries()) {
      // A day may begin where the evening before has led, which is no part of its own way.
      const crow = day.stops.slice(1).reduce((sum, place, at) => sum + distance(day.stops[at]!, place), 0);
      const legs = day.legs.filter(({ mode }) => mode !== "flight");
      const known = day.legs.every(({ km }) => km !== undefined) && day.legs.length > 0;
      // Distances are rounded, and a day's last bend may lie beside its stop.
      if (known && legs.length === day.legs.length) {
        const km = legs.reduce((sum, leg) => sum + (leg.km ?? 0), 0);
        expect([index + 1, Math.round(crow) <= km * 1.15 + 3]).toEqual([index + 1, true]);
      }
    }
  });

  test("sleeps somewhere every night but the last, and its hours on foot and highest point are those of its days", () => {
    const nights = trip.facts.days.slice(0, -1).map(({ stay }) => stay !== undefined);
    expect(nights).not.toContain(false);
    expect([undefined, "none"]).toContain(trip.facts.days.at(-1)?.stay);
    const walked = trip.facts.days.map(({ legs }) => legs.reduce((sum, { mode, hours }) => sum + (mode === "walk" ? (hours ?? 0) : 0), 0));
    if (trip.facts.walkingHours !== undefined) expect(Math.abs(Math.max(...walked) - trip.facts.walkingHours)).toBeLessThanOrEqual(1);
    const { highestPoint } = trip.facts;
    const written = JSON.stringify([texts.en, trip.texts.en]);
    if (highestPoint !== undefined) expect(written).toMatch(new RegExp(`${highestPoint.toLocaleString("en")}|${highestPoint}`));
  });
});
