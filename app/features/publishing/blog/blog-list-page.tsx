import { X } from "#app/ui/icons.tsx";
import { useTranslation } from "react-i18next";
import { Form, useNavigation } from "react-router";
import { NewsletterBox } from "#app/features/publishing/newsletter/newsletter-box.tsx";
import { LocalLink } from "#app/i18n/local-link.tsx";
import { Breadcrumb } from "#app/ui/breadcrumb.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Pagination } from "#app/ui/pagination.tsx";
import { SearchField } from "#app/ui/search-field.tsx";
import { blogListPath, type BlogFilters } from "./blog-search.ts";
import { isArticleCategory, articleCategories } from "./blog-terms.ts";
import { ArticleCardView, type ArticleCard } from "./article-card.tsx";
import type { ArticleList } from "./articles.server.ts";
import { useBlogSearch } from "./use-blog-search.ts";

type Props = {
  list: ArticleList;
  filters: BlogFilters;
  /** Above the first page of the whole list, and not in it. */
  featured: ArticleCard[];
  /** The tag of the address in the visitor's words. */
  tagName: string;
};

/** The categories as links that keep search and tag; each says how many articles it would show. */
function Categories({ filters, counts, onChoose }: { filters: BlogFilters; counts: ArticleList["counts"]; onChoose: () => void }) {
  const { t } = useTranslation("blog");
  return (
    <nav className="blog-categories" aria-labelledby="blog-categories-heading">
      <h2 id="blog-categories-heading" className="label-head">
        {t("list.categories")}
      </h2>
      <ul>
        {(["All", ...articleCategories] as const).map((category) => (
          <li key={category}>
            <LocalLink
              to={blogListPath({ ...filters, category, page: 1 })}
              aria-current={filters.category === category ? "true" : undefined}
              preventScrollReset
              onClick={onChoose}
            >
              {t(`categories.${category}`)}
              <span className="count">{counts[category]}</span>
            </LocalLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Featured({ articles }: { articles: ArticleCard[] }) {
  const { t } = useTranslation("blog");
  if (articles.length === 0) return null;
  const [first, ...others] = articles;
  return (
    <section className="blog-featured" aria-labelledby="featured-heading">
      <h2 id="featured-heading" className="h3">
        {t("list.featured")}
      </h2>
      <div className="blog-featured-grid">
        {first ? <ArticleCardView article={first} eager /> : null}
        {others.map((article) => (
          <ArticleCardView key={article.id} article={article} flat eager />
        ))}
      </div>
    </section>
  );
}

/** The blog: search, categories, featured articles and all that match. Everything chosen is in the address. */
export function BlogListPage({ list, filters, featured, tagName }: Props) {
  const { t } = useTranslation(["blog", "common"]);
  const { formProps, forget } = useBlogSearch(filters);
  const busy = useNavigation().state === "loading";
  const { category } = filters;
  return (
    <div className="page-width pb-section">
      <div className="page-head">
        <Breadcrumb
          trail={isArticleCategory(category) ? [{ name: t("common:nav.blog"), path: "/blog" }] : []}
          here={isArticleCategory(category) ? t(`categories.${category}`) : t("common:nav.blog")}
        />
        <h1 className="h1">{isArticleCategory(category) ? t(`categories.${category}`) : t("list.title")}</h1>
        <p className="lead">{t("list.lead")}</p>
      </div>
      <Form {...formProps} className="list-bar" role="search" aria-label={t("list.search")}>
        {category === "All" ? null : <input type="hidden" name="category" value={category} />}
        {filters.tag ? <input type="hidden" name="tag" value={filters.tag} /> : null}
        <SearchField
          name="q"
          text={filters.q}
          label={t("list.search")}
          placeholder={t("list.searchPlaceholder")}
          submit={t("list.submit")}
        />
        {filters.tag ? (
          <span className="chip max-w-full">
            <span className="truncate">{t("list.tagged", { tag: tagName })}</span>
            <LocalLink to={blogListPath({ ...filters, tag: "", page: 1 })} aria-label={t("list.untag")} preventScrollReset onClick={forget}>
              <X className="icon icon-small" />
            </LocalLink>
          </span>
        ) : null}
      </Form>
      <div className="blog-layout">
        <aside>
          <Categories filters={filters} counts={list.counts} onChoose={forget} />
        </aside>
        <div aria-busy={busy} className="min-w-0 transition-opacity duration-(--duration-fast) aria-busy:opacity-60">
          <Featured articles={featured} />
          <section aria-labelledby="articles-heading" hidden={list.total === 0 && featured.length > 0}>
            <div className="blog-results-head">
              <h2 id="articles-heading" className={featured.length > 0 ? "h3" : "sr-only"}>
                {t(featured.length > 0 ? "list.more" : "list.latest")}
              </h2>
              <p className="text-muted" role="status">
                {t("list.found", { count: list.total })}
              </p>
            </div>
            {list.total === 0 ? (
              <EmptyState picture="no-results" heading={t("list.empty")} headingLevel={3}>
                <p className="lead">{t("list.emptyHint")}</p>
                <LocalLink className="button button-secondary" to="/blog" onClick={forget}>
                  {t("list.clear")}
                </LocalLink>
              </EmptyState>
            ) : (
              <div className="article-grid">
                {list.articles.map((article, index) => (
                  <ArticleCardView key={article.id} article={article} eager={featured.length === 0 && index < 2} />
                ))}
              </div>
            )}
            <Pagination
              label={t("list.pages.label")}
              page={list.page}
              pageCount={list.pageCount}
              pathOf={(page) => blogListPath({ ...filters, page })}
              labels={{
                previous: t("list.pages.previous"),
                next: t("list.pages.next"),
                page: (page) => t("list.pages.page", { page }),
              }}
            />
          </section>
        </div>
      </div>
      <div className="contact-newsletter">
        <NewsletterBox />
      </div>
    </div>
  );
}
