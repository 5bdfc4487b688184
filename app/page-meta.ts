/** Titles, descriptions and what search engines and shared links read. Written by loaders, where the texts are. */
import type { MetaDescriptor } from "react-router";

export type PageMeta = {
  title: string;
  description: string;
  /** Absolute address of the page in this language. */
  canonical: string;
  /** This page in each language, and where search engines send everybody else. */
  alternates: { language: string; href: string }[];
  /** Absolute address of a 1200 x 630 picture. */
  image: string;
  locale: string;
  otherLocales: string[];
  siteName: string;
  type?: "website" | "article";
  noindex?: boolean;
  /** Absolute address of the feed that announces what is new here. */
  feed?: string;
  /** schema.org data blocks. */
  structuredData?: object[];
};

/** For a route's `meta`: what its loader returned under `meta`. A page that failed has the title of the error page. */
export function pageMeta({ loaderData }: { loaderData?: { meta?: PageMeta } | undefined }): MetaDescriptor[] {
  const meta = loaderData?.meta;
  if (!meta) return [{ title: "Yatrika" }, { name: "robots", content: "noindex" }];
  return [
    { title: meta.title },
    { name: "description", content: meta.description },
    ...(meta.noindex
      ? [{ name: "robots", content: "noindex" }]
      : [
          { tagName: "link", rel: "canonical", href: meta.canonical },
          ...meta.alternates.map(({ language, href }) => ({ tagName: "link", rel: "alternate", hrefLang: language, href })),
        ]),
    ...(meta.feed ? [{ tagName: "link", rel: "alternate", type: "application/atom+xml", title: meta.siteName, href: meta.feed }] : []),
    { property: "og:site_name", content: meta.siteName },
    { property: "og:type", content: meta.type ?? "website" },
    { property: "og:title", content: meta.title },
    { property: "og:description", content: meta.description },
    { property: "og:url", content: meta.canonical },
    { property: "og:locale", content: meta.locale },
    ...meta.otherLocales.map((locale) => ({ property: "og:locale:alternate", content: locale })),
    { property: "og:image", content: meta.image },
    { property: "og:image:width", content: "1200" },
    { property: "og:image:height", content: "630" },
    { name: "twitter:card", content: "summary_large_image" },
    ...(meta.structuredData ?? []).map((data) => ({ "script:ld+json": data })),
  ];
}
