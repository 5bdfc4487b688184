import { useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import type { TourDeparture } from "./tour-detail.server.ts";
import { changedQuery, childrenOf, chosenDeparture, departureParameter, travellersOf } from "./tour-page.ts";

export type TourChoice = {
  /** Empty for a visitor who is not sure yet. */
  departureId: string;
  /** What stands in the fields, which may be half typed. */
  typed: { adults: string; children: string };
  adults: number;
  children: number;
  chooseDeparture: (id: string) => void;
  chooseAdults: (typed: string) => void;
  chooseChildren: (typed: string) => void;
};

/** The departure and the party the visitor has chosen. The address keeps them, so that Back, a reload and a shared link bring them back. */
export function useTourChoice(departures: TourDeparture[], tour: { largestParty: number; childPrice: number | null }): TourChoice {
  const { largestParty } = tour;
  // Without a price for children the page has no field for them: none are counted whom nobody sees.
  const mostChildren = tour.childPrice === null ? 0 : largestParty;
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const [departureId, setDepartureId] = useState(() => chosenDeparture(departures, params.get("departure")));
  const [typed, setTyped] = useState(() => {
    const adults = travellersOf(params.get("adults") ?? params.get("travellers"), largestParty);
    return { adults: String(adults), children: String(childrenOf(params.get("children"), Math.min(mostChildren, largestParty - adults))) };
  });
  const adults = travellersOf(typed.adults, largestParty);
  const children = childrenOf(typed.children, Math.min(mostChildren, largestParty - adults));
  const remember = (changes: Record<string, string | null>) =>
    void navigate({ search: changedQuery(params, changes) }, { replace: true, preventScrollReset: true });
  return {
    departureId,
    typed,
    adults,
    children,
    chooseDeparture(id) {
      setDepartureId(id);
      remember({ departure: departureParameter(id) });
    },
    chooseAdults(text) {
      setTyped((before) => ({ ...before, adults: text }));
      remember({ adults: String(travellersOf(text, largestParty)), travellers: null });
    },
    chooseChildren(text) {
      setTyped((before) => ({ ...before, children: text }));
      remember({ children: String(childrenOf(text, largestParty - adults)) });
    },
  };
}
