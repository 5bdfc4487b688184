import type { DestinationText } from "#app/features/selling/catalogue/catalogue-content.ts";

export const de = {
  name: "Machu Picchu, Peru",
  summary:
    "Eine Inkastadt auf einem Grat in 2.430 m Höhe, erreicht mit dem Zug am Fluss oder in vier Tagen zu Fuß, mit Zeittickets und Einbahnwegen.",
  description: [
    "Machu Picchu steht im Süden Perus auf einem Grat in 2.430 m Höhe, im Nebelwald, und der Urubamba zieht eine Schleife um seinen Fuß. Die Inka bauten es im 15. Jahrhundert, wahrscheinlich als Landsitz des Herrschers Pachacuti, und verließen es etwa hundert Jahre später. Rund 200 Bauten sind erhalten, die feinsten aus Granitblöcken, die ohne Mörtel gefügt sind. Es liegt fast 1.000 m tiefer als Cusco, Sie atmen hier also leichter. Aguas Calientes, das Dorf darunter, hat zwei Flüsse, Gleise in der Hauptstraße und Frauen, die Mais mit Käse verkaufen.",
    "Ins Dorf führt keine Straße. Der Zug aus Ollantaytambo folgt dem Fluss knapp zwei Stunden; dann fährt ein Bus in 30 Minuten die Serpentinen zum Eingang hinauf, oder Sie steigen in anderthalb Stunden 400 Höhenmeter auf Steinstufen. Ihr Ticket trägt Ihren Namen, eine Uhrzeit und einen von drei Rundwegen, alle Einbahn. Rundweg 2 hat den klassischen Blick und das Herz der Stadt. Huayna Picchu gehört zu Rundweg 3 und ist steil, mit Seilen. Der Inka-Trail kommt zu Fuß an, 43 km in vier Tagen.",
    "Der Zutritt ist auf 4.500 Personen am Tag begrenzt, an Spitzentagen auf 5.600, und die Plätze für Juni bis August sind Monate vorher weg. Erwachsene aus dem Ausland zahlen ab 152 Soles. Bringen Sie den Pass mit, mit dem Sie gebucht haben. Hinter dem Eingang gibt es keine Toiletten und kein Zurück, planen Sie also zwei bis drei Stunden. November bis März sind nass; Erdrutsche halten hin und wieder den Zug auf, Streiks ebenso, und im Februar ist der Inka-Trail geschlossen. Schlafen Sie zwei Nächte in Cusco, 3.400 m, oder tiefer im Heiligen Tal, bevor Sie irgendwo aufsteigen; vor dem Inka-Trail verlangt unsere Wanderführerin Yesenia drei. Die Sandfliegen stechen: Tragen Sie lange Ärmel.",
  ],
  highlights: [
    "Der erste Einlass des Tages, um sechs, wenn noch Wolken das Tal füllen",
    "Die gerundete Mauer des Sonnentempels, die feinste Steinarbeit der Anlage",
    "Huayna Picchu, 260 m über der Stadt: hin und zurück zwei Stunden, ausgesetzt und steil",
    "Das Sonnentor auf 2.720 m, von dem aus der Inka-Trail die Stadt zum ersten Mal sieht",
    "Das Museum der Anlage mit seinem Orchideengarten, eine halbe Stunde zu Fuß vom Dorf, meist übersehen",
    "Ollantaytambo, wo der Zug abfährt: ein Straßenraster der Inka, in dessen Kanälen noch Wasser fließt",
  ],
  bestTimeToVisit:
    "Mai und September: trocken, nachts kalt und weniger voll als Juni bis August. April und Oktober sind grüner, mit einigen Schauern; Januar und Februar sind am nassesten, und der Inka-Trail ist den ganzen Februar geschlossen.",
} satisfies DestinationText;
