import { useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import type { TourDeparture } from "./tour-detail.server.ts";
import { changedQuery, chosenDeparture, partySize } from "./tour-page.ts";

export type TourChoice = {
  /** Empty for a visitor who is not sure yet. */
  departureId: string;
  /** What stands in the field, which may be half typed. */
  typedTravellers: string;
  travellers: number;
  chooseDeparture: (id: string) => void;
  chooseTravellers: (typed: string) => void;
};

/** The departure and the party the visitor has chosen. The address keeps them, so that Back, a reload and a shared link bring them back. */
export function useTourChoice(departures: TourDeparture[], largestParty: number): TourChoice {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const [departureId, setDepartureId] = useState(() => chosenDeparture(departures, params.get("departure")));
  const [typedTravellers, setTypedTravellers] = useState(() => String(partySize(params.get("travellers"), largestParty)));
  const remember = (changes: Record<string, string>) =>
    void navigate({ search: changedQuery(params, changes) }, { replace: true, preventScrollReset: true });
  return {
    departureId,
    typedTravellers,
    travellers: partySize(typedTravellers, largestParty),
    chooseDeparture(id) {
      setDepartureId(id);
      remember({ departure: id });
    },
    chooseTravellers(typed) {
      setTypedTravellers(typed);
      remember({ travellers: String(partySize(typed, largestParty)) });
    },
  };
}
