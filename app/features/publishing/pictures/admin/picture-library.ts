import type { Picture } from "#app/ui/picture.tsx";

export const picturesPerPage = 24;
export type LibraryPage = { pictures: Picture[]; total: number; page: number; pageCount: number };
