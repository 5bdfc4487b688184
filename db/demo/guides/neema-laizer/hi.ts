import type { GuideText } from "#app/features/selling/catalogue/trip/trip-content.ts";

export const hi = {
  name: "नीमा लाइज़र",
  place: "अरुशा",
  about:
    "नीमा अरुशा से 40 किमी पश्चिम में मोंडुली में पली-बढ़ीं, 2012 से उत्तरी पार्कों में गाइड हैं और 2016 से यात्रिका के टूर चलाती हैं। वे इम्पाला की चेतावनी पहचानती हैं और, उनके अपने हिसाब से, तिरसठ टायर बदल चुकी हैं।",
} satisfies GuideText;
