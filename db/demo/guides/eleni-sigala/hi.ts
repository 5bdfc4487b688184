import type { GuideText } from "#app/features/selling/catalogue/trip/trip-content.ts";

export const hi = {
  name: "एलेनी सिगाला",
  place: "सैंटोरिनी",
  about:
    "एलेनी कार्तेरादोस में जन्मी हैं और, जैसा एक यात्री ने लिखा, फ़ीरा से पिर्गोस तक हर बेकरी वाले को जानती हैं। गर्मियों में वे सुबह सात बजे काल्डेरा की पगडंडी पर निकलती हैं, और कांस्य युग की नालियों को भी दिलचस्प बना देती हैं।",
} satisfies GuideText;
