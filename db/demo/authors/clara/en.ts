import type { AuthorText } from "#app/features/publishing/blog/article-content.ts";

export const en = {
  bio: "Clara Whitfield edits software manuals for a company in Bristol and has done it from eleven countries since 2019. She writes for us about working on the road: desks, visas, time zones and what a month really costs. She has worn the same model of round glasses for ten years and now travels with a spare pair.",
} satisfies AuthorText;
