import type { Review } from "#app/features/selling/catalogue/catalogue-content.ts";

export const reviews = [
  {
    name: "Shreya Kulkarni",
    language: "en",
    date: "2025-04-14",
    rating: 5,
    comment:
      "I am vegetarian and was ready to live on bread and chips for a weekend. Not with Aïssatou. She walked me round Aligre, picked the first asparagus of the year and built the whole lunch around it, so the fish eaters ate my main course as well. My baguette looked like a crocodile, and Delphine put it in the window anyway. I have made the tart twice since.",
  },
  {
    name: "Elisabetta Morandi",
    language: "it",
    date: "2025-10-20",
    rating: 5,
    comment:
      "Da italiana ero scettica: farmi insegnare a cucinare dai francesi, figuriamoci. E invece il burro bianco di Aïssatou mi ha messa a tacere. Bellissima la degustazione nella cantina a volta, Inès spiega senza darsi arie. Sabato pioveva a dirotto e a Saint-Germain ci siamo rifugiate da un cioccolataio, dal quale non volevamo più uscire. Scarpe comode, mi raccomando.",
  },
  {
    name: "Lucía Fernández Ortega",
    language: "es",
    date: "2026-03-16",
    rating: 5,
    comment:
      "Madrugar un sábado para amasar pan suena a castigo, pero fue lo mejor del viaje. Éramos solo cinco, así que en la cocina de la rue Crozatier nadie se quedó mirando. Camille nos dejó una lista de sitios para cenar y acertó de pleno con el bistró al que fuimos. El Bouillon Julien, precioso y con mucho jaleo. Me volví con medio kilo de comté en la maleta.",
  },
  {
    name: "Douglas Kerr",
    language: "en",
    date: "2026-05-27",
    rating: 3,
    comment:
      "The food was first class and Camille is a gem, but this is a hard weekend on the knees. I counted eleven flights of métro stairs on the Friday, and after three hours standing in the kitchen I skipped the Left Bank walk altogether. The page does warn you, to be fair. A chair or two in the cooking class and a taxi option would make a real difference to older travellers.",
  },
  {
    name: "Marijke van Dongen",
    language: "nl",
    date: "2026-08-12",
    rating: 4,
    comment:
      "Parijs in augustus: 34 graden en de helft van de winkels dicht. Camille had dat netjes opgevangen met een andere kaaszaak, maar op de markt was het wel wat stil. De wijnkelder was heerlijk koel, daar hadden we best langer mogen blijven zitten. De kookles was dik in orde, en dat citroentaartje maak ik nu voor elke verjaardag. Volgende keer kom ik in het voorjaar.",
  },
] satisfies Review[];
