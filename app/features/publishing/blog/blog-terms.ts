/** Words with a fixed meaning in the blog. */
export const articleCategories = [
  "Travel Tips",
  "Sustainable Travel",
  "Cultural Insights",
  "Budget Travel",
  "Solo Travel",
  "Food & Culinary",
  "Digital Nomad",
] as const;
export type ArticleCategory = (typeof articleCategories)[number];

export const isArticleCategory = (name: string): name is ArticleCategory => articleCategories.some((category) => category === name);
