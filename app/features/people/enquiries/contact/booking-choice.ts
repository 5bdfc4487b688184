import { useState } from "react";
import type { Party } from "#app/features/selling/bookings/booking-price.ts";
import type { BookableDeparture } from "#app/features/selling/catalogue/bookable-departure.server.ts";
import { partyPrice } from "#app/features/selling/catalogue/tour-page/tour-page.ts";
import type { BookingRequest } from "./booking-request.server.ts";

export type BookingChoice = {
  departure: BookableDeparture | undefined;
  party: Party;
  /** For the party, in whole units of the currency shown. */
  sum: number;
  chooseDeparture: (id: string) => void;
  chooseParty: (change: Partial<Party>) => void;
};

const chosenIn = (request: BookingRequest | undefined) => ({ departureId: request?.departure?.id, party: request?.party });

/** What is chosen in the fields of the request, which booking online goes by, too. Another request begins anew with what it says. */
export function useBookingChoice(request: BookingRequest | undefined): BookingChoice | undefined {
  const [given, setGiven] = useState(request);
  const [chosen, setChosen] = useState(() => chosenIn(request));
  if (request !== given) {
    setGiven(request);
    setChosen(chosenIn(request));
  }
  if (!request) return undefined;
  const party = (request === given && chosen.party) || request.party;
  const departureId = request === given ? chosen.departureId : request.departure?.id;
  return {
    departure: request.departures.find(({ id }) => id === departureId),
    party,
    sum: partyPrice({ adult: request.price.price, child: request.childPrice }, party),
    chooseDeparture: (id) => setChosen({ departureId: id, party }),
    chooseParty: (change) => setChosen({ departureId, party: { ...party, ...change } }),
  };
}
