import type { AuthorText } from "#app/features/publishing/blog/article-content.ts";

export const hi = {
  bio: "प्रिया नायर कोच्चि की यात्रा लेखिका हैं। वे एक कॉपी रखती हैं जिसमें लिखा है कि क्या कितने का पड़ा और कहाँ उनसे ज़्यादा लिया गया। वे बस से, स्लीपर क्लास से और एक बार प्याज़ से लदी लॉरी पर भारत पार कर चुकी हैं।",
} satisfies AuthorText;
