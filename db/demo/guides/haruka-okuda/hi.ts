import type { GuideText } from "#app/features/selling/catalogue/trip/trip-content.ts";

export const hi = {
  name: "हारुका ओकुदा",
  place: "क्योटो",
  about:
    "हारुका क्योटो के हिगाशियामा इलाक़े में पली-बढ़ीं, और कंसाई हवाई अड्डे की ट्रेन उनकी हमनाम है। उन्हें हर ट्रेन का बदलना मिनट तक याद है, धीमी लाइनें ज़्यादा पसंद हैं, क्योंकि वहाँ मेहमान सवाल पूछते हैं, और छाते वे माँगने से पहले निकाल देती हैं।",
} satisfies GuideText;
