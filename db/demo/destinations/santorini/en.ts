import type { DestinationText } from "#app/features/selling/catalogue/catalogue-content.ts";

export const en = {
  name: "Santorini, Greece",
  summary: "White villages on the rim of a drowned volcano, black beaches behind it, and a dry wine from vines coiled on the ground.",
  description: [
    "Santorini is what remained when a volcano blew apart some 3,600 years ago. Fira, Imerovigli and Oia stand along the rim, up to 300 m above a flooded caldera, many of their houses cut into the pumice. The other side of the island is quite different: fields that slope to the black beaches of Kamari and Perissa. Vines are woven into low baskets against the wind and give assyrtiko, a dry white wine. Eat fava made of the island's yellow split peas, tomato fritters and white aubergine.",
    "The fast ferry from Piraeus takes about five hours, the ordinary one about eight; the flight from Athens, 45 minutes. All ferries land at Athinios, under the cliff, 20 minutes by road from Fira. Buses fan out from Fira and reach Oia, Perissa or Akrotiri in about half an hour. The rim path from Fira to Oia is 10 km and three to four hours, moderate, on cobbles and cinder; in summer our guide Eleni sets off at seven. At Akrotiri a roof covers a Bronze Age town buried in ash, with streets you can walk along.",
    "On busy days in July and August ships land up to 8,000 passengers, and Oia's lanes stop moving an hour before sunset. It is 30 °C with little shade, and the meltemi wind delays ferries. Nearly 600 steps lead from Fira to its old port; take the cable car or your own feet, never the donkeys. Cave hotels mean stairs, so ask how many. A room on the rim costs two or three times one in Perissa. From November to March most hotels shut. Do not drink the tap water.",
  ],
  highlights: [
    "The 10 km rim path from Fira to Oia, started at seven, before the sun is high",
    "Akrotiri, a Bronze Age town under ash, its streets and storage jars in place",
    "Assyrtiko tasted beside the vines, which are coiled on the ground like baskets",
    "Sunset from the castle hill of Pyrgos, with far fewer people than in Oia",
    "The crater of Nea Kameni by boat, then a swim in the rust-coloured bay of Palea Kameni",
    "Grilled octopus and tomato fritters at the water's edge in Ammoudi, down the stairs from Oia",
  ],
  bestTimeToVisit:
    "Late April to mid-June and mid-September to late October: 20 to 27 °C, ferries running, room on the paths. July and August are hot, windy and crowded; from November to March much of the island is closed.",
} satisfies DestinationText;
