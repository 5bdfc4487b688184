import type { NoteText } from "#app/features/selling/catalogue/trip/trip-content.ts";

export const en = {
  visas: [
    "As of November 2026 most travellers, those from the European Union, the United Kingdom and the United States among them, get a visa on arrival at Kathmandu airport: US$30 for 15 days, US$50 for 30 days, paid in cash. You can fill in the form online in the two weeks before and save half the queue. Indian citizens need no visa, but a passport or voter card.",
    "Your passport should be valid for six months and have a free page. This is a pointer, not legal advice: check with the Nepalese embassy before you book flights.",
  ],
  moneyMatters: [
    "The Nepalese rupee cannot be bought abroad. Cash machines in Kathmandu give about 25,000 to 35,000 rupees at a time and charge about 500 to 700; exchange bureaus in Boudha and Thamel take euros and dollars in clean notes.",
    "Cards work in hotels and better shops in Kathmandu, nowhere on the trail. Ask for small notes: a tea house can seldom change 1,000 rupees.",
  ],
  communication: [
    "SIM cards of Ncell and Nepal Telecom are sold at the airport and in town, with a passport and a photo; in the mountains Nepal Telecom reaches further. An eSIM works in the cities. Wifi in lodges is slow and goes out with the power.",
    "Sockets are of types C, D and M, 230 volts. Bring an adapter, and a power bank for power cuts. Nepal is 5 hours and 45 minutes ahead of London in winter.",
  ],
  weather: [
    "Dry and clear from October to May, cold in the mountains from December to February, hazy in April and May. The monsoon brings nine tenths of the rain between June and September, mostly at night in Kathmandu and at any time in the hills.",
  ],
  emergency: [
    "Police 100, fire brigade 101, ambulance 102, tourist police 1144. English is spoken on the last one. In Kathmandu a taxi is often quicker than an ambulance.",
    "On a tour call us first: our number is answered at any hour, and we call the helicopter, the hospital and the insurer.",
  ],
  health: [
    "No vaccination is required from Europe; typhoid, hepatitis A and tetanus are usual, and rabies is worth a talk with a travel clinic. Do not drink from the tap, not even to brush your teeth. Leave street dogs and monkeys alone.",
    "Pharmacies in Kathmandu are good and cheap, and private hospitals treat foreigners against payment or a guarantee by the insurer. Dust in winter and spring is hard on lungs: bring a mask.",
  ],
} satisfies NoteText;
