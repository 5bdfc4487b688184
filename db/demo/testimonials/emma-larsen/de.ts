import type { TestimonialText } from "#app/features/selling/catalogue/catalogue-content.ts";

export const de = {
  country: "Vereinigtes Königreich",
  text: "„Mit ihr durch die Serengeti“, halb sieben, und Neema stellte den Motor ab. Eine Löwin trug ihre drei Jungen über die Piste, eines nach dem anderen, eine Armlänge vor der Stoßstange. Bis zum Frühstück sprach niemand. Seitdem habe ich die Geschichte bei jedem Abendessen erzählt.",
} satisfies TestimonialText;
