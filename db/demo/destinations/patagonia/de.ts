import type { DestinationText } from "#app/features/selling/catalogue/catalogue-content.ts";

export const de = {
  name: "Patagonien, Chile",
  summary: "Der tiefe Süden Chiles: Granittürme, Eisberge und Steppe in Torres del Paine, dazu ein Wind, der Ihre Pläne ändern kann.",
  description: [
    "Im tiefen Süden Chiles zerfallen die Anden in Granit, Eis und Meereskanäle. Die meisten kommen wegen Torres del Paine: drei Türme aus nacktem Fels, die Cuernos mit ihren dunklen Kappen und der Lago Grey, auf dem Eisberge von einem Gletscher des Südlichen Patagonischen Eisfelds treiben. Östlich der Gipfel liegt Steppe, mit Guanakos, Kondoren und Pumas. Puerto Natales, 110 km südlich des Parks, ist der Ausgangspunkt: Blechhäuser an einem windigen Fjord, Schwarzhalsschwäne, Königskrabbe und Lamm, das an einem Eisenkreuz über der Glut gart.",
    "Fliegen Sie von Santiago nach Puerto Natales, gut drei Stunden, die meisten Flüge im Sommer, oder das ganze Jahr nach Punta Arenas und weiter mit dem Bus, 250 km in drei Stunden. In den Park fahren Busse in zwei Stunden; ein Katamaran überquert den Lago Pehoé in einer halben Stunde. Der Weg zum Fuß der Türme ist hin und zurück 20 km lang, acht bis neun Stunden mit etwa 900 m Aufstieg, anspruchsvoll, die letzte Stunde über Blockwerk. Die W-Route dauert vier oder fünf Tage. Leichter: Salto Grande und Mirador Cuernos, zwei bis drei Stunden.",
    "Der Wind bestimmt. Von November bis Januar erreichen Böen über 100 km/h, halten den Katamaran auf und werfen Wandernde um, und Schnee kann in jedem Monat fallen. Betten und Zeltplätze an der W-Route müssen gebucht sein, für Dezember bis Februar Monate im Voraus; woanders dürfen Sie nicht zelten. Ein Bett im Schlafsaal mit Mahlzeiten kostet mehr als 150 US-Dollar pro Nacht. Kaufen Sie den Parkpass vor der Anreise online. Offenes Feuer ist verboten, seit Gäste 2005 und 2011 Tausende Hektar niedergebrannt haben. Von Mai bis September ist die W-Route nur mit Führung erlaubt, und die meisten Hütten sind geschlossen.",
  ],
  highlights: [
    "Der See am Fuß der Türme, milchig grün, nach 10 km bergauf zu Fuß",
    "Die Eiswand des Grey-Gletschers, mit dem Schiff über den Lago Grey",
    "Guanakos und, mit Fährtenleser im Morgengrauen, Pumas um die Laguna Amarga",
    "Mirador Cuernos, eine Stunde auf leichtem Weg, vorbei am Wasserfall Salto Grande",
    "Die Milodón-Höhle, 24 km von Puerto Natales, in der 1895 das Fell eines Riesenfaultiers gefunden wurde",
    "Magellanpinguine auf der Isla Magdalena, mit dem Schiff ab Punta Arenas, November bis März",
  ],
  bestTimeToVisit:
    "November bis April. Dezember bis Februar haben die längsten Tage, die meisten Gäste und starken Wind; März und Anfang April sind ruhiger, mit roten Südbuchenwäldern. Von Mai bis September ist vieles geschlossen.",
} satisfies DestinationText;
