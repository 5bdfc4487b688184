import type { AuthorText } from "#app/features/publishing/blog/article-content.ts";

export const de = {
  bio: "Kavya Menon ist Fotografin in Bengaluru und reist mit unseren Reiseleiterinnen. Seit 2019 trägt sie dieselbe Tasche mit 38 Litern und wiegt auf der Küchenwaage, was hineinkommt. Ihre Schulter hat sie dazu gezwungen.",
} satisfies AuthorText;
