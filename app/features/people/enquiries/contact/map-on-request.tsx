import { ExternalLink, MapPinned } from "#app/ui/icons.tsx";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useHydrated } from "#app/ui/hydrated.ts";
import { mapLink, type Place } from "#app/values/contact-links.ts";

const halfWidth = 0.006;
const halfHeight = 0.003;

/** The embeddable map of OpenStreetMap around a place, with a marker on it. */
const embedAddress = ({ latitude, longitude }: Place) => {
  const box = [longitude - halfWidth, latitude - halfHeight, longitude + halfWidth, latitude + halfHeight]
    .map((edge) => edge.toFixed(5))
    .join(",");
  return `https://www.openstreetmap.org/export/embed.html?bbox=${encodeURIComponent(box)}&layer=mapnik&marker=${latitude},${longitude}`;
};

const takeFocus = (brand: HTMLIFrameElement | null) => brand?.focus();

/** A drawn map; the real one, and with it another site, loads only when asked for. */
export function MapOnRequest({ place, address }: { place: Place; address: string }) {
  const { t } = useTranslation("contact");
  const [shown, setShown] = useState(false);
  const hydrated = useHydrated();
  return (
    <section className="map" aria-labelledby="map-heading">
      <h2 className="sr-only" id="map-heading">
        {t("map.heading")}
      </h2>
      {shown ? (
        // Another origin: its scripts cannot reach this page, and the map needs its own storage.
        <iframe
          // The button that had the focus has gone.
          ref={takeFocus}
          title={t("map.title", { address })}
          src={embedAddress(place)}
          loading="lazy"
          referrerPolicy="no-referrer"
          // eslint-disable-next-line react/iframe-missing-sandbox
          sandbox="allow-scripts allow-same-origin allow-popups"
        />
      ) : (
        <div className="map-drawing">
          <svg viewBox="0 0 800 300" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
            <rect width="800" height="300" className="map-land" />
            <path className="map-park" d="M470 0h150l40 120-90 70-130-60ZM60 190l140-30 60 70-40 70H60Z" />
            <path
              className="map-water"
              d="M0 226C110 186 170 262 290 250S470 214 560 238s150 24 240-26v46c-90 50-150 66-240 30S420 256 290 296 110 232 0 272Z"
            />
            <path className="map-road" d="M-10 230 240 150 420 210 810 130M180-10l70 320M560-10 500 310M340-10l60 320M-10 40 810 260" />
          </svg>
          <MapPinned className="map-pin" />
          {hydrated ? (
            <button type="button" className="button button-secondary map-button" onClick={() => setShown(true)}>
              {t("map.show")}
            </button>
          ) : null}
        </div>
      )}
      <p className="map-caption">
        <span>
          {address} · {place.latitude.toFixed(4)}, {place.longitude.toFixed(4)}
        </span>
        <a className="text-link inline-flex items-center gap-2" href={mapLink(place)} rel="noopener">
          {t("openMap")}
          <ExternalLink className="icon icon-small" />
        </a>
        {shown ? null : <span className="text-muted">{t("map.hint")}</span>}
      </p>
    </section>
  );
}
