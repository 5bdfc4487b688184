import type { NoteText } from "#app/features/selling/catalogue/trip/trip-content.ts";

/** What all trips inherit; it repeats the terms and never promises more. */
export const en = {
  insurance: [
    "The price of every tour includes travel insurance for each traveller, from the first day of the tour to its last. It covers emergency medical treatment and repatriation up to US$100,000 per traveller and, on treks, helicopter evacuation up to an altitude of 6,000 m. You pay the first US$100 of each claim yourself.",
    "It does not cover cancellation of the tour, whoever cancels; valuables worth more than US$500; medical conditions that you already had and did not declare to the insurer before the tour; or days before and after it. We recommend cancellation insurance of your own, and cover for the days you add.",
    "The insurer’s certificate comes with your confirmation. It names the insurer and the emergency number, and says how to declare a condition and how to claim. Keep one copy on your phone and one on paper. The full text is in our Terms and Conditions, under “Free travel insurance”.",
  ],
  safety: [
    "A woman leads each of our tours, and everyone may book them. If something makes you uneasy, a man who follows you or a lock that doesn’t close, tell her. “I don’t like how that man is standing” is enough; you need no evidence.",
    "A woman in front does not free a street of remarks, and we don’t promise that she does. What helps: shoulders and knees covered where that is the custom, a firm no in the language of the place, a licensed taxi that the hotel has called, a drink that stays in your hand, and someone at home who knows where you sleep.",
    "The tour page says who meets you on the first day, and how to come to the meeting point after dark. From 48 hours before departure until you are home, a person answers our care number at any hour. It is in your confirmation; save it before you leave.",
    "Harassment is not tolerated. Tell your guide or the care number at once. A guide may exclude someone who harasses or endangers others, if possible after a warning.",
  ],
  responsibleTravel: [
    "Trains before planes, family houses before chains, groups of sixteen at most. Half of what each day costs stays in the place where you spend it. Where a tour takes a plane all the same, its page says so.",
    "Ask before you take a picture of someone, and accept a no. Give children no sweets, pens or money; if you’d like to help, ask your guide what the school or the clinic needs.",
    "Keep the distance to animals that your guide names, and feed none. Buy nothing made of ivory, coral, shell or fur. Bring a bottle to refill, and take home what no one can dispose of on the way, batteries above all.",
  ],
  rules: [
    "Treat guests, guides and hosts with respect, and follow local law. Harassment, violence and illegal drugs are not tolerated.",
    "Be at the meeting place in time, and follow your guide’s safety instructions: on water, at heights and near animals her word is final. Weather, roads or local events can force a change of order or route. You then get something of the same value.",
    "Under 18, an adult of your party must travel with you. We refuse no one because of sex, gender, age, origin, religion, orientation or disability, and expect the same of everyone in the group.",
    "A guide may exclude someone who endangers or harasses others, if possible after a warning. We help that person to get home, at their own cost, and refund nothing for the rest of the tour.",
  ],
  ifSomethingGoesWrong: [
    "If life is in danger, call the local emergency services first, then us. The insurer’s emergency number is on your certificate.",
    "From 48 hours before departure until you are home, a person answers our care number at any hour. Whoever answers can change transfers, reach your guide, doctors or the insurer, and call you back. In that time an email is answered within 4 hours, at any other time within one working day.",
    "If your flight is late, call the care number as soon as you know. If your passport is lost, you need a report from the police and your embassy; a copy of the passport and two passport pictures make it quicker.",
    "If something is not as agreed, tell your guide or the care number at once, so that we can put it right while you are there. If we cannot, you get a fair part of the price back. If that does not help, write to us, if possible within 28 days after the tour. We’ll confirm within 2 working days and answer within 14 days.",
    "If an event that no one could prevent stops a tour under way, we refund what was not provided or replaced, and help you to get home. Extra nights and tickets are then yours to pay, unless the insurance or the law says otherwise.",
  ],
  health: [
    "Ask a doctor about vaccinations and medicines at least eight weeks before you leave. Read how hard the tour is, and tell us before booking if a condition may affect you or the group. Health details need your consent, and we delete them 30 days after the tour.",
    "Periods: there are pads in every first-aid kit. Bring what you normally use, enough for the whole trip; tampons are hard to find in many places. Long flights, heat and height can shift a cycle. A few temples ask women who are menstruating to stay outside; your guide knows which, so no one has to whisper.",
    "Toilets: on long drives and walks there may be none for two or three hours, and some are a hole behind a door. Paper, hand gel and a small bag belong in your day bag. Ask your guide in the morning where the next one is. To drink less is the wrong way out, above all in heat and at height.",
    "Medicines: carry them in your hand luggage, in their boxes, with a prescription that names the substance. Some that are common at home are forbidden elsewhere; the embassy knows. The first-aid kit is for small injuries, and a guide is no doctor: bring your own painkillers, something for the stomach and rehydration salts.",
  ],
  packing: [
    "One bag that you can lift yourself, and a small one for the day. Layers instead of one thick coat, something that covers shoulders and knees, and shoes in which you have already walked.",
    "In the day bag: passport, insurance certificate, medicines, a bottle to refill, paper, hand gel, a torch and a charged power bank. On planes the power bank travels in hand luggage.",
  ],
  roomsAndMeals: [
    "Prices are per person, sharing a twin or double room, unless the tour page says otherwise. If you travel alone, ask us before you book whether you can share, and what a single room costs; small houses have few of them.",
    "The itinerary says how you sleep each night and which meals are included each day. Other meals, and drinks unless the tour page lists them, you pay on the spot. Hotels may be replaced by others of the same class.",
    "Tell us when you book what you do not eat, and tell your guide again on the first day. In family kitchens the choice is small, and no one can rule out traces of nuts, milk or gluten.",
  ],
  transport: [
    "The tour page says how you travel each day. Flights to and from the tour are not included unless it says so. Choose tickets that can be changed, because we cannot refund flights or hotels that you booked elsewhere.",
    "Hours on the road are those of a good day. Weather, roads or local events can force a change of order or route. You then get something of the same value.",
    "Wear the belt wherever there is one. If a driver is too fast for you, tell your guide. If you get travel-sick, say so on the first day and ask for a seat in front.",
  ],
  moneyMatters: [
    "The price covers everything that the tour page lists as included. The page also says what must be paid on the spot, and what you will probably spend besides, with the month of the estimate.",
    "Take two cards from two banks and keep them apart, with some cash in small notes. Tell your bank where you are going. At a machine or a till, choose the currency of the country, not your own: it is nearly always cheaper.",
    "Tips are voluntary, and the tour page says what is usual. If anyone asks you to pay for something that is listed as included, tell your guide or the care number.",
  ],
} satisfies NoteText;
