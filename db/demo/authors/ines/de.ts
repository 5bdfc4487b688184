import type { AuthorText } from "#app/features/publishing/blog/article-content.ts";

export const de = {
  bio: "Inês Carvalho schreibt über Essen und kommt aus Setúbal, südlich von Lissabon, wo ihre Tanten einen Fischstand auf dem Markt Livramento hatten. Sie folgt Zutaten, die portugiesische Schiffe um die Welt gebracht haben, und fragt in den Küchen, was daraus geworden ist. Notizen macht sie zwischen den Gängen, nie während des Essens.",
} satisfies AuthorText;
