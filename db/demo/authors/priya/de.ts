import type { AuthorText } from "#app/features/publishing/blog/article-content.ts";

export const de = {
  bio: "Priya Nair ist Reiseautorin aus Kochi und führt ein Notizbuch darüber, was Dinge kosten und wo sie zu viel bezahlt hat. Sie hat Indien im Bus durchquert, in der Sleeper Class und einmal auf einem Lastwagen voller Zwiebeln.",
} satisfies AuthorText;
