import type { AuthorText } from "#app/features/publishing/blog/article-content.ts";

export const de = {
  bio: "Noor El Amrani ist Journalistin aus Marrakesch. Angefangen hat sie beim Lokalradio, auf Arabisch und Französisch, und heute schreibt sie über Arbeit, Frauen und darüber, wer was am Tourismus verdient. Sie wohnt zehn Minuten zu Fuß von dem Hamam, in den schon ihre Großmutter ging.",
} satisfies AuthorText;
