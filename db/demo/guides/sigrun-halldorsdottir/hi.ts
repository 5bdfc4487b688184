import type { GuideText } from "#app/features/selling/catalogue/trip/trip-content.ts";

export const hi = {
  name: "सिग्रून हाल्डोर्सदोत्तिर",
  place: "रेक्याविक",
  about:
    "सिग्रून होफ़्न में पली-बढ़ीं, रेक्याविक में भूविज्ञान पढ़ा और पूरी रिंग रोड ख़ुद चलाती हैं। सबसे पहले हवा का पूर्वानुमान पढ़ती हैं, और ज़रूरत हो तो गाड़ी मोड़ लेती हैं।",
} satisfies GuideText;
