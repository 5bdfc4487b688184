import { HandHeart, Leaf, Medal, Sparkles } from "#app/ui/icons.tsx";
import { useTranslation } from "react-i18next";
import type { LayoutData } from "#app/features/site/layout/layout-data.server.ts";
import { LocalLink } from "#app/i18n/local-link.tsx";

export function AboutHero({ brand }: { brand: LayoutData["brand"] }) {
  const { t } = useTranslation("about");
  return (
    <section className="hero">
      <div className="page-width hero-grid pb-12">
        <div className="hero-copy">
          <p className="eyebrow">{t("hero.eyebrow")}</p>
          <h1 className="h1">{t("hero.heading", { year: brand.foundedYear })}</h1>
          <p className="lead">{t("hero.lead")}</p>
        </div>
        <div className="arch" aria-hidden="true">
          <img
            src="/art/editorial/women-lead.svg"
            alt=""
            width={1600}
            height={1000}
            fetchPriority="high"
            style={{ backgroundColor: "#F2A93B", objectPosition: "46% 50%" }}
          />
        </div>
      </div>
    </section>
  );
}

type StoryProps = {
  brand: LayoutData["brand"];
  /** While demo content is shown: its story is as invented as its tours, and its promises are nobody's. */
  sample: boolean;
};

/** How it began; of an agency of whom no story is known, the facts of its settings. */
export function OurStory({ brand, sample }: StoryProps) {
  const { t } = useTranslation("about");
  const values = { name: brand.name, year: brand.foundedYear, countries: brand.countries };
  return (
    <section className="section band-warm">
      <div className="page-width story">
        <div className="grid max-w-text gap-5">
          <h2 className="h2">{t("story.heading")}</h2>
          {sample ? (
            <>
              <p>{t("story.first", values)}</p>
              <p>{t("story.second")}</p>
              <p>{t("story.third", values)}</p>
            </>
          ) : (
            <p>{t("story.own", values)}</p>
          )}
        </div>
        <p className="experience-badge" data-theme="light">
          <b>
            {brand.years}
            <i>+</i>
          </b>
          <span>{t("story.badge")}</span>
        </p>
      </div>
    </section>
  );
}

export function OurValues() {
  const { t } = useTranslation("about");
  const values = [
    { icon: Leaf, name: t("values.sustainable"), text: t("values.sustainableText") },
    { icon: Medal, name: t("values.excellence"), text: t("values.excellenceText") },
    { icon: Sparkles, name: t("values.passion"), text: t("values.passionText") },
    { icon: HandHeart, name: t("values.customer"), text: t("values.customerText") },
  ];
  return (
    <section className="section">
      <div className="page-width">
        <h2 className="h2">{t("values.heading")}</h2>
        <ul className="values">
          {values.map(({ icon: Icon, name, text }) => (
            <li key={name}>
              <Icon className="icon-large mb-3 text-link" />
              <h3 className="h4">{name}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

export function AboutClosing() {
  const { t } = useTranslation("about");
  return (
    <section className="section band-plum relative overflow-hidden">
      <div className="ornament ornament-jaali" aria-hidden="true" />
      <div className="page-width relative">
        <h2 className="h1">{t("closing.heading")}</h2>
        <p className="lead mb-7 mt-4 text-on-inverse">{t("closing.lead")}</p>
        <div className="flex flex-wrap gap-3">
          <LocalLink className="button button-sun button-large" to="/contact">
            {t("closing.contact")}
          </LocalLink>
          <LocalLink className="button button-outline-light button-large" to="/tours">
            {t("closing.tours")}
          </LocalLink>
        </div>
      </div>
    </section>
  );
}
