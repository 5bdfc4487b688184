import type source from "#app/i18n/en/articles.ts";
import type { Translation } from "#app/i18n/translation.ts";

export default {
  plain: "HTML: h2, h3, p, ul, ol, li, strong, em, blockquote, a, table और इस साइट की तस्वीरें। बाक़ी सब हटा दिया जाएगा।",
  body: "कम से कम 200 अक्षर। शीर्षक लगाएँ: उन्हीं से विषय-सूची बनती है।",
  cancel: "रहने दें",
  tools: {
    label: "इसके औज़ार: {{field}}",
    h2: "शीर्षक",
    h3: "उपशीर्षक",
    bold: "मोटा",
    italic: "तिरछा",
    bullets: "सूची",
    numbers: "क्रमांकित सूची",
    quote: "उद्धरण",
    link: "लिंक",
    picture: "तस्वीर",
    undo: "वापस लें",
    redo: "फिर करें",
  },
  link: {
    title: "लिंक",
    address: "लिंक कहाँ ले जाए",
    hint: "इस साइट का पेज, जैसे /tours/luxury, या https:// से शुरू होने वाला पता।",
    wrong: "कृपया /page या https://address लिखें।",
    set: "लिंक लगाएँ",
    remove: "लिंक हटाएँ",
  },
  picture: { title: "लेख में तस्वीर", alt: "इसमें क्या दिखता है, लेख की भाषा में", insert: "डालें" },
  hints: {
    excerpt: "कार्ड और सर्च इंजन के लिए एक-दो वाक्य, 40 से 220 अक्षर।",
    tags: "हर पंक्ति में एक, 1 से 8 तक। दूसरी भाषाएँ वही टैग उसी क्रम में लिखती हैं।",
    featured: "ब्लॉग में सबसे ऊपर और सुझाए गए लेखों में दिखेगा",
    related: "ज़्यादा से ज़्यादा तीन लेख, सबसे अच्छा पहले।",
    relatedNumber: "आगे पढ़ें, क्रम {{number}}",
    none: "कोई नहीं",
  },
} satisfies Translation<typeof source>;
