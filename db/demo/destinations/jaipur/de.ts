import type { DestinationText } from "#app/features/selling/catalogue/catalogue-content.ts";

export const de = {
  name: "Jaipur, Indien",
  summary:
    "Eine rosa Stadt, 1727 geplant, mit einem Handwerk für jede Straße, umgeben von Bergfestungen und Dörfern, in denen Stoffe mit Stempeln bedruckt werden.",
  description: [
    "Maharadscha Sawai Jai Singh II. legte Jaipur 1727 als Raster aus neun Blöcken an und gab jedem Handwerk seine Straße. Armreifen aus Lack werden noch heute in Maniharon ka Rasta gemacht, Edelsteine wechseln im Johari Bazaar den Besitzer, und Götter aus Marmor entstehen in Khazane Walon ka Rasta. Die Altstadt wurde 1876 für den Prinzen von Wales rosa gestrichen und behält die Farbe per Gesetz. Die frühere Herrscherfamilie lebt noch in einem Teil des Stadtpalasts. Zum Frühstück gibt es ein Zwiebel-Kachori heiß aus der Pfanne, am Abend Dal Baati Churma.",
    "Innerhalb der Mauern gehen Sie zu Fuß: Hawa Mahal, Jantar Mantar und Stadtpalast liegen keine zehn Minuten auseinander. Die Pink Line der Metro fährt unter der Altstadt bis Badi Chaupar, den Rest erledigen E-Rikschas, einige davon gefahren von den Frauen der Pink City Rickshaw Company. Amber liegt 11 km nördlich. Gehen Sie vom See in 15 Minuten hinauf oder nehmen Sie einen Jeep; reiten Sie nicht auf den Elefanten. Sanganer, eine Stadt der Drucker, liegt 16 km südlich. Züge aus Delhi brauchen etwa viereinhalb Stunden.",
    "Von Mitte April bis Juni erreichen die Nachmittage 40 bis 45 °C, deshalb beginnt unsere Reiseleiterin Meera früh und ruht von zwölf bis vier. Der Monsun, Juli bis Mitte September, bringt kurzen, heftigen Regen und überflutete Straßen. Um Diwali und Weihnachten verlangen Palasthotels weit mehr. Winternächte fallen auf 8 °C, und wenige Zimmer sind geheizt. Der Verkehr ist laut; queren Sie die Straße in gleichmäßigem Schritt, zusammen mit anderen. Ein Fahrer, der einen „government shop“ lobt, bekommt dort Provision, und Sie dürfen Nein sagen. Gäste aus dem Ausland zahlen das Mehrfache des örtlichen Eintritts; das Kombiticket für die wichtigsten Bauten spart Geld.",
  ],
  highlights: [
    "Der Hawa Mahal mit seinen 953 Fenstern bald nach Sonnenaufgang, wenn das Licht auf die Fassade fällt",
    "Die 27 m hohe Sonnenuhr von Jantar Mantar, die auf zwei Sekunden genau geht",
    "Das Fort von Amber zu Fuß vom Maotasee, hinauf bis zu den verspiegelten Decken des Sheesh Mahal",
    "Ein Vormittag bei den Blockdruckern von Sanganer oder Bagru, die von Hand mit Krapp und Indigo arbeiten",
    "Panna Meena ka Kund, der Stufenbrunnen im Zickzack hinter dem Fort von Amber",
    "Lassi im Tonbecher an der MI Road, getrunken vor zwölf, denn dann ist er aus",
  ],
  bestTimeToVisit:
    "November bis Februar: tagsüber 22 bis 28 °C, kühle Nächte. Oktober und März sind warm und gut; im Mai und Juni wird es über 40 °C heiß, und der Monsun dauert von Juli bis Mitte September.",
} satisfies DestinationText;
