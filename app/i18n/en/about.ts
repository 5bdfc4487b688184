export default {
  title: "About Us",
  description: "Who Yatrika is: a women-led company that plans and leads small journeys with women who grew up where you are going.",
  hero: {
    eyebrow: "About Yatrika",
    heading: "Crafting unforgettable travel experiences since {{year}}",
    lead: "A small company of women who go first and then show you the way.",
  },
  story: {
    heading: "Our Story",
    first:
      "In {{year}} Anjali Sharma, then a guide in Jaipur for eleven years, sat with four colleagues in a tea stall behind the City Palace and counted the women who led tours in Rajasthan. They came to nine. The other guides in town numbered some four hundred. That evening they wrote the first itinerary on the back of a hotel bill.",
    second:
      "The first group was six people and a borrowed minibus. It rained in Pushkar, the camel man did not come, and a grandmother from the next village cooked dinner for everyone. Two of those six have travelled with us nine times since. We still tell every new guide that story: a plan is good, and a person who knows whom to ask is better.",
    third:
      "Today we work with women in over {{countries}} countries. Each journey is planned and led by somebody who grew up there. Groups stay small, prices are whole, and half of what a day costs stays in the place where it is spent. Everyone is welcome to travel with us.",
    badge: "years of experience",
  },
  values: {
    heading: "What we hold to",
    sustainable: "Sustainable Travel",
    sustainableText:
      "Trains before planes, family houses before chains, groups of sixteen at most. We say what a trip emits and where its money goes.",
    excellence: "Excellence",
    excellenceText:
      "Every route is walked by one of us before it is sold, and walked again each year. What has changed is changed on the page.",
    passion: "Passion",
    passionText: "Our guides lead the journeys they would take their own mothers on. Some of them have.",
    customer: "Customer First",
    customerText:
      "One number, a person who knows your trip, at any hour. If something goes wrong, we put it right first and talk about it after.",
  },
  team: { heading: "Meet Our Women-Led Team", lead: "Women who answer when you write." },
  closing: {
    heading: "Come and see for yourself",
    lead: "Tell us where you would like to go, or look at what leaves next.",
    contact: "Contact us",
    tours: "Browse tours",
  },
} as const;
