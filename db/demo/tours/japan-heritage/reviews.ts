import type { Review } from "#app/features/selling/catalogue/catalogue-content.ts";

export const reviews = [
  {
    name: "Ananya Rao",
    language: "en",
    date: "2026-10-18",
    rating: 5,
    comment:
      "My mother is 64 and was nervous about the Magome walk. Haruka put her in front and let her set the pace, and we were in Tsumago by half past three. Supper at Fumiko-san’s inn was the best meal of the trip. They had sorted vegetarian dashi for us everywhere, which I know is not easy in Japan.",
  },
  {
    name: "Ingrid Weber",
    language: "de",
    date: "2026-05-09",
    rating: 4,
    comment:
      "Sehr durchdachte Route, und Haruka hat uns wirklich viel erklärt, ohne je zu dozieren. Um sechs Uhr früh auf der Terrasse von Kiyomizu-dera, fast allein, das vergisst man nicht. In Nara hätte ich mir einen freien Nachmittag gewünscht, die neun Kilometer am Stück waren mir etwas viel. Der Färbekurs in Nishijin war dafür herrlich.",
  },
  {
    name: "Tom Ashworth",
    language: "en",
    date: "2025-11-30",
    rating: 5,
    comment:
      "I was one of two men in a group of eleven and felt entirely at home. The maples at Tofuku-ji were at their peak, and so were the crowds, but we had come straight down from Inari and got in at opening time. Clear Fuji from the ropeway on day 7. Sending the cases ahead is genius.",
  },
  {
    name: "Camille Besson",
    language: "fr",
    date: "2025-04-14",
    rating: 5,
    comment:
      "Les cerisiers étaient en fleur à Kyoto et nous avions pourtant les jardins pour nous, parce que Haruka nous tirait du lit à l’aube. On râle un peu, puis on comprend. La cérémonie du thé chez Michiko-san m’a beaucoup touchée. Prévoyez de bonnes chaussures : les marches d’Inari ne pardonnent pas.",
  },
  {
    name: "Rebecca Lindqvist",
    language: "en",
    date: "2025-08-12",
    rating: 3,
    comment:
      "Well led and honestly described, but I should have believed the line about August. It was 37 degrees in Kyoto and the Ryoan-ji afternoon was hard work; two of us gave up and took a taxi back. I would have traded a temple for a longer rest. Hakone was cooler and lovely, though Fuji stayed in cloud throughout.",
  },
  {
    name: "Lucía Ferrer",
    language: "es",
    date: "2026-03-29",
    rating: 5,
    comment:
      "Viajaba sola y al segundo día ya tenía con quién cenar en Pontocho. Lo mejor, la noche en Tsumago: cuando se van los excursionistas no queda ni un ruido, solo el agua. Haruka lleva los trenes cronometrados al minuto y aun así nunca tuve sensación de prisa. El futón, eso sí, es durito.",
  },
  {
    name: "Kavita Deshpande",
    language: "hi",
    date: "2026-01-25",
    rating: 5,
    comment:
      "जनवरी में किसो घाटी बर्फ़ से ढकी थी। हारुका ने सबको जूतों पर चढ़ाने वाले स्पाइक दिए और हम आराम से दर्रा पार कर गए। हाकोने में सुबह फ़ूजी बिल्कुल साफ़ दिखा। शाकाहारी खाने का हर जगह ध्यान रखा गया। ठंड काफ़ी थी, पर गर्म पानी के कुंड ने सारी थकान उतार दी।",
  },
  {
    name: "Grace Okonkwo",
    language: "en",
    date: "2025-06-22",
    rating: 4,
    comment:
      "It rained four days out of nine, which is June for you. The moss looked glorious and Haruka had umbrellas before anybody asked. The stone paving above Moto-Hakone was properly slick, so bring soles with grip. Naomi’s supper in Yanaka on the last night was all of us round one long table, talking until the last train.",
  },
] satisfies Review[];
