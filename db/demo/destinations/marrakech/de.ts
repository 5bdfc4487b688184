import type { DestinationText } from "#app/features/selling/catalogue/catalogue-content.ts";

export const de = {
  name: "Marrakesch, Marokko",
  summary:
    "Eine ummauerte Stadt aus roter Erde unter dem Hohen Atlas, mit Souks nach Handwerk, Hamams nach Stunden und Hitze, um die man herumplant.",
  description: [
    "Die Almoraviden gründeten Marrakesch um 1070 in Sichtweite des Hohen Atlas, und die Mauern aus Stampflehm haben die Farbe des Bodens, aus dem sie kommen. Drinnen ist die Medina ein Knäuel von Gassen: Färber, Schmiede und Pantoffelmacher jeweils in ihrem eigenen Souk, öffentliche Öfen, in die Familien ihr Brot schicken, und das 77 m hohe Minarett der Koutoubia, um sich zurechtzufinden. Gueliz, außerhalb der Mauern, ist die Neustadt der Cafés. Fragen Sie nach Tangia: Fleisch, mit eingelegter Zitrone in einem Krug verschlossen und stundenlang in der Glut eines Hamams gegart.",
    "Die Medina ist zum Gehen da. Autos halten an den Toren, und ein Träger bringt Ihren Koffer mit dem Handkarren. Der Flughafen ist 6 km entfernt; Petits Taxis haben einen Taxameter, verlangen Sie ihn also oder vereinbaren Sie vorher einen Preis. Sehen Sie die Medersa Ben Youssef und den Bahia-Palast früh, die Souks am späten Vormittag, ruhen Sie bis vier und seien Sie in der Dämmerung auf dem Jemaa el-Fna. Züge erreichen Casablanca in unter drei Stunden. Imlil, auf 1.740 m unter dem Toubkal, ist 65 km und anderthalb Stunden mit dem Auto entfernt. Bis zu den Dünen von Merzouga sind es 560 km, neun bis zehn Stunden.",
    "Im Juli und August haben die Nachmittage 38 °C und manche Tage 45. Mopeds teilen sich die Gassen mit Ihnen; halten Sie sich rechts. Junge Männer werden sagen, eine Straße sei gesperrt, und Sie für Geld herumführen: „La, shukran“, nein danke, genügt. Frauen allein hören Bemerkungen; bedeckte Schultern und Knie machen sie seltener. Moscheen sind für Nichtmuslime geschlossen. Der Jardin Majorelle verkauft Zeittickets, und zwar nur online. Viele Läden schließen am Freitagnachmittag, und im Ramadan muss man ein Mittagessen in der Medina suchen. Einige Mauern sind seit dem Erdbeben vom September 2023 noch abgestützt.",
  ],
  highlights: [
    "Die Medersa Ben Youssef um neun: geschnitztes Zedernholz, Stuck und Fliesen um ein stilles Becken",
    "Der Jemaa el-Fna in der Dämmerung, erst von den Ständen mit Schneckensuppe und dann von einer Dachterrasse aus",
    "Ein Hamam im Viertel: schwarze Seife, ein rauer Handschuh und getrennte Zeiten für Frauen und Männer",
    "Freitags Couscous bei Amal in Gueliz, einem Restaurant, das Frauen zu Köchinnen ausbildet",
    "Die Saadier-Gräber, zwei Jahrhunderte zugemauert und 1917 wiedergefunden",
    "Imlil mit seinen Terrassen voller Walnuss- und Apfelbäume, ein kühlerer Tag auf 1.740 m",
  ],
  bestTimeToVisit:
    "März bis Mai und Oktober bis November: 20 bis 30 °C, im Frühjahr noch mit Schnee auf dem Atlas. Dezember bis Februar sind sonnig mit kalten Nächten; im Juli und August sind es oft über 40 °C.",
} satisfies DestinationText;
