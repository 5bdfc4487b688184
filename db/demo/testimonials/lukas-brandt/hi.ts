import type { TestimonialText } from "#app/features/selling/catalogue/catalogue-content.ts";

export const hi = {
  country: "जर्मनी",
  text: "रिंग रोड पर जहाँ भी रोशनी अच्छी थी, सिग्रून रुकीं, और फिर भी लैंगोस्टीन के वक़्त तक हमें होफ़्न पहुँचा दिया। मैंने 900 तस्वीरें लीं। योकुल्सारलोन के हिमखंडों के बीच पैंतीस मिनट कैमरे वाले किसी भी इंसान के लिए कम हैं।",
} satisfies TestimonialText;
