import type { NoteText } from "#app/features/selling/catalogue/trip/trip-content.ts";

export const en = {
  visas: [
    "As of November 2026, nearly all foreign visitors need a visa. Most can apply for an e-visa online, on the government’s own site, indianvisaonline.gov.in; others that look like it charge more. Apply two weeks ahead. Your passport must be valid for six months and have two empty pages.",
    "An e-visa is valid for arrival at the larger airports, Jaipur among them; see whether yours is on the list. Foreign visitors also fill in a free e-arrival card online in the three days before landing.",
    "This is a pointer, not legal advice. Rules change; check with the Indian embassy in your country before you book flights.",
  ],
  moneyMatters: [
    "The currency is the rupee. Visitors may hardly bring any in or take any out, so draw it from a cash machine at the airport or in town, often at most ₹10,000 at a time. Choose to be charged in rupees.",
    "Hotels and better shops take cards. India pays by telephone, with codes that most foreign cards do not work with, so carry cash, in notes of ₹100 and less; small shops seldom have change for ₹500 in the morning.",
    "Foreign visitors pay several times the local price at monuments. What is included in your tour is already paid.",
  ],
  communication: [
    "Sockets give 230 V and take plugs of types C, D and M. Those with two round pins fit, at times loosely; bring an adapter if yours has flat pins.",
    "An Indian SIM needs your passport, a photograph and some patience; an eSIM bought before you leave is easier, though it often has no Indian number. The country code is +91.",
    "Satellite telephones and satellite messengers are forbidden without a licence. Leave them at home: people have been arrested at airports.",
  ],
  weather: [
    "The north has three seasons: cool and dry from November to February, with morning fog on the plains; hot from March to June; the monsoon from late June to September. In the south it is warm all year, in the mountains cold in winter. Each tour describes its own months.",
  ],
  emergency: [
    "112 reaches police, fire and ambulance everywhere. The women’s helpline is 181, an ambulance in most states 108. The helpline for tourists, 1363, answers in several languages, day and night.",
    "Call your guide or our number as well, at any hour. A private hospital asks for your insurance papers first; have a picture of them on your phone.",
  ],
  health: [
    "See a doctor or a travel clinic six weeks ahead. Hepatitis A and typhoid vaccinations are usually advised; yellow fever is asked of those who come from countries with it. Dengue occurs after the monsoon, so use repellent by day, too. Rabies occurs: leave dogs and monkeys alone, and have every bite seen to the same day.",
    "Drink filtered or sealed water, eat what is cooked and hot, and peel fruit yourself. From April to June heat is the greater risk: salt, shade and two litres before noon.",
    "Toilets on the road are often squat toilets without paper. Chemists in towns sell pads everywhere, tampons sometimes.",
  ],
} satisfies NoteText;
