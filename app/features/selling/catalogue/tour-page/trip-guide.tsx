import { useTranslation } from "react-i18next";
import type { Guide } from "#app/features/selling/catalogue/trip/trip.server.ts";
import { LocalLink } from "#app/i18n/local-link.tsx";
import { MessageSquareText } from "#app/ui/icons.tsx";
import { PictureImage } from "#app/ui/picture.tsx";

/** The first of two names; of more nobody but herself knows by which she is called. */
const calledBy = (name: string) => (name.split(" ").length === 2 ? (name.split(" ")[0] ?? name) : name);

/** Who leads the trip: her face, where she lives, what she says, and the way to ask her. */
export function TripGuide({ guide, slug }: { guide: Guide; slug: string }) {
  const { t } = useTranslation("tripPage");
  const { name, place, about, languageNames, since, picture } = guide;
  return (
    <section className="trip-guide" id="guide" aria-labelledby="guide-heading">
      <PictureImage picture={picture} />
      <div>
        <h3 className="label-head" id="guide-heading">
          {t("guide.heading")}
        </h3>
        <p className="h4">{name}</p>
        <p className="text-sm text-muted">
          {place} · {t("guide.since", { year: since })}
        </p>
        <p className="mt-2">{about}</p>
        <p className="mt-2 text-sm">{t("guide.speaks", { languages: languageNames })}</p>
        <LocalLink className="button button-secondary mt-4" to={`/contact?tour=${slug}&guide=${guide.slug}#contact`}>
          <MessageSquareText className="icon" />
          {t("guide.ask", { name: calledBy(name) })}
        </LocalLink>
      </div>
    </section>
  );
}
