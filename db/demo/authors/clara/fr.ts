import type { AuthorText } from "#app/features/blog/post-content.ts";

export const fr = {
  bio: "Clara Whitfield est éditrice de manuels de logiciels pour une société de Bristol et a exercé ce métier dans onze pays depuis 2019. Elle écrit pour nous sur le travail en route : bureaux, visas, fuseaux horaires et ce que coûte vraiment un mois. Elle porte le même modèle de lunettes rondes depuis dix ans et voyage désormais avec une paire de rechange.",
} satisfies AuthorText;
