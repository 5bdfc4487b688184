/** Where the pages of the catalogue are; English paths. */
import { href } from "react-router";

export const tourPath = (slug: string): string => href("/tours/detail/:slug", { slug });
export const destinationPath = (slug: string): string => href("/destinations/detail/:slug", { slug });
/** The tours of a category that there is. */
export const toursOfCategoryPath = (category: string): string => href("/tours/:category", { category: category.toLowerCase() });
