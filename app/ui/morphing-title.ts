/** Style of a title that becomes another page's in a view transition: its box is as wide as its words, so that they are not stretched. */
export const morphingTitle = (name: string) => ({ viewTransitionName: name, width: "fit-content" });
