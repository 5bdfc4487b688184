export default {
  title: "Saved",
  description: "The tours and articles you have saved in this browser.",
  lead: "Kept in this browser only: no account, nothing sent to us until you open this page.",
  tours: "Tours",
  articles: "Articles",
  empty: "Nothing saved yet.",
  emptyHint: "Tap the heart on a tour or an article and it waits for you here.",
  browse: "Browse tours",
  read: "Read the blog",
  loading: "Loading...",
  noScript: "The saved list lives in your browser and needs JavaScript to be shown.",
} as const;
