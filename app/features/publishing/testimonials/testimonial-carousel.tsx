import { ArrowLeft, ArrowRight } from "#app/ui/icons.tsx";
import { useEffect, useRef, useState, type KeyboardEvent } from "react";
import { useTranslation } from "react-i18next";
import type { EmblaCarouselType } from "embla-carousel";
import { PictureImage, type Picture } from "#app/ui/picture.tsx";
import { Stars } from "#app/ui/stars.tsx";

export type Testimonial = { id: string; name: string; country: string; rating: number; text: string; picture: Picture };

/** Starts the carousel when it comes near; until then, and without JavaScript, the same row scrolls and snaps. */
function useCarousel() {
  const viewport = useRef<HTMLDivElement>(null);
  const [carousel, setCarousel] = useState<EmblaCarouselType>();
  const [selected, setSelected] = useState(0);
  useEffect(() => {
    const element = viewport.current;
    if (!element) return;
    let started: EmblaCarouselType | undefined;
    let left = false;
    const observer = new IntersectionObserver(
      async (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        const { default: startCarousel } = await import("embla-carousel");
        if (left) return;
        element.scrollLeft = 0;
        started = startCarousel(element, {
          loop: true,
          align: "start",
          duration: matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : 25,
        });
        started.on("select", (api) => setSelected(api.selectedScrollSnap()));
        setCarousel(started);
      },
      { rootMargin: "400px" },
    );
    observer.observe(element);
    return () => {
      left = true;
      observer.disconnect();
      started?.destroy();
    };
  }, []);
  return { viewport, carousel, selected };
}

function Postcard({ testimonial: { name, country, rating, text, picture } }: { testimonial: Testimonial }) {
  const { t } = useTranslation("home");
  return (
    <div className="postcard">
      <div className="head">
        <Stars rating={rating} digits={0} />
        <p className="mt-1.5 text-xs text-muted">{t("testimonials.from", { country })}</p>
      </div>
      <div className="portrait">
        <PictureImage picture={picture} decorative />
      </div>
      <blockquote>{text}</blockquote>
      <p className="name">
        <b>{name}</b>
      </p>
    </div>
  );
}

/** What travellers said: a looping carousel, one, two or three in view, nothing moving by itself. */
export function TestimonialCarousel({ testimonials }: { testimonials: Testimonial[] }) {
  const { t } = useTranslation("home");
  const { viewport, carousel, selected } = useCarousel();
  if (testimonials.length === 0) return null;

  const turnWithKeys = (event: KeyboardEvent) => {
    if (event.key === "ArrowLeft") carousel?.scrollPrev();
    else if (event.key === "ArrowRight") carousel?.scrollNext();
    else return;
    event.preventDefault();
  };
  return (
    <section
      className="section band-warm overflow-clip"
      aria-roledescription={t("testimonials.carousel")}
      aria-labelledby="testimonials-heading"
    >
      <div className="page-width">
        <div className="section-head">
          <h2 className="h2" id="testimonials-heading">
            {t("testimonials.heading")}
          </h2>
          <div className={carousel ? "flex items-center gap-3" : "invisible flex items-center gap-3"}>
            <button
              type="button"
              className="icon-button icon-button-line"
              aria-label={t("testimonials.previous")}
              onClick={() => carousel?.scrollPrev()}
            >
              <ArrowLeft className="icon" />
            </button>
            <span className="text-sm tabular-nums" aria-live="polite">
              <span aria-hidden="true">
                {selected + 1} / {testimonials.length}
              </span>
              <span className="sr-only">{t("testimonials.position", { current: selected + 1, total: testimonials.length })}</span>
            </span>
            <button
              type="button"
              className="icon-button icon-button-line"
              aria-label={t("testimonials.next")}
              onClick={() => carousel?.scrollNext()}
            >
              <ArrowRight className="icon" />
            </button>
          </div>
        </div>
        {/* Focusable, so that the keyboard can turn or scroll it. */}
        <div
          ref={viewport}
          className="postcards-viewport"
          data-ready={carousel ? "" : undefined}
          role="group"
          tabIndex={0}
          aria-labelledby="testimonials-heading"
          onKeyDown={turnWithKeys}
        >
          <div className="postcards">
            {testimonials.map((testimonial, index) => (
              <div
                className="postcard-slide"
                key={testimonial.id}
                role="group"
                aria-roledescription={t("testimonials.slide")}
                aria-label={t("testimonials.position", { current: index + 1, total: testimonials.length })}
              >
                <Postcard testimonial={testimonial} />
              </div>
            ))}
          </div>
        </div>
      </div>
    </section>
  );
}
