import type { Review } from "#app/features/selling/catalogue/catalogue-content.ts";

export const reviews = [
  {
    name: "Siobhán Kearney",
    language: "en",
    date: "2026-04-19",
    rating: 5,
    comment:
      "I am 54 and had never slept above 2,000 metres. Pema walks so slowly on the first day that you want to overtake her, and by day 6 you understand why. Rhododendrons in full red above Lama Hotel. I made the lower flags on Kyanjin Ri and was happy with that. The half hour at the memorial in Langtang will stay with me longest.",
  },
  {
    name: "西村 香織",
    language: "ja",
    date: "2025-11-16",
    rating: 5,
    comment:
      "カトマンズからシャブルベシまでの車は8時間近くかかり、正直こたえました。でも歩き始めてからはガイドのペマさんのペース配分が絶妙で、高山病にもならずキャンジン・リの頂上に立てました。ランタン村の慰霊碑の前で静かに話してくださったことは忘れられません。11月の夜は冷えましたが、食堂のストーブと毎晩のダルバートに救われました。",
  },
  {
    name: "Jens Petersen",
    language: "de",
    date: "2025-10-26",
    rating: 4,
    comment:
      "Ehrlich beschrieben, anstrengend, aber machbar. Pema misst morgens und abends die Sauerstoffsättigung. Am siebten Tag hatte ich Kopfschmerzen und bin mit Sunita bei den Yaks im Tal geblieben, niemand hat gedrängt. Für den langen Abstieg nach Lama Hotel unbedingt Stöcke mitnehmen. Einen Stern ziehe ich für die Fahrt am zweiten Tag ab, auch wenn dafür keiner etwas kann.",
  },
  {
    name: "Megan Whitlock",
    language: "en",
    date: "2026-01-18",
    rating: 5,
    comment:
      "January is cold, no way round it: my water bottle froze beside the bed in Kyanjin. But we had blue sky every day and the valley nearly to ourselves, and the loaned sleeping bag was warm and clean. There was ice on the ridge, so Pema turned us back at the flags. She explained why and nobody argued. Dal bhat really does taste better at 3,870 metres.",
  },
  {
    name: "Farhan Siddiqui",
    language: "en",
    date: "2026-07-26",
    rating: 3,
    comment:
      "The guides and the food were excellent and the tea house families could not be kinder. But this was July. We saw Langtang Lirung for about ten minutes, picked leeches off our socks below Ghoda Tabela, and waited three hours for a landslide to be cleared on the way back. The page does warn you. I think somebody should also have rung me and said: come in October.",
  },
] satisfies Review[];
