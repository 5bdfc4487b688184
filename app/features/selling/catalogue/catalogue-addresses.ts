/** Where the pages of the catalogue are; English paths. */
import { href } from "react-router";

export const tourPath = (slug: string): string => href("/tours/detail/:slug", { slug });
/** The trip notes of a tour: one page to print. */
export const tripNotesPath = (slug: string): string => href("/tours/detail/:slug/notes", { slug });
/** So many tours stand side by side. */
export const comparedAtMost = 3;
/** Tours side by side, by their slugs. */
export const comparePath = (slugs: string[]): string => `${href("/compare")}${slugs.length > 0 ? `?tours=${slugs.join(",")}` : ""}`;
export const destinationPath = (slug: string): string => href("/destinations/detail/:slug", { slug });
/** The tours of a category that there is. */
export const toursOfCategoryPath = (category: string): string => href("/tours/:category", { category: category.toLowerCase() });
