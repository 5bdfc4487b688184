import type { Review } from "#app/features/selling/catalogue/catalogue-content.ts";

export const reviews = [
  {
    name: "Rosalind Achebe",
    language: "en",
    date: "2025-07-02",
    rating: 5,
    comment:
      "I had never been anywhere the sun refuses to go down. We walked along Vík beach at eleven at night in daylight. Sigrún is funny, drives beautifully and knows every rock by its first name. The langoustine in Höfn alone was worth the trip, and three humpbacks came up beside the boat at Húsavík. Bring the head net for Mývatn. I laughed at it, then wore it all day.",
  },
  {
    name: "Annika Brodersen",
    language: "de",
    date: "2025-09-23",
    rating: 5,
    comment:
      "Am fünften Abend klopfte Sigrún kurz nach elf an alle Türen: Nordlichter über dem Mývatn, fast eine Stunde lang. Davor hatten wir drei Tage Regen von der Seite, aber mit guter Regenhose war das halb so wild. Kleine Gruppe, nur neun Leute, genug Zeit an jedem Halt. Die letzte Etappe von Akureyri zurück zieht sich, das sollte man wissen.",
  },
  {
    name: "Gareth Pryce",
    language: "en",
    date: "2026-02-03",
    rating: 3,
    comment:
      "January, so I expected dark and cold. Even so we lost a lot: Dettifoss shut, no lagoon boat, and half a day waiting in Egilsstaðir for the wind to drop. Sigrún handled it well and never took a risk, and the Forest Lagoon in the snow was lovely. But you pay the same as in summer and see perhaps two thirds of it. I would go in June.",
  },
  {
    name: "小林 由美",
    language: "ja",
    date: "2026-06-17",
    rating: 5,
    comment:
      "氷河湖のボートで、ガイドさんが千年前の氷のかけらを手に乗せてくれました。東フィヨルドの日は霧で何も見えないかなと思っていたら、ヴェストラホルンの手前でさっと晴れて、みんなで歓声を上げました。夜はヴォークの温泉で体がぽかぽか。移動は長めですが、シグルンさんの話が面白くて眠る暇がありません。朝食のスキールにすっかりはまりました。",
  },
] satisfies Review[];
