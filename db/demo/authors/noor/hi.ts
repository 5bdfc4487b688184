import type { AuthorText } from "#app/features/publishing/blog/article-content.ts";

export const hi = {
  bio: "नूर अल अमरानी मराकेश की पत्रकार हैं। उन्होंने अरबी और फ़्रेंच के स्थानीय रेडियो से शुरुआत की और अब काम, महिलाओं और इस पर लिखती हैं कि पर्यटन से कौन कितना कमाता है। जिस हम्माम में उनकी दादी जाती थीं, उससे वे दस मिनट पैदल दूर रहती हैं।",
} satisfies AuthorText;
