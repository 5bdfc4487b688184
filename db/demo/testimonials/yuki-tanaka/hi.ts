import type { TestimonialText } from "#app/features/selling/catalogue/catalogue-content.ts";

export const hi = {
  country: "जापान",
  text: "‘पेरिस, खाने की मेज़ पर’ वाले शनिवार को सात बजे मैं र्यू द शारांतों पर बागेत पर चीरे लगा रही थी, और नौ बजे तक आइसातू ने अलिग्र में लीक चुनने का काम मुझे दे दिया। टेढ़ी बागेत मेरी थी। अब मैं ओसाका में हर रविवार ब्रेड सेंकती हूँ।",
} satisfies TestimonialText;
