import type { AuthorText } from "#app/features/publishing/blog/article-content.ts";

export const hi = {
  bio: "हाना बर्ग ने पहली अकेली यात्रा इकसठ की उम्र में की और तब से जहाँ पटरी है, वहाँ ट्रेन से गई हैं। वे धीमे रास्तों, असली समय-सारणियों और इस बारे में लिखती हैं कि हॉस्टल में सबसे उम्रदराज़ होना कैसा लगता है।",
} satisfies AuthorText;
