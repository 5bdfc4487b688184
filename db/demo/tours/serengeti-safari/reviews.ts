import type { Review } from "#app/features/selling/catalogue/catalogue-content.ts";

export const reviews = [
  {
    name: "Charlotte Hughes",
    language: "en",
    date: "2026-02-22",
    rating: 5,
    comment:
      "February, and on day 6 the grass below Naabi Hill was black with wildebeest. We watched a calf stand up within five minutes of being born. Neema switched off the engine and said nothing for half an hour, which is exactly right. Karatu had the best beds, the Seronera camp the best noises. Take a proper fleece for the crater rim.",
  },
  {
    name: "Martin Vogel",
    language: "de",
    date: "2025-08-31",
    rating: 4,
    comment:
      "Im August stehen die Herden am Mara, das stand vorher in der Beschreibung und stimmte. Dafür fünf Löwen auf einem Kopje, zwei Leoparden am Seronera und in Tarangire Elefanten ohne Ende. Neema fährt ruhig und erklärt gut. Ein Stern weniger, weil die Piste von Ngorongoro in die Serengeti wirklich auf den Rücken geht. Den Rückflug möchte ich nicht missen.",
  },
  {
    name: "Aditi Deshpande",
    language: "en",
    date: "2025-12-14",
    rating: 5,
    comment:
      "My mother is 68 and was worried about the bumps. Rehema gave her the front seat and stopped whenever she asked. We are vegetarians and ate very well, especially at Mama Zawadi's: greens in peanut sauce, chapati, beans in coconut. Rhino in the crater on day 4, far away but clear through the binoculars. Short showers in the afternoons, no trouble at all.",
  },
  {
    name: "Claire Fontaine",
    language: "fr",
    date: "2025-10-12",
    rating: 5,
    comment:
      "Partir en safari avec une femme au volant, cela change l'ambiance : on pose toutes les questions, même les plus bêtes. Neema a repéré un léopard dans un arbre à saucisses que personne d'autre n'avait vu. Le vol en montgolfière coûte cher, mais le lever du soleil sur la vallée de Seronera vaut la dépense. Prévoyez un foulard contre la poussière à Tarangire.",
  },
  {
    name: "Greg Novak",
    language: "en",
    date: "2025-05-11",
    rating: 3,
    comment:
      "We went in late April because it suited work. Fog sat on the crater until ten, and a side track to the Moru Kopjes was closed, so we did the same river loop twice. Rehema worked hard and got us out of the mud without fuss. The animals were there, the camps were good. But two nights in the Serengeti are one too few after such a long road.",
  },
  {
    name: "Marit de Boer",
    language: "nl",
    date: "2026-07-19",
    rating: 5,
    comment:
      "Heerlijke reis met z'n achten in twee jeeps. In Tarangire telden we op één middag meer dan tweehonderd olifanten. De wandeling met Halima door Mto wa Mbu vond ik een fijne afwisseling na al dat zitten. Op de kraterrand was het in juli echt koud, dus neem een muts mee. En vouw je spullen in een weekendtas: bij het vliegtuigje wordt streng gewogen.",
  },
] satisfies Review[];
