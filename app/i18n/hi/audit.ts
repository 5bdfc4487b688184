import type source from "#app/i18n/en/audit.ts";
import type { Translation } from "#app/i18n/translation.ts";

export default {
  title: "लेखा-जोखा",
  lead: "किसने क्या और कब किया। प्रविष्टियाँ केवल जुड़ती हैं।",
  table: "प्रविष्टियाँ, सबसे नई पहले",
  columns: { at: "कब", actor: "किसने", action: "क्या", subject: "किसके बारे में", details: "विवरण" },
  filters: {
    actor: "किसने",
    actorPlaceholder: "नाम का हिस्सा",
    action: "क्या",
    subject: "किसके बारे में",
    subjectPlaceholder: "प्रकार या आईडी",
    from: "से",
    to: "तक",
  },
  change: "{{field}}: {{before}} → {{after}}",
  nothingBefore: "कुछ नहीं",
  fact: "{{name}}: {{value}}",
  export: "CSV निर्यात करें",
  pages: "नई और पुरानी प्रविष्टियाँ",
  empty: "कोई प्रविष्टि नहीं मिली",
  emptyText: "आपकी खोज से कुछ मेल नहीं खाता।",
  failed: "लेखा-जोखा लोड नहीं हो सका। कृपया फिर कोशिश करें।",
} satisfies Translation<typeof source>;
