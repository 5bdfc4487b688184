import type { GuideText } from "#app/features/selling/catalogue/trip/trip-content.ts";

export const hi = {
  name: "कामीय रूसलो",
  place: "पेरिस",
  about:
    "कामीय ने पेस्ट्री बनाने की तालीम ली है और होटल से दस मिनट दूर, फ़ोबूर सैंत-आंत्वान के पास रहती हैं। वे सुबह ग्यारह से पहले मार्शे द’अलिग्र में ख़रीदारी करती हैं और जानती हैं कि अगस्त में कौन-सी बेकरियाँ खुली रहती हैं।",
} satisfies GuideText;
