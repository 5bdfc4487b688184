/** Whether a departure runs, in words that travellers read. */
export default {
  runs: "Départ garanti",
  cancelled: "N’a pas lieu",
  from_one: "Départ assuré dès {{count}} voyageur",
  from_many: "Départ assuré dès {{count}} voyageurs",
  from_other: "Départ assuré dès {{count}} voyageurs",
  needs_one: "{{travellers}} sur {{count}} voyageur",
  needs_many: "{{travellers}} sur {{count}} voyageurs",
  needs_other: "{{travellers}} sur {{count}} voyageurs",
  decided: "Décision au plus tard le {{date}}. Si le voyage n’a pas lieu, vous choisissez une autre date ou récupérez tout votre argent.",
  label: "Le voyage a-t-il lieu ?",
};
