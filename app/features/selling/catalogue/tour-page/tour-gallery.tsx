import { Images } from "#app/ui/icons.tsx";
import { lazy, Suspense, useState, type MouseEvent } from "react";
import { useTranslation } from "react-i18next";
import { useHydrated } from "#app/ui/hydrated.ts";
import { PictureImage, type Picture } from "#app/ui/picture.tsx";

const GalleryViewer = lazy(() => import("./tour-gallery-viewer.tsx"));

const inMosaic = 5;

/** One large picture and four small ones; all of them in a full-screen viewer. Without JavaScript each leads to its file. */
export function TourGallery({ tour }: { tour: { id: number; title: string; pictures: Picture[] } }) {
  const { t } = useTranslation("tour");
  const hydrated = useHydrated();
  /** Where the viewer was last opened, and whether it is open: it stays when closed, so that the focus finds its way back. */
  const [viewer, setViewer] = useState<{ at: number; open: boolean }>();
  const { title, pictures } = tour;
  const total = pictures.length;
  const labelOf = (picture: Picture, index: number) => t("gallery.show", { current: index + 1, total, alt: picture.alt });

  const openAt = (event: MouseEvent<HTMLElement>, at: number) => {
    // With a modifier the browser opens the file in a new tab, as it does for any link.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setViewer({ at, open: true });
  };
  if (total === 0) return null;
  return (
    <section className="mosaic" data-pictures={Math.min(total, inMosaic)} aria-label={t("gallery.label", { title })}>
      {pictures.slice(0, inMosaic).map((picture, index) => (
        <a
          key={picture.name}
          href={picture.src}
          aria-label={labelOf(picture, index)}
          aria-haspopup={hydrated ? "dialog" : undefined}
          data-early=""
          onClick={(event) => openAt(event, index)}
        >
          {/* The name its card's picture carries when it is clicked: the one turns into the other. */}
          <PictureImage picture={picture} eager={index === 0} style={index === 0 ? { viewTransitionName: `tour-${tour.id}` } : undefined} />
        </a>
      ))}
      {hydrated ? (
        <button
          type="button"
          className="button button-secondary button-small mosaic-all"
          aria-haspopup="dialog"
          onClick={(event) => openAt(event, 0)}
        >
          <Images className="icon" />
          {t("gallery.open", { count: total })}
        </button>
      ) : null}
      {total > inMosaic ? (
        <noscript>
          <ul className="mosaic-rest" aria-label={t("gallery.others")}>
            {pictures.slice(inMosaic).map((picture) => (
              <li key={picture.name}>
                <a className="text-link" href={picture.src}>
                  {picture.alt}
                </a>
              </li>
            ))}
          </ul>
        </noscript>
      ) : null}
      {viewer ? (
        <Suspense fallback={null}>
          <GalleryViewer
            title={title}
            pictures={pictures}
            startAt={viewer.at}
            open={viewer.open}
            onClose={() => setViewer({ ...viewer, open: false })}
          />
        </Suspense>
      ) : null}
    </section>
  );
}
