import type source from "#app/i18n/en/saved.ts";
import type { Translation } from "#app/i18n/translation.ts";

export default {
  title: "सहेजी हुई सूची",
  description: "आपके सहेजे हुए टूर और लेख।",
  lead: "केवल इसी ब्राउज़र में सहेजी हुई: खाते की ज़रूरत नहीं, और यह पेज खोलने तक हमें कुछ नहीं भेजा जाता।",
  leadAccount: "आपके खाते में सहेजी हुई: आप जहाँ भी साइन इन करें, यही सूची मिलेगी।",
  tours: "टूर",
  articles: "लेख",
  empty: "अभी कुछ सहेजा नहीं गया है।",
  gone: "आपने जो सहेजा था, वह अब उपलब्ध नहीं है।",
  failed: "सहेजी हुई सूची लोड नहीं हो सकी। उसमें से कुछ खोया नहीं है।",
  retry: "फिर कोशिश करें",
  emptyHint: "किसी टूर या लेख पर बने दिल पर टैप करें, और वह यहाँ आपका इंतज़ार करेगा।",
  browse: "टूर देखें",
  compare: "साथ-साथ तुलना करें",
  compareFirst: "पहले तीन की तुलना करें",
  read: "ब्लॉग पढ़ें",
  loading: "लोड हो रहा है…",
  noScript: "सहेजी हुई सूची आपके ब्राउज़र में रहती है, और उसे दिखाने के लिए JavaScript चाहिए।",
} satisfies Translation<typeof source>;
