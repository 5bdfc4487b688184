import type source from "#app/i18n/en/refusals.ts";
import type { Translation } from "#app/i18n/translation.ts";

/** What is answered in plain text, before any page is looked for. */
export default {
  method: "इस पते का इस्तेमाल ऐसे नहीं हो सकता।",
  address: "यह पता पढ़ा नहीं जा सकता।",
  foreign: "अस्वीकार: यह फ़ॉर्म किसी दूसरी साइट से भेजा गया था।",
} satisfies Translation<typeof source>;
