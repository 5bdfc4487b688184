import type { GuideText } from "#app/features/selling/catalogue/trip/trip-content.ts";

export const hi = {
  name: "नी वायान सुआर्तीनी",
  place: "न्यूह कुनिंग, उबुद",
  about:
    "वायान न्यूह कुनिंग के काष्ठशिल्पियों के बीच पली-बढ़ीं, जहाँ कभी रसोई के पीछे से धान के खेत शुरू होते थे और जहाँ उनकी माँ आज भी घर का चढ़ावा बनाती हैं। पहले मंदिर से पहले वे साफ़-साफ़ बता देती हैं कि प्रथा क्या है, ताकि किसी को फुसफुसाना न पड़े।",
} satisfies GuideText;
