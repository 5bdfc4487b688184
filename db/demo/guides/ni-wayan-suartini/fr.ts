import type { GuideText } from "#app/features/selling/catalogue/trip/trip-content.ts";

export const fr = {
  name: "Ni Wayan Suartini",
  place: "Nyuh Kuning, Ubud",
  about:
    "Wayan a grandi parmi les sculpteurs sur bois de Nyuh Kuning, où la rizière commençait jadis derrière la cuisine et où sa mère plie toujours les offrandes de la maison. Avant le premier temple, elle dit sans détour ce que demande la coutume, pour que personne n’ait à chuchoter.",
} satisfies GuideText;
