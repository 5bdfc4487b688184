import type { GuideText } from "#app/features/selling/catalogue/trip/trip-content.ts";

export const hi = {
  name: "पेमा तामांग",
  place: "लांगटांग",
  about:
    "पेमा का जन्म लांगटांग गाँव में हुआ, जहाँ उनकी मौसी आज भी टी हाउस चलाती हैं; जब भूकंप में पुराना गाँव दब गया, वे काठमांडू में स्कूल में थीं। वे दिन में दो बार आपकी ऑक्सीजन जाँचती हैं, खुलकर हँसती हैं, और कौन ऊपर जाए, इस पर बहस नहीं करतीं।",
} satisfies GuideText;
