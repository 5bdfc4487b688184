import type { NoteText } from "#app/features/selling/catalogue/trip/trip-content.ts";

export const en = {
  moneyMatters: [
    "The currency is the Chilean peso (CLP). Cards work almost everywhere; bring cash for buses, small kiosks and places in the mountains. Machines charge foreign cards a high fee, so draw larger sums less often. In Torres del Paine there is none.",
    "Restaurants propose a tip of 10 per cent on the bill and ask whether you agree. Hotels may leave out the 19 per cent of tax for foreign guests who show passport and entry slip and pay by foreign card or in dollars.",
  ],
  emergency: [
    "Ambulance 131, fire brigade 132, police (Carabineros) 133, rescue at sea 137, mountain rescue 136, forest fires 130. The line 1455 advises women who meet violence.",
    "Earthquakes are part of life. Phones sound a loud alert of their own; after a strong quake on the coast walk uphill at once and wait there.",
  ],
  visas: [
    "As of November 2026: with a passport from the EU, the United Kingdom, Switzerland, the United States and many other countries you enter Chile as a tourist without a visa, as a rule for up to 90 days. Indian passports, among others, need one. Keep the slip or email from the police at the border (PDI): hotels and the exit desk may ask for it.",
    "Chile searches bags for fruit, vegetables, meat, cheese, honey, seeds and wood. Declare anything of the kind; what is declared is at worst taken away, what is not is fined. For your own passport ask the Chilean consulate; this is a pointer, not legal advice.",
  ],
  weather: [
    "4,300 km from north to south: desert, a Mediterranean middle, rain forest, ice. The seasons are those of the southern hemisphere, with summer from December to February. In Patagonia wind matters more than temperature, 5 to 18 °C in summer with snow possible in any month.",
  ],
  communication: [
    "Entel, Movistar, Claro and WOM sell prepaid cards; Entel reaches furthest south. A phone bought abroad may have to be registered if you use a Chilean number for long. In Torres del Paine expect signal at a few spots only.",
    "Plugs are types C and L, at 220 V and 50 Hz; flat European plugs fit. Spanish is spoken fast and clipped, and English little outside tourism.",
  ],
  health: [
    "Tap water is safe in most towns, not in the far north. The sun burns faster than you expect, in Patagonia too: hat, glasses, strong cream. In country huts of the south air the room before you sleep there, as mice may carry hantavirus.",
    "Private clinics are good and want payment or insurance first.",
  ],
} satisfies NoteText;
