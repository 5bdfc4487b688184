import { InPageLink } from "#app/ui/in-page-link.tsx";
import { useEffect, useState, type RefObject } from "react";
import { useTranslation } from "react-i18next";
import { useFormats } from "#app/i18n/format.ts";
import type { TourChoice } from "./tour-choice.ts";
import { partyPrice } from "./tour-page.ts";
import type { ShownPrice } from "#app/values/money.ts";
import type { TourDeparture } from "./tour-detail.server.ts";
import { AddToCart, panelAnchor, requestFormId } from "./tour-panel.tsx";

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
  price: ShownPrice;
  childPrice: number | null;
  chosen: TourDeparture | undefined;
  choice: TourChoice;
  /** What is on its way to the cart. */
  adding: FormData | undefined;
  panel: RefObject<HTMLElement | null>;
};

/** On small screens what is chosen, its total and Book Now stay at the bottom while the panel is out of view; it sends the panel's form. */
export function TourBuyBar({ price, childPrice, chosen, choice, adding, panel }: Props) {
  const { t } = useTranslation(["tour", "common"]);
  const formats = useFormats();
  const panelInView = useInView(panel);
  return (
    <div className="buy-bar" data-away={panelInView ? "" : undefined}>
      {/* Leads to where it can be changed. */}
      <InPageLink className="buy-bar-choice" place={panelAnchor}>
        <small>
          {chosen ? <span>{formats.date(chosen.startDate, "short")}</span> : null}
          <span className="with-script">{t("panel.travellers", { count: choice.adults + choice.children })}</span>
          <span className="without-script">{t("common:tour.perPerson")}</span>
        </small>
        <b className="with-script">{formats.money(partyPrice({ adult: price.price, child: childPrice }, choice), price.currency)}</b>
        <b className="without-script">{formats.money(price.price, price.currency)}</b>
      </InPageLink>
      <div className="buy-bar-actions">
        {chosen ? <AddToCart choice={choice} adding={adding} iconOnly /> : null}
        <button className="button button-primary" form={requestFormId}>
          {t("panel.bookNow")}
        </button>
      </div>
    </div>
  );
}
