import type { GuideText } from "#app/features/selling/catalogue/trip/trip-content.ts";

export const de = {
  name: "Sigrún Halldórsdóttir",
  place: "Reykjavík",
  about:
    "Sigrún ist in Höfn aufgewachsen, hat in Reykjavík Geologie studiert und fährt die ganze Ringstraße selbst. Die Windvorhersage liest sie zuerst, und wenn es sein muss, kehrt sie um.",
} satisfies GuideText;
