import type source from "#app/i18n/en/tripPage.ts";
import type { Translation } from "#app/i18n/translation.ts";

export default {
  facts: { label: "मुख्य बातें" },
  days: {
    openAll: "सब खोलें",
    closeAll: "सब बंद करें",
    stops: "रास्ते में",
    optional: "इच्छा हो तो",
    ascent: "{{metres}} मीटर चढ़ाई",
  },
  guide: {
    heading: "आपकी गाइड",
    speaks: "बोलती हैं: {{languages}}",
    since: "{{year}} से हमारे साथ",
    ask: "{{name}} से पूछें",
    subject: "{{guide}} के लिए: {{tour}}",
  },
  right: "क्या यह यात्रा आपके लिए सही है?",
  cost: {
    heading: "कुल मिलाकर ख़र्च कितना होगा",
    lead: "एक व्यक्ति के लिए हमारा अनुमान: टूर की क़ीमत, वहाँ दी जाने वाली राशि, और इसके अलावा होने वाला संभावित ख़र्च।",
    what: "किसके लिए",
    amount: "प्रति व्यक्ति",
    price: "टूर की क़ीमत",
    spot: "वहीं देना होगा",
    spotAmount: "वहीं देना होगा: {{amount}}",
    estimated: "{{month}} के अनुसार।",
    stale: "{{month}} का अनुमान, एक साल से पुराना: इस पर भरोसा करने से पहले हमसे पूछ लें।",
    nothing: "कुछ नहीं",
    sum: "कुल",
  },
  points: {
    start: "हम कहाँ मिलेंगे",
    end: "यात्रा कहाँ समाप्त होती है",
    local: "ड्राइवर को दिखाने के लिए",
    byDay: "दिन में",
    afterDark: "अँधेरा होने के बाद",
  },
  bring: "क्या साथ लाएँ",
  womenLed: "महिलाओं के नेतृत्व में: तथ्य",
  access: { heading: "सुगमता", ask: "किससे पूछें" },
  questions: "सवाल और जवाब",
  languages: "भाषाएँ",
  refund: {
    full: "{{date}} तक पूरा रिफ़ंड",
    part: "{{date}} तक {{percent}} रिफ़ंड",
    none: "इस प्रस्थान पर अब कोई रिफ़ंड नहीं है।",
    fee: "हर बुकिंग पर हम {{fee}} प्रशासनिक शुल्क रखते हैं।",
  },
} satisfies Translation<typeof source>;
