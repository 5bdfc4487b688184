/** Words with a fixed meaning in the blog. */
export const postCategories = [
  "Travel Tips",
  "Sustainable Travel",
  "Cultural Insights",
  "Budget Travel",
  "Solo Travel",
  "Food & Culinary",
  "Digital Nomad",
] as const;
export type PostCategory = (typeof postCategories)[number];

export const isPostCategory = (name: string): name is PostCategory => postCategories.some((category) => category === name);
