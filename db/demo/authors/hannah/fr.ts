import type { AuthorText } from "#app/features/publishing/blog/article-content.ts";

export const fr = {
  bio: "Hannah Berg a fait son premier voyage seule à soixante et un ans et va depuis lors en train partout où il y a des rails. Elle écrit sur les itinéraires lents, les vrais horaires et ce que c’est que d’être la doyenne de l’auberge de jeunesse.",
} satisfies AuthorText;
