import type { AuthorText } from "#app/features/publishing/blog/article-content.ts";

export const hi = {
  bio: "काव्या मेनन बेंगलुरु की फ़ोटोग्राफ़र हैं और हमारी गाइडों के साथ यात्रा करती हैं। 2019 से उनके पास 38 लीटर का वही बैग है, और उसमें जाने वाली हर चीज़ वे रसोई के तराज़ू पर तौलती हैं। यह उनके कंधे ने करवाया।",
} satisfies AuthorText;
