import type { DestinationText } from "#app/features/selling/catalogue/catalogue-content.ts";

export const de = {
  name: "Bali, Indonesien",
  summary:
    "Eine hinduistische Insel der Vulkane, des geteilten Wassers und der täglichen Opfergaben, am schönsten um Ubud, Sidemen und an der stillen Ostküste.",
  description: [
    "Bali ist eine hinduistische Insel in einem überwiegend muslimischen Land, von West nach Ost etwa 150 km lang, mit Vulkanen als Rückgrat. Der Gunung Agung, 3.031 m, ist der Sitz der Götter, und jedes Haus stellt seine Schreine auf die Seite, die dem Berg zugewandt ist. Jeden Morgen legen Frauen Canang Sari aus, Schälchen aus Palmblatt mit Blüten und Reis, auf Stufen, Armaturenbretter und Ladentheken. Das Wasser läuft vom Tempel zur Terrasse, geregelt vom Subak, den Räten der Bauern, die es seit dem 9. Jahrhundert teilen. Mittags gibt es Nasi Campur: Reis und von allem ein wenig.",
    "Es gibt keine Züge und kaum öffentliche Busse. Sie fahren im Auto mit Fahrer oder auf dem Roller, wenn Sie das von zu Hause kennen und den Führerschein dafür haben. Vom Flughafen nach Ubud sind es 37 km und ein bis zwei Stunden. Wohnen Sie um Ubud, wo unsere Reiseleiterin Wayan aufgewachsen ist, wenn Sie Tempel, Tanz und Wege durch den Reis suchen; in Sidemen oder Munduk der Hügel und der kühleren Luft wegen; in Amed oder Pemuteran, um vom Strand aus zu schnorcheln; in Sanur, wo das Meer ruhig ist und Boote in 40 Minuten nach Nusa Penida fahren. Für Tempel brauchen Sie Sarong und Schärpe, die Sie am Tor leihen oder mieten.",
    "Von Seminyak bis Canggu ist der Süden ein Stau mit Beach Clubs; 10 km können eine Stunde dauern. In Lempuyang stehen Sie zwei bis vier Stunden für das Bild im Tor an, und der See darauf ist ein Spiegel, der unter ein Handy gehalten wird. Gäste zahlen eine Abgabe von 150.000 Rupiah. Von November bis März regnet es an den meisten Tagen, und an der Westküste wird Plastik angespült. Vor Kuta und Canggu sind die Strömungen stark. Trinken Sie gefiltertes Wasser. An Nyepi, dem Tag der Stille, meist im März, schließt der Flughafen, und alle bleiben 24 Stunden drinnen, auch Sie.",
  ],
  highlights: [
    "Tirta Empul, wo Sie sich im Sarong in die Reihe vor den Quellwasserspeiern stellen können",
    "Gunung Kawi, im 11. Jahrhundert in eine Felswand gehauene Königsschreine, rund 300 Stufen tiefer",
    "Jatiluwih, Reisterrassen an den Hängen des Batukaru, in zwei Stunden zu durchwandern",
    "Das Wrack der Liberty bei Tulamben, ein kurzes Stück zu schwimmen von einem Kieselstrand",
    "Kecak in Uluwatu: ein Chor von Männern, keine Instrumente und der Sonnenuntergang hinter der Klippe",
    "Der Gunung Batur, 1.717 m, zwei Stunden hinauf im Schein der Lampen und oben steil",
  ],
  bestTimeToVisit:
    "April bis Juni und September: trocken, 27 bis 31 °C und weniger voll. Juli und August sind trocken und überlaufen; November bis März ist Regenzeit, mit heftigen Schauern, meist am Nachmittag.",
} satisfies DestinationText;
