import type { GuideText } from "#app/features/selling/catalogue/trip/trip-content.ts";

export const hi = {
  name: "येसेनिया किस्पे",
  place: "ओयांतायताम्बो",
  about:
    "येसेनिया ओयांतायताम्बो के पास केचुआ बोलते हुए बड़ी हुईं और इंका ट्रेल पर सबसे आगे चलती हैं। कहा गया था कि पोर्टर उनकी बात नहीं मानेंगे; उन्होंने सबसे पहले उनके नाम पूछे।",
} satisfies GuideText;
