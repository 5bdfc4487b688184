/** The words in which a trip's facts are kept: one list each, for forms, pages and checks. */
export const meals = ["breakfast", "lunch", "dinner"] as const;
export const stayKinds = ["hotel", "lodge", "homestay", "camp", "night_train", "boat", "none"] as const;
export const legModes = ["walk", "train", "car", "bus", "boat", "flight", "bicycle"] as const;
/** What somebody with a body that needs something asks; what is not answered is "not assessed". */
export const accessTopics = [
  "stepFreeStays",
  "longestWalk",
  "stepsAndStairs",
  "seating",
  "hearing",
  "sight",
  "serviceAnimals",
  "diet",
] as const;
export const accessVerdicts = ["yes", "partly", "no"] as const;
export const womenLedFacts = ["womanGuide", "metAfterDark", "womensRooms", "phoneAnyHour"] as const;
export const estimateKinds = ["visa", "tips", "meals", "extras", "insurance"] as const;

/** The written sections of trip notes, in the order in which they are read; the other sections are made from facts. */
export const noteSections = [
  "moneyMatters",
  "roomsAndMeals",
  "transport",
  "emergency",
  "visas",
  "packing",
  "weather",
  "communication",
  "health",
  "safety",
  "insurance",
  "responsibleTravel",
  "rules",
  "ifSomethingGoesWrong",
] as const;
