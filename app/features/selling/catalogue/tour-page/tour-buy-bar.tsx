import { useEffect, useState, type RefObject } from "react";
import { useTranslation } from "react-i18next";
import { useFormats } from "#app/i18n/format.ts";
import type { TourChoice } from "./tour-choice.ts";
import type { TourDeparture, TourDetail } from "./tour-detail.server.ts";
import { AddToCart, requestFormId } from "./tour-panel.tsx";

/** True while an element is in view; false on the server. */
function useInView(element: RefObject<HTMLElement | null>): boolean {
  const [inView, setInView] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(([entry]) => setInView(entry?.isIntersecting === true));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return inView;
}

type Props = {
  tour: TourDetail;
  departures: TourDeparture[];
  choice: TourChoice;
  /** What is on its way to the cart. */
  adding: FormData | undefined;
  panel: RefObject<HTMLElement | null>;
};

/** On small screens the price and Book Now stay at the bottom while the panel is out of view; it sends the panel's form. */
export function TourBuyBar({ tour: { price }, departures, choice, adding, panel }: Props) {
  const { t } = useTranslation(["tour", "common"]);
  const formats = useFormats();
  const panelInView = useInView(panel);
  const chosen = departures.find((departure) => departure.id === choice.departureId);
  return (
    <div className="buy-bar" data-away={panelInView ? "" : undefined}>
      <p className="price">
        <small>{chosen ? formats.date(chosen.startDate) : t("common:tour.from")}</small>
        <b>{formats.money(price.price, price.currency)}</b>{" "}
        <span className="text-xs whitespace-nowrap text-muted">{t("common:tour.perPerson")}</span>
      </p>
      <div className="buy-bar-actions">
        {chosen ? <AddToCart choice={choice} adding={adding} iconOnly /> : null}
        <button className="button button-primary" form={requestFormId}>
          {t("panel.bookNow")}
        </button>
      </div>
    </div>
  );
}
