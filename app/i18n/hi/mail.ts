import type source from "#app/i18n/en/mail.ts";
import type { Translation } from "#app/i18n/translation.ts";

export default {
  greeting: "नमस्ते {{name}},",
  greetingNoName: "नमस्ते,",
  signature: "यात्रिका की महिलाएँ",
  address: "{{company}}, {{address}}",
  why: "यह ईमेल आपको इसलिए मिला है क्योंकि {{site}} पर यह पता लिखा गया था। अगर यह आपने नहीं लिखा, तो इसे अनदेखा कर दें।",
  enquiryReceived: {
    subject: "आपका संदेश हमें मिल गया ({{reference}})",
    preview: "हमारी टीम से कोई इसे एक कार्य दिवस के भीतर पढ़ेगा।",
    heading: "आपका संदेश हमें मिल गया",
    text: "हमें लिखने के लिए धन्यवाद। आपका संदर्भ नंबर {{reference}} है। एक कार्य दिवस के भीतर आपको जवाब मिलेगा, किसी प्रोग्राम से नहीं, एक इंसान से।",
    bookingHeading: "आपका बुकिंग अनुरोध हमें मिल गया",
    bookingText:
      "आपके अनुरोध के लिए धन्यवाद। आपका संदर्भ नंबर {{reference}} है। अभी कोई सीट रोककर नहीं रखी गई है: हमारी विशेषज्ञ आपका प्रस्थान जाँचेंगी और एक कार्य दिवस के भीतर आपको लिखेंगी कि बुकिंग पूरी करने के लिए क्या चाहिए।",
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
    reply: "इसी ईमेल का जवाब सीधे भेजने वाले तक पहुँचेगा।",
  },
  enquiryAnswer: {
    subject: "Re: {{reference}}: {{subject}}",
    heading: "हमारा जवाब",
    reply: "कुछ और पूछना है? बस इसी ईमेल का जवाब भेजें।",
    youWrote: "{{date}} को आपने लिखा था:",
  },
  confirmSubscription: {
    subject: "कृपया अपने सब्सक्रिप्शन की पुष्टि करें",
    preview: "एक क्लिक, फिर महीने में एक छोटा न्यूज़लेटर।",
    heading: "बस एक क्लिक और",
    text: "किसी ने, आशा है आपने ही, इस पते पर यात्रिका का मासिक न्यूज़लेटर माँगा है। पुष्टि करें, और अगला न्यूज़लेटर आपको भेजा जाएगा। लिंक 24 घंटे तक काम करेगा।",
    button: "सब्सक्रिप्शन की पुष्टि करें",
    not: "अगर यह आपने नहीं माँगा, तो कुछ न करें: पुष्टि के बिना आपको आगे कोई ईमेल नहीं आएगा।",
  },
  unsubscribe: "अनसब्सक्राइब करें",
} satisfies Translation<typeof source>;
