import { useEffect } from "react";
import { useLanguage } from "#app/i18n/local-link.tsx";
import type { Picture } from "#app/ui/picture.tsx";
import { rememberTour, whenIdle } from "./recent-tours.ts";

type Viewed = { slug: string; title: string; destination: string; pictures: Picture[] };

/** Notes in this browser that the tour was looked at, once its page has come to rest. */
export function RememberTour({ tour: { slug, title, destination, pictures } }: { tour: Viewed }) {
  const language = useLanguage();
  const [picture] = pictures;
  useEffect(() => {
    if (!picture) return;
    const { src, srcSet, colour } = picture;
    return whenIdle(() => rememberTour({ slug, title, place: destination, language, src, srcSet, colour }));
  }, [slug, title, destination, picture, language]);
  return null;
}
