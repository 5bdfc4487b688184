import type { NoteText } from "#app/features/selling/catalogue/trip/trip-content.ts";

export const en = {
  visas: [
    "As of November 2026: travellers of most nationalities, Germans and Indians among them, need a visa for Tanzania. The ordinary visa for one entry costs US$50, that for citizens of the United States US$100. Apply on the internet some weeks ahead, at visa.immigration.go.tz; on arrival it is also sold, after a queue.",
    "The passport should be valid for six months beyond your arrival and have an empty page. If you come from a country with yellow fever, or change planes there for more than 12 hours, you need a certificate of vaccination. An insurance that visitors buy at entry has been announced for the mainland; ask whether it applies. Plastic carrier bags are banned, in your luggage too.",
    "This is a pointer, not legal advice. Rules change; check with the embassy of Tanzania before you book flights.",
  ],
  moneyMatters: [
    "The currency is the Tanzanian shilling (TZS), and since 2025 prices inside the country must by law be in shillings. Dollars and euros are changed at banks and exchange offices. Dollar notes printed before 2013, or torn, are often refused.",
    "There are cash machines in Arusha and other towns, hardly any in the parks. Hotels and lodges mostly take Visa and Mastercard, often with a surcharge of 3 to 5 per cent; markets and small restaurants take cash. Keep small notes for tips and toilets.",
  ],
  communication: [
    "SIM cards of Vodacom, Airtel, Yas and Halotel are sold at the airport and in towns; bring your passport, and a fingerprint is taken. Signal is good in towns and along main roads, weak or absent in the parks.",
    "Sockets are of type G, three square pins, now and then of type D; 230 V, 50 Hz. Power fails sometimes, even in towns. People speak Swahili, and English wherever guests are: “asante” is thank you, “hapana, asante” is no, thank you.",
  ],
  weather: [
    "Tanzania lies just south of the equator. The long rains fall from March to May, short ones in November and December; June to October is dry. Height matters more than the month: the coast is hot and humid, Arusha at 1,400 m has cool evenings, and nights in the highlands are cold.",
  ],
  emergency: [
    "Police and emergencies: 112. Fire brigade: 114. Outside towns ambulances are few, so tell your guide at once: she knows the nearest clinic. Then call the insurer’s emergency number on your certificate and our care number.",
  ],
  health: [
    "There is malaria in nearly all of Tanzania below 1,800 m. Ask a doctor about tablets and vaccinations at least eight weeks before you leave, and use repellent and long sleeves from dusk on.",
    "Drink bottled or filtered water, and brush your teeth with it too. The larger hospitals are in towns. Pharmacies in Arusha have the usual medicines and pads; tampons are rare.",
  ],
} satisfies NoteText;
