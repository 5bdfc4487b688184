import type { BreadcrumbList, WithContext } from "schema-dts";
import { translator } from "#app/i18n/i18n.server.ts";
import { languageFacts, languages, localPath, type Language } from "#app/i18n/languages.ts";
import type { Services } from "#app/platform/request-context.server.ts";
import { sharedPicture } from "#app/platform/shared-pictures.server.ts";
import type { PageMeta } from "./page-meta.ts";

type PageDescription = { title: string; description: string; path: string; picture?: string; image?: string | undefined } & Pick<
  PageMeta,
  "type" | "noindex" | "feed" | "structuredData"
>;

/** A page's title with the site's name; from its second page on, a list's title says which page it is (from 1). */
export function pageTitle(t: ReturnType<typeof translator>, title: string, page = 1): string {
  return t("meta.titled", { title: page > 1 ? t("meta.paged", { title, page }) : title });
}

/** The head of a page. `path` is its English path; `picture` names the picture of its shared link (`tours/japan-heritage`); `image` is the path of another. */
export function describePage(
  context: Pick<Services, "env"> & { language: Language },
  { path, picture, image, ...given }: PageDescription,
): PageMeta {
  const { env, language } = context;
  const { origin } = env;
  return {
    ...given,
    canonical: `${origin}${localPath(language, path)}`,
    alternates: [
      ...languages.map((other) => ({ language: other, href: origin + localPath(other, path) })),
      { language: "x-default", href: origin + path },
    ],
    image: origin + (image ?? sharedPicture(picture)),
    locale: languageFacts[language].openGraph,
    otherLocales: languages.filter((other) => other !== language).map((other) => languageFacts[other].openGraph),
    siteName: translator(language)("common:brand"),
  };
}

/** The way to a page as schema.org data; addresses are absolute. */
export function breadcrumbList(trail: { name: string; url: string }[]): WithContext<BreadcrumbList> {
  return {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: trail.map(({ name, url }, index) => ({ "@type": "ListItem", position: index + 1, name, item: url })),
  };
}
