import type { DestinationText } from "#app/features/selling/catalogue/catalogue-content.ts";

export const en = {
  name: "Paris, France",
  summary: "A walkable capital, 10 km across, of morning markets, timed museum tickets and lunches that cost half of dinner.",
  description: [
    "Paris is small for a capital: about 10 km across, with twenty arrondissements wound like a snail's shell from the Louvre outwards and the Seine through the middle. Most people live in flats and shop downstairs, so nearly every quarter has its baker, its cheese counter and a street market two or three mornings a week. Notre-Dame has been open again since December 2024, its stone pale from cleaning. In the east, around the Canal Saint-Martin and Belleville, rents are lower and the cooking is bolder.",
    "Walk, above all: from the Bastille to the Louvre is under 3 km. The métro does the rest until about one at night, at some €2.50 a ride, and cycle lanes run along the rue de Rivoli and the river. From Charles de Gaulle airport the RER B takes about 35 minutes to Gare du Nord. Book the Louvre, the Musée d'Orsay and the Sainte-Chapelle for a fixed hour; the permanent collections of the Petit Palais and the Carnavalet are free. Our guide Camille shops at the Marché d'Aligre, before eleven, any day but Monday.",
    "The Louvre shuts on Tuesdays, the Orsay on Mondays, and the Centre Pompidou is closed for works until 2030. Since January 2026 visitors from outside the European Economic Area pay €32 at the Louvre. Notre-Dame is free, but the line without a booked slot can be long. In August many bakers and bistros close for two or three weeks, heatwaves pass 35 °C, and few old hotels have air conditioning. Pickpockets work line 1, Montmartre and the Eiffel Tower. Most métro stations have stairs and no lift.",
  ],
  highlights: [
    "The Marché d'Aligre at nine: shouted prices outside, cheese and oysters in the Beauvau hall",
    "The Sainte-Chapelle on a sunny morning: 1,113 scenes in thirteenth-century glass",
    "Notre-Dame at the morning opening, before eight on weekdays",
    "The Coulée Verte, 4.5 km of garden on an old railway east of the Bastille",
    "The Petit Palais, with free pictures and a café round a courtyard garden",
    "The car-free quays of the Right Bank, from the Arsenal to the Tuileries on foot",
  ],
  bestTimeToVisit:
    "May, June and September to mid-October: 16 to 25 °C and long evenings. August can be very hot, with many shops shut; November to March is grey and damp, with short queues outside the holidays.",
} satisfies DestinationText;
