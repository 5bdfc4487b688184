import type { Review } from "#app/features/selling/catalogue/catalogue-content.ts";

export const reviews = [
  {
    name: "Fiona Gallagher",
    language: "en",
    date: "2026-06-14",
    rating: 5,
    comment:
      "We did the rim walk at seven and had Oia almost to ourselves before ten. At two down to Ammoudi, onto Katerina’s boat, and across for a late plate of sea bream on Thirassia. She let my daughter take the wheel on the way home. Eleni knows every baker between Fira and Pyrgos. I would do day 2 again tomorrow.",
  },
  {
    name: "Giulia Marchetti",
    language: "it",
    date: "2025-09-21",
    rating: 5,
    comment:
      "Temevo la solita Santorini da cartolina, invece con Eleni abbiamo visto un’isola vera. La sorpresa però è stata Naxos: il pranzo dalla zia di Irini ad Apeiranthos vale il viaggio, e il bagno a Plaka a fine giornata anche. Camera stupenda a Firostefani, ma quante scale. Portate scarpe comode.",
  },
  {
    name: "Joris van Dijk",
    language: "nl",
    date: "2025-07-27",
    rating: 3,
    comment:
      "Mooie reis en een uitstekende gids, maar eind juli is gewoon te druk en te heet. Door de meltemi was de zee zo ruw dat we Palea Kameni hebben overgeslagen en halverwege zijn omgedraaid. Begrijpelijk, veiligheid voor alles, alleen was de zeiltocht voor mij de reden om te boeken. Naxos maakte veel goed.",
  },
  {
    name: "Shreya Menon",
    language: "en",
    date: "2026-10-11",
    rating: 5,
    comment:
      "Three of us turned forty together and this was the right choice. Akrotiri with Eleni was the highlight for me: she made drains interesting. Weather in early October was warm enough to swim every day. The vegetarian food was easy, fava and aubergine everywhere. The last evening in Pyrgos was far calmer than Oia would have been.",
  },
  {
    name: "Claire Dumont",
    language: "fr",
    date: "2025-05-18",
    rating: 5,
    comment:
      "Voyage très bien construit : trois nuits face à la caldeira, deux à Naxos, et jamais l’impression de courir. En mai, les sentiers de la Tragaia étaient pleins de coquelicots. Les tisserandes d’Apeiranthos nous ont gardées une heure à bavarder, Irini traduisait tout. Seul bémol, le ferry du retour avait quarante minutes de retard.",
  },
  {
    name: "Martin Köhler",
    language: "de",
    date: "2026-02-15",
    rating: 4,
    comment:
      "Wir waren bewusst im Februar dort: Mandelblüte, leere Gassen, acht Leute in der Gruppe. Statt der Segeltour gab es einen langen Nachmittag in den Weinkellern von Pyrgos und Megalochori, für uns kein schlechter Tausch. Einen Tag hat es durchgeregnet, und in Oia war fast alles zu. Eleni hatte das vorher ganz ehrlich gesagt.",
  },
] satisfies Review[];
