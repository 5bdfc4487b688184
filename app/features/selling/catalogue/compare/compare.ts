/** Which tours are compared, and what is put side by side. */
import type { RefundNow } from "#app/features/selling/catalogue/cancellation-tiers.ts";
import type { NextDeparture } from "#app/features/selling/catalogue/departures.ts";
import type { AccessTopic, AccessVerdict, Meal, StayKind, TripDay } from "#app/features/selling/catalogue/trip/trip.ts";
import type { Picture } from "#app/ui/picture.tsx";
import type { ShownPrice } from "#app/values/money.ts";

/** So many of an address are looked up; nobody means more. */
const askedAtMost = 12;
const longestSlug = 80;

/** The slugs that an address asks for, each once: `?tours=a,b` as a link writes them, `?tours=a&tours=b` as a form does. */
export function toursAsked(params: URLSearchParams): string[] {
  const slugs = params
    .getAll("tours")
    .flatMap((value) => value.split(",", askedAtMost))
    .map((slug) => slug.trim().slice(0, longestSlug))
    .filter((slug) => slug !== "");
  return [...new Set(slugs)].slice(0, askedAtMost);
}

export type ComparedTour = {
  slug: string;
  title: string;
  destination: string;
  picture: Picture | undefined;
  durationDays: number;
  groupMin: number;
  groupMax: number;
  price: ShownPrice;
  /** In the end, with what is paid on the spot and probably spent. */
  cost: { low: number; high: number } | undefined;
  next: NextDeparture | undefined;
  /** What cancelling the next departure gives back, and until when; null where nothing comes back. */
  refund: RefundNow | null;
  pace: number | undefined;
  walkingHours: number | undefined;
  minimumAge: number | undefined;
  meals: { meal: Meal; count: number }[];
  stays: { kind: StayKind; count: number }[];
  access: { topic: AccessTopic; verdict: AccessVerdict | undefined; text: string | undefined }[];
};

function counted<Item>(items: Item[]): Map<Item, number> {
  const counts = new Map<Item, number>();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  return counts;
}

/** Meals of the whole trip, by kind, in the order in which they are eaten. */
export function mealsOf(days: TripDay[], kinds: readonly Meal[]): ComparedTour["meals"] {
  const counts = counted(days.flatMap(({ meals }) => meals));
  return days.length === 0 ? [] : kinds.map((meal) => ({ meal, count: counts.get(meal) ?? 0 }));
}

/** Nights of each kind, the most first. A day without a night under way is none. */
export const staysOf = (days: TripDay[]): ComparedTour["stays"] =>
  [...counted(days.flatMap(({ stay }) => (stay && stay.kind !== "none" ? [stay.kind] : [])))]
    .map(([kind, count]) => ({ kind, count }))
    .toSorted((a, b) => b.count - a.count);

/** An answer as lines of text: what it says, or says one by one (`lines`), and what explains it (`more`). */
export type ComparedCell = { lines: string[]; more?: string | undefined };
/** One line of the comparison: an answer for each tour. */
export type ComparedRow = { name: string; cells: ComparedCell[] };

/** True where the tours do not all answer the same, however they explain it. */
export const differs = ({ cells }: ComparedRow): boolean => new Set(cells.map(({ lines }) => lines.join("\n"))).size > 1;
