import type { Review } from "#app/features/selling/catalogue/catalogue-content.ts";

export const reviews = [
  {
    name: "Hannah Brennan",
    language: "en",
    date: "2026-08-23",
    rating: 5,
    comment:
      "I have been to Bali six times from Perth and had never been up before the sun there. Sitting in a jukung off Candidasa with Lombok going pink was worth the alarm. Wayan’s mum laughed at my canang sari and then fixed every one. Gentle pace, good beds, no shopping stops.",
  },
  {
    name: "Beatriz Carvalho",
    language: "pt-BR",
    date: "2025-06-08",
    rating: 5,
    comment:
      "Nunca tinha feito ioga na vida e a Komang teve toda a paciência do mundo comigo. O banho em Tirta Empul logo cedo, quase sem ninguém, me emocionou mais do que eu esperava. O almoço na casa da Nyoman, em Sidemen, foi o melhor da viagem. Só achei cinco dias pouco, ficaria mais dois na praia.",
  },
  {
    name: "Sabine Hofer",
    language: "de",
    date: "2026-01-18",
    rating: 3,
    comment:
      "Im Jänner hatten wir jeden Nachmittag Regen, der Tibumana war braun und das Baden fiel aus. Auch das Boot konnte wegen der Wellen nicht hinaus, ersatzweise gab es Yoga am Wasser. Wayan hat sich rührend gekümmert und das Hotel in Nyuh Kuning war top. Ich würde aber jedem raten, zwischen Mai und September zu fahren.",
  },
  {
    name: "Priyanka Nair",
    language: "en",
    date: "2025-10-05",
    rating: 5,
    comment:
      "Came with two college friends from Kochi. The coconut, the offerings, the rice: so much felt like home and then completely was not. Wayan spoke about the temple custom for periods plainly and without fuss, and took me on a ridge walk with coffee instead. The driver was on time every single day.",
  },
  {
    name: "森 明日香",
    language: "ja",
    date: "2026-05-10",
    rating: 4,
    comment:
      "一人で参加しましたが、ワヤンさんがさりげなく気を配ってくれて、とても居心地のよい五日間でした。夜明け前の海に小さな舟で出て、ロンボク島の向こうから日が昇るのを見たときは言葉が出ませんでした。グヌン・カウィの階段は思ったよりきつく、暑さもあるので、飲み物は多めに持っていくことをおすすめします。",
  },
  {
    name: "Marieke de Boer",
    language: "nl",
    date: "2025-07-20",
    rating: 5,
    comment:
      "Heerlijk rustig programma met precies genoeg te doen. De wandeling door de rijstvelden van Sidemen vond ik het mooist, al gleed ik wel een keer van zo’n smal dijkje de modder in, tot groot plezier van Nyoman. In Tenganan hebben we een uur bij een weefster gezeten. De massage op dag twee kwam als geroepen na al die trappen.",
  },
  {
    name: "Daniel Whitcombe",
    language: "en",
    date: "2026-03-29",
    rating: 4,
    comment:
      "My wife booked it and I tagged along expecting to feel spare. I did not; there were three of us blokes in a group of ten. The drive from the airport took over two hours rather than the hour and a half promised, and Candidasa has almost no beach, as they do tell you. Everything else ran beautifully, Komang’s yoga included.",
  },
] satisfies Review[];
