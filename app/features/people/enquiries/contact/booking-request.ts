import type { Party } from "#app/features/selling/bookings/booking-price.ts";
import { childrenOf } from "#app/features/selling/catalogue/tour-page/tour-page.ts";

/** Adults of a request: a whole number from one to the largest group; whatever else is asked for becomes the nearest, or one. */
export function adultsAsked(asked: string | undefined, largestGroup: number): number {
  const digits = /^\s*(\d+)\s*$/.exec(asked ?? "")?.[1];
  return digits === undefined ? 1 : Math.min(Math.max(Number(digits), 1), largestGroup);
}

type Asked = {
  adults?: string | undefined;
  children?: string | undefined;
  /** How many there are in all, as older links say it: adults. */
  travellers?: string | undefined;
};

/** The party of a request, within the largest group; without children where there is no price for them, as on the tour's page. */
export function partyAsked(asked: Asked, tour: { largestGroup: number; childPrice: number | null }): Party {
  const adults = adultsAsked(asked.adults ?? asked.travellers, tour.largestGroup);
  return { adults, children: tour.childPrice === null ? 0 : childrenOf(asked.children ?? null, tour.largestGroup - adults) };
}
