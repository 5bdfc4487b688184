/** The demo catalogue: what a new database starts with. Data only; each piece lies in a folder of its own. */
import type { AuthorFacts, AuthorText, PostFacts } from "#app/features/blog/post-content.ts";
import type {
  DestinationFacts,
  DestinationText,
  Review,
  TestimonialFacts,
  TestimonialText,
  TourFacts,
  TourText,
} from "#app/features/catalogue/catalogue-content.ts";
import { facts as japanHeritageTourFacts } from "./tours/japan-heritage/facts.ts";
import { en as japanHeritageTourEn } from "./tours/japan-heritage/en.ts";
import { reviews as japanHeritageTourReviews } from "./tours/japan-heritage/reviews.ts";
import { facts as santoriniIslandsTourFacts } from "./tours/santorini-islands/facts.ts";
import { en as santoriniIslandsTourEn } from "./tours/santorini-islands/en.ts";
import { reviews as santoriniIslandsTourReviews } from "./tours/santorini-islands/reviews.ts";
import { facts as baliRetreatTourFacts } from "./tours/bali-retreat/facts.ts";
import { en as baliRetreatTourEn } from "./tours/bali-retreat/en.ts";
import { reviews as baliRetreatTourReviews } from "./tours/bali-retreat/reviews.ts";
import { facts as serengetiSafariTourFacts } from "./tours/serengeti-safari/facts.ts";
import { en as serengetiSafariTourEn } from "./tours/serengeti-safari/en.ts";
import { reviews as serengetiSafariTourReviews } from "./tours/serengeti-safari/reviews.ts";
import { facts as himalayaTrekTourFacts } from "./tours/himalaya-trek/facts.ts";
import { en as himalayaTrekTourEn } from "./tours/himalaya-trek/en.ts";
import { reviews as himalayaTrekTourReviews } from "./tours/himalaya-trek/reviews.ts";
import { facts as rajasthanRoyalTourFacts } from "./tours/rajasthan-royal/facts.ts";
import { en as rajasthanRoyalTourEn } from "./tours/rajasthan-royal/en.ts";
import { reviews as rajasthanRoyalTourReviews } from "./tours/rajasthan-royal/reviews.ts";
import { facts as icelandRingTourFacts } from "./tours/iceland-ring/facts.ts";
import { en as icelandRingTourEn } from "./tours/iceland-ring/en.ts";
import { reviews as icelandRingTourReviews } from "./tours/iceland-ring/reviews.ts";
import { facts as parisFoodTourFacts } from "./tours/paris-food/facts.ts";
import { en as parisFoodTourEn } from "./tours/paris-food/en.ts";
import { reviews as parisFoodTourReviews } from "./tours/paris-food/reviews.ts";
import { facts as incaTrailTourFacts } from "./tours/inca-trail/facts.ts";
import { en as incaTrailTourEn } from "./tours/inca-trail/en.ts";
import { reviews as incaTrailTourReviews } from "./tours/inca-trail/reviews.ts";
import { facts as kyotoDestinationFacts } from "./destinations/kyoto/facts.ts";
import { en as kyotoDestinationEn } from "./destinations/kyoto/en.ts";
import { facts as santoriniDestinationFacts } from "./destinations/santorini/facts.ts";
import { en as santoriniDestinationEn } from "./destinations/santorini/en.ts";
import { facts as jaipurDestinationFacts } from "./destinations/jaipur/facts.ts";
import { en as jaipurDestinationEn } from "./destinations/jaipur/en.ts";
import { facts as serengetiDestinationFacts } from "./destinations/serengeti/facts.ts";
import { en as serengetiDestinationEn } from "./destinations/serengeti/en.ts";
import { facts as baliDestinationFacts } from "./destinations/bali/facts.ts";
import { en as baliDestinationEn } from "./destinations/bali/en.ts";
import { facts as machuPicchuDestinationFacts } from "./destinations/machu-picchu/facts.ts";
import { en as machuPicchuDestinationEn } from "./destinations/machu-picchu/en.ts";
import { facts as parisDestinationFacts } from "./destinations/paris/facts.ts";
import { en as parisDestinationEn } from "./destinations/paris/en.ts";
import { facts as reykjavikDestinationFacts } from "./destinations/reykjavik/facts.ts";
import { en as reykjavikDestinationEn } from "./destinations/reykjavik/en.ts";
import { facts as patagoniaDestinationFacts } from "./destinations/patagonia/facts.ts";
import { en as patagoniaDestinationEn } from "./destinations/patagonia/en.ts";
import { facts as interlakenDestinationFacts } from "./destinations/interlaken/facts.ts";
import { en as interlakenDestinationEn } from "./destinations/interlaken/en.ts";
import { facts as marrakechDestinationFacts } from "./destinations/marrakech/facts.ts";
import { en as marrakechDestinationEn } from "./destinations/marrakech/en.ts";
import { facts as sydneyDestinationFacts } from "./destinations/sydney/facts.ts";
import { en as sydneyDestinationEn } from "./destinations/sydney/en.ts";
import { facts as sofiaHerreraTestimonialFacts } from "./testimonials/sofia-herrera/facts.ts";
import { en as sofiaHerreraTestimonialEn } from "./testimonials/sofia-herrera/en.ts";
import { facts as emmaLarsenTestimonialFacts } from "./testimonials/emma-larsen/facts.ts";
import { en as emmaLarsenTestimonialEn } from "./testimonials/emma-larsen/en.ts";
import { facts as yukiTanakaTestimonialFacts } from "./testimonials/yuki-tanaka/facts.ts";
import { en as yukiTanakaTestimonialEn } from "./testimonials/yuki-tanaka/en.ts";
import { facts as lukasBrandtTestimonialFacts } from "./testimonials/lukas-brandt/facts.ts";
import { en as lukasBrandtTestimonialEn } from "./testimonials/lukas-brandt/en.ts";
import { facts as priyaAuthorFacts } from "./authors/priya/facts.ts";
import { en as priyaAuthorEn } from "./authors/priya/en.ts";
import { facts as claraAuthorFacts } from "./authors/clara/facts.ts";
import { en as claraAuthorEn } from "./authors/clara/en.ts";
import { facts as noorAuthorFacts } from "./authors/noor/facts.ts";
import { en as noorAuthorEn } from "./authors/noor/en.ts";
import { facts as inesAuthorFacts } from "./authors/ines/facts.ts";
import { en as inesAuthorEn } from "./authors/ines/en.ts";
import { facts as hannahAuthorFacts } from "./authors/hannah/facts.ts";
import { en as hannahAuthorEn } from "./authors/hannah/en.ts";
import { facts as kavyaAuthorFacts } from "./authors/kavya/facts.ts";
import { en as kavyaAuthorEn } from "./authors/kavya/en.ts";
import { facts as zainabAuthorFacts } from "./authors/zainab/facts.ts";
import { en as zainabAuthorEn } from "./authors/zainab/en.ts";
import { facts as oneBagThreeWeeksPostFacts } from "./posts/one-bag-three-weeks/facts.ts";
import { facts as japanBySlowTrainPostFacts } from "./posts/japan-by-slow-train/facts.ts";
import { facts as howToDrinkTeaWithAStrangerPostFacts } from "./posts/how-to-drink-tea-with-a-stranger/facts.ts";
import { facts as jaipurOn1500RupeesADayPostFacts } from "./posts/jaipur-on-1500-rupees-a-day/facts.ts";
import { facts as firstSoloTripAtSixtyOnePostFacts } from "./posts/first-solo-trip-at-sixty-one/facts.ts";
import { facts as aThaliExplainedPostFacts } from "./posts/a-thali-explained/facts.ts";
import { facts as workingFromUbudPostFacts } from "./posts/working-from-ubud/facts.ts";
import { facts as whyOurGuidesAreWomenPostFacts } from "./posts/why-our-guides-are-women/facts.ts";

/** Texts by language; English is always there. */
type Texts<Text> = { en: Text } & Record<string, Text>;

export const demoTours: { facts: TourFacts; texts: Texts<TourText>; reviews: Review[] }[] = [
  { facts: japanHeritageTourFacts, texts: { en: japanHeritageTourEn }, reviews: japanHeritageTourReviews },
  { facts: santoriniIslandsTourFacts, texts: { en: santoriniIslandsTourEn }, reviews: santoriniIslandsTourReviews },
  { facts: baliRetreatTourFacts, texts: { en: baliRetreatTourEn }, reviews: baliRetreatTourReviews },
  { facts: serengetiSafariTourFacts, texts: { en: serengetiSafariTourEn }, reviews: serengetiSafariTourReviews },
  { facts: himalayaTrekTourFacts, texts: { en: himalayaTrekTourEn }, reviews: himalayaTrekTourReviews },
  { facts: rajasthanRoyalTourFacts, texts: { en: rajasthanRoyalTourEn }, reviews: rajasthanRoyalTourReviews },
  { facts: icelandRingTourFacts, texts: { en: icelandRingTourEn }, reviews: icelandRingTourReviews },
  { facts: parisFoodTourFacts, texts: { en: parisFoodTourEn }, reviews: parisFoodTourReviews },
  { facts: incaTrailTourFacts, texts: { en: incaTrailTourEn }, reviews: incaTrailTourReviews },
];

export const demoDestinations: { facts: DestinationFacts; texts: Texts<DestinationText> }[] = [
  { facts: kyotoDestinationFacts, texts: { en: kyotoDestinationEn } },
  { facts: santoriniDestinationFacts, texts: { en: santoriniDestinationEn } },
  { facts: jaipurDestinationFacts, texts: { en: jaipurDestinationEn } },
  { facts: serengetiDestinationFacts, texts: { en: serengetiDestinationEn } },
  { facts: baliDestinationFacts, texts: { en: baliDestinationEn } },
  { facts: machuPicchuDestinationFacts, texts: { en: machuPicchuDestinationEn } },
  { facts: parisDestinationFacts, texts: { en: parisDestinationEn } },
  { facts: reykjavikDestinationFacts, texts: { en: reykjavikDestinationEn } },
  { facts: patagoniaDestinationFacts, texts: { en: patagoniaDestinationEn } },
  { facts: interlakenDestinationFacts, texts: { en: interlakenDestinationEn } },
  { facts: marrakechDestinationFacts, texts: { en: marrakechDestinationEn } },
  { facts: sydneyDestinationFacts, texts: { en: sydneyDestinationEn } },
];

/** In the order of the carousel. */
export const demoTestimonials: { facts: TestimonialFacts; texts: Texts<TestimonialText> }[] = [
  { facts: sofiaHerreraTestimonialFacts, texts: { en: sofiaHerreraTestimonialEn } },
  { facts: emmaLarsenTestimonialFacts, texts: { en: emmaLarsenTestimonialEn } },
  { facts: yukiTanakaTestimonialFacts, texts: { en: yukiTanakaTestimonialEn } },
  { facts: lukasBrandtTestimonialFacts, texts: { en: lukasBrandtTestimonialEn } },
];

export const demoAuthors: { facts: AuthorFacts; texts: Texts<AuthorText> }[] = [
  { facts: priyaAuthorFacts, texts: { en: priyaAuthorEn } },
  { facts: claraAuthorFacts, texts: { en: claraAuthorEn } },
  { facts: noorAuthorFacts, texts: { en: noorAuthorEn } },
  { facts: inesAuthorFacts, texts: { en: inesAuthorEn } },
  { facts: hannahAuthorFacts, texts: { en: hannahAuthorEn } },
  { facts: kavyaAuthorFacts, texts: { en: kavyaAuthorEn } },
  { facts: zainabAuthorFacts, texts: { en: zainabAuthorEn } },
];

/** Facts alone: the texts are Markdown files beside them, one a language (`post-files.ts`). */
export const demoPosts: PostFacts[] = [
  oneBagThreeWeeksPostFacts,
  japanBySlowTrainPostFacts,
  howToDrinkTeaWithAStrangerPostFacts,
  jaipurOn1500RupeesADayPostFacts,
  firstSoloTripAtSixtyOnePostFacts,
  aThaliExplainedPostFacts,
  workingFromUbudPostFacts,
  whyOurGuidesAreWomenPostFacts,
];
