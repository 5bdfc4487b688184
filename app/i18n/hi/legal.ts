import type source from "#app/i18n/en/legal.ts";
import type { Translation } from "#app/i18n/translation.ts";

export default {
  updated: "अंतिम अपडेट: {{date}}",
  questions: "कोई सवाल है?",
  contact: "संपर्क करें",
  contents: "इस पेज पर",
  share: { everything: "पूरा पैसा", nothing: "कुछ नहीं", lessFee: "{{share}}, {{fee}} प्रशासनिक शुल्क घटाकर" },
} satisfies Translation<typeof source>;
