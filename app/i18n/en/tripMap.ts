export default {
  heading: "The route",
  stops: "Stops in the order of the trip",
  day: "Day {{day}}",
  source: "Lines join the stops; the roads between them wind. Land and borders: Natural Earth.",
  schematic: "Drawn to scale, without streets: lines join the stops.",
  world: "Where our destinations lie",
  worldSource: "Land and borders: Natural Earth.",
} as const;
