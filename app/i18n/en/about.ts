export default {
  title: "About Us",
  description: "Who Yatrika is: a women-led company whose small journeys are planned and led by women who grew up where you’re going.",
  hero: {
    eyebrow: "About Yatrika",
    heading: "Crafting unforgettable travel experiences since {{year}}",
    lead: "A small company of women who go first and then show you the way.",
  },
  story: {
    heading: "Our Story",
    first:
      "In {{year}} Anjali Sharma, who had been a guide in Jaipur for eleven years, sat with four colleagues at a tea stall behind the City Palace and counted the women who led tours in Rajasthan. They got to nine. The other guides in town numbered about four hundred. That evening they wrote the first itinerary on the back of a hotel bill.",
    second:
      "The first group was six people and a borrowed minibus. It rained in Pushkar, the camel man did not come, and a grandmother from the next village cooked dinner for everyone. Two of those six have travelled with us nine times since. We still tell every new guide that story: a plan is good, and a person who knows whom to ask is better.",
    third:
      "Today we work with women in over {{countries}} countries. Each journey is planned and led by someone who grew up there. Groups stay small, prices include everything we list, and half of what each day costs stays with the people you visit. Everyone is welcome to travel with us.",
    own: "{{name}} has planned and led journeys since {{year}}, today to over {{countries}} countries. Everyone is welcome to travel with us.",
    badge: "years of experience",
  },
  values: {
    heading: "What we stand for",
    sustainable: "Sustainable Travel",
    sustainableText:
      "Trains before planes, family houses before chains, groups of sixteen at most. Half of what each day costs stays in the place where you spend it.",
    excellence: "Excellence",
    excellenceText:
      "One of us walks every route before we sell it, and walks it again each year. When something has changed, we change the page.",
    passion: "Passion",
    passionText: "Our guides lead the journeys they’d take their own mothers on. Some of them have.",
    customer: "Customer First",
    customerText:
      "One number and one person who knows your trip, at any hour. If something goes wrong, we’ll put it right first and talk about it afterwards.",
  },
  team: { heading: "Meet Our Women-Led Team", lead: "The women who answer when you write." },
  closing: {
    heading: "Come and see for yourself",
    lead: "Tell us where you’d like to go, or see which tours leave next.",
    contact: "Contact us",
    tours: "Browse tours",
  },
} as const;
