import type { TestimonialText } from "#app/features/selling/catalogue/catalogue-content.ts";

export const hi = {
  country: "यूनाइटेड किंगडम",
  text: "सखी के संग सेरेनगेटी, सुबह साढ़े छह, और नीमा ने इंजन बंद कर दिया। एक शेरनी अपने तीन बच्चों को एक-एक करके रास्ते के पार ले गई, बंपर से हाथ भर की दूरी पर। नाश्ते तक कोई कुछ नहीं बोला। तब से हर दावत में यही क़िस्सा सुनाती हूँ।",
} satisfies TestimonialText;
