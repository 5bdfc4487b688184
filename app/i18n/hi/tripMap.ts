import type source from "#app/i18n/en/tripMap.ts";
import type { Translation } from "#app/i18n/translation.ts";

export default {
  heading: "नक़्शे पर रास्ता",
  stops: "पड़ाव, यात्रा के क्रम में",
  day: "दिन {{day}}",
  source: "रेखाएँ पड़ावों को जोड़ती हैं; असली रास्ते घुमावदार हैं। ज़मीन और सीमाएँ: Natural Earth.",
  schematic: "पैमाने के अनुसार, बिना सड़कों के: रेखाएँ पड़ावों को जोड़ती हैं।",
  world: "हमारे गंतव्य कहाँ हैं",
  worldSource: "ज़मीन और सीमाएँ: Natural Earth.",
} satisfies Translation<typeof source>;
