import type { AuthorText } from "#app/features/publishing/blog/article-content.ts";

export const fr = {
  bio: "Clara Whitfield révise des modes d’emploi de logiciels pour une société de Bristol, un métier qu’elle a exercé dans onze pays depuis 2019. Elle écrit pour nous sur le travail en voyage : bureaux, visas, fuseaux horaires et ce que coûte vraiment un mois. Elle porte le même modèle de lunettes rondes depuis dix ans et voyage désormais avec une paire de rechange.",
} satisfies AuthorText;
