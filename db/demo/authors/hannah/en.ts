import type { AuthorText } from "#app/features/publishing/blog/article-content.ts";

export const en = {
  bio: "Hannah Berg made her first journey alone at sixty-one and has gone by train wherever rails exist since. She writes about slow routes, real timetables and what it is like to be the oldest person in the hostel.",
} satisfies AuthorText;
