import type source from "#app/i18n/en/subscribers.ts";
import type { Translation } from "#app/i18n/translation.ts";

export default {
  title: "न्यूज़लेटर",
  lead: "न्यूज़लेटर किसे मिलता है। फ़ाइल में वे हैं जिन्होंने पुष्टि की है, हर एक के साथ अनसब्सक्राइब करने का अपना लिंक।",
  export: "पुष्टि वाले निर्यात करें (CSV)",
  counts: { title: "भाषा के अनुसार पाठक", all: "सभी भाषाएँ" },
  table: "सब्सक्राइबर ({{total}})",
  search: "सब्सक्राइबर खोजें",
  searchPlaceholder: "ईमेल पते का हिस्सा",
  columns: {
    email: "ईमेल",
    status: "स्थिति",
    language: "भाषा",
    requested: "कब माँगा",
    confirmed: "कब पुष्टि हुई",
    remove: "हटाएँ",
  },
  status: { confirmed: "पुष्टि हो गई", waiting: "इंतज़ार में" },
  unsubscribeLink: "अनसब्सक्राइब करने का लिंक",
  notYet: "अभी नहीं",
  empty: "कोई सब्सक्राइबर नहीं मिला",
  emptyText: "जो न्यूज़लेटर माँगेंगे, वे यहाँ दिखेंगे; पुष्टि न हो तो पता 30 दिन बाद मिटा दिया जाएगा।",
  emptySearch: "आपकी खोज से कोई मेल नहीं खाता।",
  failed: "सब्सक्राइबर लोड नहीं हो सके। कृपया फिर कोशिश करें।",
  remove: {
    title: "{{email}} को सूची से हटाएँ?",
    text: "ऐसा तब करें जब वे स्वयं कहें। पता तुरंत मिट जाएगा और उस पर कोई न्यूज़लेटर नहीं जाएगा; वे जब चाहें फिर सब्सक्राइब कर सकते हैं।",
    confirm: "हटाएँ",
    busy: "हटाया जा रहा है…",
    gone: "यह पता अब सूची में नहीं है।",
  },
  removed: { title: "हटाया गया", text: "{{email}} अब सूची में नहीं है।" },
  problems: {
    title: "किसी को नहीं हटाया गया",
    absent: "यह पता अब सूची में नहीं है।",
    forbidden: "अब आपके पास एडमिन के अधिकार नहीं हैं।",
    unreadable: "यह साफ़ नहीं था कि किसे हटाना है। फिर चुनें।",
    undelivered: "साइट से संपर्क नहीं हो सका। थोड़ी देर में फिर कोशिश करें।",
  },
} satisfies Translation<typeof source>;
