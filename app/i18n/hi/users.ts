import type source from "#app/i18n/en/users.ts";
import type { Translation } from "#app/i18n/translation.ts";

export default {
  title: "उपयोगकर्ता प्रबंधन",
  table: "सभी उपयोगकर्ता ({{total}})",
  search: "उपयोगकर्ता खोजें",
  searchPlaceholder: "नाम, ईमेल या फ़ोन",
  type: "प्रकार",
  columns: { name: "नाम", email: "ईमेल", phone: "फ़ोन", type: "प्रकार", registered: "पंजीकरण" },
  types: { Customer: "ग्राहक", Admin: "एडमिन" },
  noPhone: "नहीं दिया गया",
  you: "आप",
  change: { Admin: "एडमिन बनाएँ", Customer: "ग्राहक बनाएँ" },
  changeOf: { Admin: "{{name}} को एडमिन बनाएँ", Customer: "{{name}} को ग्राहक बनाएँ" },
  select: "{{name}} को चुनें",
  empty: "कोई उपयोगकर्ता नहीं मिला",
  emptyText: "नए पंजीकृत उपयोगकर्ता यहाँ दिखेंगे।",
  emptySearch: "आपकी खोज से कोई मेल नहीं खाता।",
  failed: "उपयोगकर्ता लोड नहीं हो सके। कृपया फिर कोशिश करें।",
  questions: {
    gone: "यह खाता अब नहीं है।",
    Admin: {
      title: "{{name}} को एडमिन बनाएँ?",
      text: "एडमिन सब कुछ देखते और बदलते हैं: उपयोगकर्ता, बुकिंग, यात्रा डेटा, सामग्री और सेटिंग। यह तुरंत लागू होगा।",
      confirm: "एडमिन बनाएँ",
      busy: "बदला जा रहा है…",
    },
    Customer: {
      title: "{{name}} को ग्राहक बनाएँ?",
      text: "प्रशासन के पेज तुरंत बंद हो जाएँगे। बुकिंग, सहेजे हुए टूर और प्रोफ़ाइल बने रहेंगे।",
      confirm: "ग्राहक बनाएँ",
      busy: "बदला जा रहा है…",
    },
  },
  changed: {
    title: "प्रकार बदला गया",
    Admin: "{{name}} के पास अब एडमिन के अधिकार हैं।",
    Customer: "{{name}} के पास अब एडमिन के अधिकार नहीं हैं।",
  },
  refused: {
    title: "कुछ नहीं बदला",
    self: "अपने एडमिन अधिकार आप ख़ुद नहीं हटा सकते। किसी दूसरे एडमिन से कहें।",
    last_admin: "{{name}} आख़िरी एडमिन हैं। पहले किसी और को एडमिन बनाएँ।",
    absent: "यह खाता अब नहीं है।",
    not_allowed: "अब आपके पास एडमिन के अधिकार नहीं हैं।",
    unreadable: "यह साफ़ नहीं था कि किसे बदलना है। फिर चुनें।",
  },
} satisfies Translation<typeof source>;
