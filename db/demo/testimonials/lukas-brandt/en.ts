import type { TestimonialText } from "#app/features/selling/catalogue/catalogue-content.ts";

export const en = {
  country: "Germany",
  text: "On the Ring Road Sigrún stopped wherever the light was good and still had us in Höfn for langoustine. I took 900 pictures. Thirty-five minutes among the icebergs of Jökulsárlón is too short for anyone with a camera.",
} satisfies TestimonialText;
