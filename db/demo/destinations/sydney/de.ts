import type { DestinationText } from "#app/features/selling/catalogue/catalogue-content.ts";

export const de = {
  name: "Sydney, Australien",
  summary:
    "Eine Hafenstadt, in der die Fähre die beste Stadtrundfahrt ist, Klippenwege die Strände verbinden und die Sonne Respekt verlangt.",
  description: [
    "Sydney ist um ein ertrunkenes Flusstal gebaut, auf dem Land der Gadigal und ihrer Nachbarn, und seit dem 19. Jahrhundert queren es Fähren. Jørn Utzons Opernhaus von 1973 steht der Harbour Bridge von 1932 über den Circular Quay hinweg gegenüber, und beide sehen vom Wasser am besten aus. Am Ozean reihen sich Strände, von Palm Beach im Norden bis Cronulla im Süden, viele mit einem Surfclub und einem in den Fels geschlagenen Becken. Man isst früh und gut: Teigtaschen in Haymarket, libanesisch in Lakemba, Felsenaustern überall.",
    "In Zügen, Metro, Straßenbahn, Bussen und Fähren halten Sie eine Bankkarte an das Lesegerät; ein Tageshöchstbetrag begrenzt die Kosten. Der Flughafenzug ist in etwa zehn Minuten am Bahnhof Central, kostet aber einen Stationszuschlag von rund 18 A$. Die Fähre nach Manly braucht 30 Minuten und fährt zum normalen Tarif am Opernhaus vorbei. Von Bondi nach Coogee sind es 6 km an den Klippen, zwei bis drei Stunden, mittelschwer, mit Badestellen unterwegs. Von Manly zur Spit Bridge sind es 10 km und vier Stunden, mehr Busch als Leute. Züge nach Katoomba in den Blue Mountains brauchen zwei Stunden.",
    "Günstig ist es nicht: Ein einfaches Doppelzimmer im Zentrum kostet selten unter 200 A$, zu Neujahr ein Mehrfaches. Im Sommer verbrennt helle Haut in 15 Minuten; tragen Sie Hut, lange Ärmel und Sonnencreme. Schwimmen Sie nur zwischen den rot-gelben Flaggen, denn jedes Jahr ertrinken Menschen in Brandungsrückströmen. Der Januar hat Schulferien, einige Tage nahe 40 °C und zeitweise Rauch von Buschbränden; Februar und März können schwül und nass sein. Die Stadt ist weit: Bondi liegt 7 km vom Zentrum, etwa 40 Minuten mit dem Bus 333. In den Jacaranda-Straßen von Kirribilli drängen sich Anfang November die Kameras.",
  ],
  highlights: [
    "Die Fähre nach Manly ab Circular Quay, 30 Minuten, draußen an der Reling",
    "Von Bondi nach Coogee über Tamarama, Bronte und Clovelly, 6 km auf dem Klippenweg",
    "Wylie’s Baths in Coogee, ein Gezeitenbecken von 1907 unter einem Holzsteg, offen für alle",
    "Die Yiribana Gallery mit Kunst der Aborigines und der Torres-Strait-Insulaner, kostenlos, in der Art Gallery",
    "Der Royal Botanic Garden um sieben, bis zu Mrs Macquarie’s Chair mit Brücke und Oper in einem Blick",
    "Die Harbour Bridge zu Fuß auf dem östlichen Gehweg, kostenlos, von The Rocks nach Milsons Point",
  ],
  bestTimeToVisit:
    "Oktober, November, März und April: 20 bis 26 °C, Jacarandablüte ab Ende Oktober, das wärmste Meer im März. Dezember bis Februar sind heiß und voll; Juni bis August sind mild, 8 bis 17 °C, und Buckelwale ziehen vorbei.",
} satisfies DestinationText;
