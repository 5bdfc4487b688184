import type { AuthorText } from "#app/features/publishing/blog/article-content.ts";

export const hi = {
  bio: "ज़ैनब ओकाफ़ोर संस्कृति समीक्षक हैं, लागोस में पली-बढ़ीं और लीड्स में रहती हैं। वे तहज़ीब के बारे में लिखती हैं: कौन ढालता है, कौन इंतज़ार करता है, कौन मना कर सकता है। अपनी चाय वे बिना चीनी पीती हैं और सीख चुकी हैं कि इस बारे में कब चुप रहना है।",
} satisfies AuthorText;
