import type { NoteText } from "#app/features/selling/catalogue/trip/trip-content.ts";

export const en = {
  moneyMatters: [
    "The currency is the Icelandic króna (ISK). Cards are taken everywhere, from the petrol pump to the toilet; know your PIN, as pumps without staff ask for it. You can spend a week without touching a coin.",
    "Prices include tax and service, and no one expects a tip. A main course costs ISK 4,000 to 7,000, a beer about 1,700. Tax-free refunds are paid at Keflavík for larger purchases, so keep the receipts.",
  ],
  emergency: [
    "112 for police, fire, ambulance and mountain rescue, free, from any phone. The 112 Iceland app sends your position with one press.",
    "For a doctor when it is not an emergency ring 1700, day and night; nurses answer in English.",
  ],
  visas: [
    "As of November 2026: Iceland belongs to the Schengen area. Citizens of the EU, the EEA and Switzerland enter with an identity card or passport; many others may stay up to 90 days in any 180 without a visa, and the rest, Indian citizens among them, need a Schengen visa, for which appointments are often booked up weeks ahead.",
    "Visitors who need no visa may have to apply online for a travel authorisation (ETIAS) before they fly. Whether that has begun, and what holds for your passport, you’ll hear from Iceland’s embassy and the Directorate of Immigration; this is a pointer, not legal advice.",
  ],
  weather: [
    "Mild for its latitude, and never settled: 10 to 15 °C in summer, around freezing in winter on the coast, colder inland. Wind decides more than temperature. Read vedur.is for weather, umferdin.is for roads and safetravel.is for warnings.",
  ],
  communication: [
    "Mobile network covers the coast and nearly all of Route 1; the highlands have gaps. Contracts from the EU and EEA roam at home prices. Others buy a prepaid card or an eSIM from Síminn, Nova or Vodafone, at the airport too.",
    "Plugs are types C and F, as in Germany, at 230 V and 50 Hz. Icelandic is the language; nearly everyone speaks English.",
  ],
  health: [
    "Water from the cold tap is excellent. Travellers insured in the EU or EEA bring the European health insurance card; treatment is good, and dear without insurance. Outside the towns the next hospital may be hours away.",
  ],
} satisfies NoteText;
