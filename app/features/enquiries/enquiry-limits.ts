/** Longest message, in characters (UTF-16 units, as the browser's maxlength counts). */
export const messageLimit = 5_000;
