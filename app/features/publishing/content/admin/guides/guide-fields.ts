/** The words of a guide, in the order of her form. */
export const guideWords = ["name", "place", "about"] as const;

/** The box with which a tour becomes hers. */
export const tourBox = (id: number) => `tour-${id}`;
