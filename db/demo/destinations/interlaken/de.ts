import type { DestinationText } from "#app/features/selling/catalogue/catalogue-content.ts";

export const de = {
  name: "Interlaken, Schweiz",
  summary: "Eine Stadt zwischen zwei Seen in den Berner Alpen, mit Zügen und Seilbahnen zum Eiger, nach Mürren und aufs Jungfraujoch.",
  description: [
    "Interlaken liegt auf 570 m im flachen Grund zwischen Thunersee und Brienzersee, und die Aare fließt milchblau vom einen zum anderen. Im Süden gabelt sich das Tal: links nach Grindelwald unter der Eigernordwand, rechts nach Lauterbrunnen, wo der Staubbach neben dem Dorf 297 m in die Tiefe fällt. Dahinter stehen Eiger, Mönch und Jungfrau, 4.158 m. Die Stadt selbst ist eine Straße mit Hotels und Uhrengeschäften an einer Wiese, auf der Gleitschirme landen. Kommen Sie für das, was von den beiden Bahnhöfen abfährt.",
    "Züge fahren fast überallhin: nach Lauterbrunnen in 20 Minuten, nach Grindelwald in 35, nach Bern in 55, nach Zürich in zwei Stunden. Von Lauterbrunnen bringen Sie eine Seilbahn und ein kleiner Zug ins autofreie Mürren auf 1.638 m. Der Weg vom Männlichen zur Kleinen Scheidegg ist 4,5 km lang, anderthalb Stunden, leicht, sanft bergab, den Eiger vor Augen. Im Sommer klettert eine Zahnradbahn von 1893 in 52 Minuten von Wilderswil auf die Schynige Platte. Auf beiden Seen fahren Schiffe. Hotelgäste nutzen die Ortsbusse mit der Gästekarte kostenlos.",
    "Es ist teuer. Hin und zurück kostet das Jungfraujoch, 3.454 m, im Sommer mehr als 200 Franken, ein einfaches Hauptgericht 25 bis 35 Franken. Ein Halbtax-Abo lohnt sich bald. Schauen Sie auf die Webcams, bevor Sie einen Gipfel kaufen: Die Wolken können den ganzen Tag an den Bergen hängen. Im Juli und August ist Lauterbrunnen um zehn verstopft. In Iseltwald zahlen Sie 5 Franken, um auf einem Steg zu stehen, den eine koreanische Fernsehserie berühmt gemacht hat. Ende April, im Mai und im November stehen viele Bahnen wegen Revision still, und auf hohen Wegen liegt bis in den Juni Schnee.",
  ],
  highlights: [
    "Vom Männlichen zur Kleinen Scheidegg, 90 leichte Minuten mit dem Eiger vor Augen",
    "Mürren auf seiner Terrasse in 1.638 m Höhe, mit Seilbahn und Bähnchen von Lauterbrunnen",
    "Der Brienzersee mit dem Schiff bis zu den Giessbachfällen und ihrer Standseilbahn von 1879",
    "Der Bachalpsee, eine Stunde Fußweg von der Gondelbahn First, mit dem Schreckhorn im Wasser",
    "Trümmelbach, zehn Gletscherwasserfälle im Inneren des Bergs, von April bis Anfang November",
    "Der Alpengarten auf der Schynigen Platte, in Blüte von Ende Juni bis September",
  ],
  bestTimeToVisit:
    "Mitte Juni bis September, wenn Wege und Bahnen offen sind; Juli und August sind am vollsten, der September ist oft am klarsten. Dezember bis März ist die Zeit für Schnee. Ende April, im Mai und im November stehen viele Bahnen still.",
} satisfies DestinationText;
