import type { AuthorText } from "#app/features/publishing/blog/article-content.ts";

export const de = {
  bio: "Zainab Okafor ist Kulturkritikerin, in Lagos aufgewachsen und in Leeds zu Hause. Sie schreibt über Manieren: wer einschenkt, wer wartet, wer Nein sagen darf. Ihren Tee trinkt sie ohne Zucker, und sie hat gelernt, wann sie das besser für sich behält.",
} satisfies AuthorText;
