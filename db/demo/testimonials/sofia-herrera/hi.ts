import type { TestimonialText } from "#app/features/selling/catalogue/catalogue-content.ts";

export const hi = {
  country: "मेक्सिको",
  text: "चिंचेरो में रोसा ने हथेली पर कोचिनियल पीसा, ठीक वैसे जैसे मेरी नानी ओआहाका में पीसती हैं। दो दिन बाद, डेड वुमन्स पास के नीचे, मार्लेनी तीन घंटे मेरे सबसे धीमे क़दम के साथ चलीं। इंका ट्रेल पर मैंने समझा कि किसी को पीछे न छोड़ने का मतलब क्या होता है।",
} satisfies TestimonialText;
