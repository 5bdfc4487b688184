import type { DestinationText } from "#app/features/selling/catalogue/catalogue-content.ts";

export const de = {
  name: "Paris, Frankreich",
  summary:
    "Eine Hauptstadt zum Gehen, 10 km im Durchmesser, mit Märkten am Morgen, Zeittickets für Museen und Mittagessen zum halben Preis des Abends.",
  description: [
    "Paris ist klein für eine Hauptstadt: rund 10 km im Durchmesser, mit zwanzig Arrondissements, die sich wie ein Schneckenhaus vom Louvre nach außen winden, und der Seine in der Mitte. Die meisten wohnen in Etagenwohnungen und kaufen unten ein, deshalb hat fast jedes Viertel seine Bäckerei, seine Käsetheke und an zwei oder drei Vormittagen in der Woche einen Straßenmarkt. Notre-Dame ist seit Dezember 2024 wieder offen, der Stein hell von der Reinigung. Im Osten, um den Canal Saint-Martin und in Belleville, sind die Mieten niedriger, und die Küche ist mutiger.",
    "Gehen Sie vor allem zu Fuß: Von der Bastille zum Louvre sind es keine 3 km. Den Rest übernimmt die Metro, bis etwa ein Uhr nachts und für rund 2,50 € pro Fahrt, und Radwege führen durch die Rue de Rivoli und am Fluss entlang. Vom Flughafen Charles de Gaulle braucht der RER B etwa 35 Minuten zum Gare du Nord. Buchen Sie Louvre, Musée d’Orsay und Sainte-Chapelle für eine feste Uhrzeit; die Dauerausstellungen im Petit Palais und im Carnavalet sind kostenlos. Unsere Reiseleiterin Camille kauft auf dem Marché d’Aligre ein, vor elf und an jedem Tag außer Montag.",
    "Der Louvre ist dienstags geschlossen, das Orsay montags, und das Centre Pompidou wird bis 2030 umgebaut. Seit Januar 2026 zahlen Gäste von außerhalb des Europäischen Wirtschaftsraums im Louvre 32 €. Notre-Dame ist kostenlos, doch ohne gebuchte Zeit kann die Schlange lang sein. Im August schließen viele Bäckereien und Bistros zwei oder drei Wochen, Hitzewellen übersteigen 35 °C, und wenige alte Hotels haben eine Klimaanlage. In der Linie 1, am Montmartre und am Eiffelturm sind Taschendiebe am Werk. Die meisten Metrostationen haben Treppen und keinen Aufzug.",
  ],
  highlights: [
    "Der Marché d’Aligre um neun: draußen ausgerufene Preise, in der Halle Beauvau Käse und Austern",
    "Die Sainte-Chapelle an einem sonnigen Vormittag: 1.113 Szenen in Glas aus dem 13. Jahrhundert",
    "Notre-Dame gleich nach der Öffnung am Morgen, werktags vor acht",
    "Die Coulée Verte, 4,5 km Garten auf einer alten Bahntrasse östlich der Bastille",
    "Das Petit Palais mit freiem Eintritt zu den Bildern und einem Café um einen Gartenhof",
    "Die autofreien Kais am rechten Ufer, zu Fuß vom Arsenal zu den Tuilerien",
  ],
  bestTimeToVisit:
    "Mai, Juni und September bis Mitte Oktober: 16 bis 25 °C und lange Abende. Der August kann sehr heiß sein, viele Läden haben zu; November bis März sind grau und feucht, außerhalb der Ferien mit kurzen Schlangen.",
} satisfies DestinationText;
