import type source from "#app/i18n/en/mail.ts";
import type { Translation } from "#app/i18n/translation.ts";

export default {
  greeting: "नमस्ते {{name}},",
  greetingNoName: "नमस्ते,",
  signature: "यात्रिका की महिलाएँ",
  address: "{{company}}, {{address}}",
  why: "यह ईमेल इसलिए आया है क्योंकि {{site}} पर यह पता लिखा गया था। अगर यह आपने नहीं किया, तो इसे अनदेखा कर दें।",
  enquiryReceived: {
    subject: "आपका संदेश हमें मिल गया ({{reference}})",
    preview: "एक कार्य दिवस के भीतर कोई इंसान इसे पढ़ता है।",
    heading: "आपका संदेश हमें मिल गया",
    text: "हमें लिखने के लिए धन्यवाद। आपका संदर्भ {{reference}} है। जवाब एक कार्य दिवस के भीतर कोई इंसान देता है, प्रोग्राम नहीं।",
    bookingHeading: "आपका बुकिंग अनुरोध हमें मिल गया",
    bookingText:
      "आपके अनुरोध के लिए धन्यवाद। आपका संदर्भ {{reference}} है। अभी कोई सीट नहीं रुकी है: हमारी विशेषज्ञ आपका प्रस्थान जाँचती हैं और एक कार्य दिवस के भीतर वह सब लिखती हैं जो बुकिंग पूरी करने के लिए चाहिए।",
    yourRequest: "आपका अनुरोध",
    yourMessage: "आपका संदेश",
    tour: "टूर",
    departure: "प्रस्थान",
    anyDeparture: "बातचीत से तय होगा",
    travellers: "यात्री",
    price: "दिखाई गई क़ीमत",
    urgent: "जल्दी है? {{phone}} पर फ़ोन करें।",
  },
  enquiryNotification: {
    subject: "{{reference}}: {{subject}}",
    preview: "{{name}} की ओर से",
    heading: "{{name}} का नया संदेश",
    bookingHeading: "{{name}} का नया बुकिंग अनुरोध",
    from: "प्रेषक",
    language: "भाषा",
    reply: "जवाब देने के लिए इसी ईमेल का उत्तर भेजें।",
  },
  enquiryAnswer: {
    subject: "Re: {{reference}}: {{subject}}",
    heading: "हमारा जवाब",
    reply: "कुछ और पूछना है? बस इसी ईमेल का उत्तर भेजें।",
    youWrote: "{{date}} को आपने लिखा था:",
  },
  confirmSubscription: {
    subject: "कृपया अपनी सदस्यता की पुष्टि करें",
    preview: "एक क्लिक, फिर महीने में एक छोटी चिट्ठी।",
    heading: "बस एक क्लिक और",
    text: "किसी ने, उम्मीद है आपने ही, इस पते पर यात्रिका की मासिक चिट्ठी माँगी है। पुष्टि करें, और अगली चिट्ठी आपके पास आएगी। लिंक 24 घंटे काम करता है।",
    button: "पुष्टि करें",
    not: "अगर यह आपने नहीं किया, तो कुछ न करें: पुष्टि के बिना आगे कोई ईमेल नहीं आएगा।",
  },
  unsubscribe: "सदस्यता हटाएँ",
} satisfies Translation<typeof source>;
