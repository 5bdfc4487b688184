import { ArrowLeft, ArrowRight, X } from "#app/ui/icons.tsx";
import { useEffect, useRef, useState, type KeyboardEvent } from "react";
import { useTranslation } from "react-i18next";
import { Modal } from "#app/ui/modal.tsx";
import { PictureImage, type Picture } from "#app/ui/picture.tsx";

type Props = { title: string; pictures: Picture[]; startAt: number; open: boolean; onClose: () => void };

/** All pictures of a tour over the whole screen. Loaded when it is first wanted. */
export default function GalleryViewer({ title, pictures, startAt, open, onClose }: Props) {
  const { t } = useTranslation("tour");
  return (
    <Modal open={open} onClose={onClose} label={t("gallery.label", { title })} className="gallery-viewer">
      <Slides title={title} pictures={pictures} startAt={startAt} onClose={onClose} />
    </Modal>
  );
}

/** The strip and which of its pictures is shown: it can be told, and is noted when the strip is scrolled. */
function useStrip(startAt: number, last: number) {
  const strip = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(startAt);
  const shownRef = useRef(startAt);
  const aimedAt = useRef<number>(undefined);

  useEffect(() => {
    const element = strip.current;
    if (!element) return;
    // The strip gets its width when the dialog opens, and another when the device is turned: the same picture stays in view.
    const observer = new ResizeObserver(() => element.scrollTo({ left: shownRef.current * element.clientWidth, behavior: "instant" }));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  const settle = (index: number) => {
    shownRef.current = index;
    setShown(index);
  };
  const show = (index: number) => {
    const element = strip.current;
    if (!element) return;
    const target = Math.max(0, Math.min(index, last));
    aimedAt.current = target;
    settle(target);
    element.scrollTo({ left: target * element.clientWidth });
  };
  const noteScroll = () => {
    const element = strip.current;
    if (!element || element.clientWidth === 0) return;
    const index = Math.max(0, Math.min(Math.round(element.scrollLeft / element.clientWidth), last));
    // On the way to a picture that was asked for, those that pass are not the one shown.
    if (aimedAt.current !== undefined && aimedAt.current !== index) return;
    aimedAt.current = undefined;
    settle(index);
  };
  const followFinger = () => {
    aimedAt.current = undefined;
  };
  return { strip, shown, show, noteScroll, followFinger };
}

type SlideProps = { picture: Picture; shown: boolean; near: boolean };

function Slide({ picture, shown, near }: SlideProps) {
  return (
    <figure aria-hidden={shown ? undefined : true}>
      <div className="gallery-viewer-picture">
        <PictureImage
          picture={picture}
          eager={near}
          decorative
          style={{ width: `min(100cqw, 100cqh * ${picture.width / picture.height})` }}
        />
      </div>
      <figcaption>{picture.alt}</figcaption>
    </figure>
  );
}

type TurnProps = { way: "previous" | "next"; atEnd: boolean; onTurn: () => void };

function TurnButton({ way, atEnd, onTurn }: TurnProps) {
  const { t } = useTranslation("tour");
  const Arrow = way === "previous" ? ArrowLeft : ArrowRight;
  return (
    <button
      type="button"
      className={`icon-button gallery-viewer-${way}`}
      aria-label={t(`gallery.${way}`)}
      aria-disabled={atEnd}
      onClick={onTurn}
    >
      <Arrow className="icon" />
    </button>
  );
}

/** A strip that scrolls and snaps, so that a finger swipes it; arrows and keys scroll it too, and where it stands is the picture shown. */
function Slides({ title, pictures, startAt, onClose }: Omit<Props, "open">) {
  const { t } = useTranslation(["tour", "common"]);
  const last = pictures.length - 1;
  const { strip, shown, show, noteScroll, followFinger } = useStrip(startAt, last);
  const turnWithKeys = (event: KeyboardEvent) => {
    const target = { ArrowLeft: shown - 1, ArrowRight: shown + 1, Home: 0, End: last }[event.key];
    if (target === undefined) return;
    event.preventDefault();
    show(target);
  };
  return (
    // Focusable, so that keys still reach it after a click on a picture.
    <div
      className="gallery-viewer-frame band-night"
      role="group"
      tabIndex={-1}
      aria-label={t("gallery.label", { title })}
      onKeyDown={turnWithKeys}
    >
      <div className="gallery-viewer-bar">
        <p className="tabular-nums" aria-live="polite">
          {t("gallery.position", { current: shown + 1, total: pictures.length })}
          <span className="sr-only">: {pictures[shown]?.alt}</span>
        </p>
        <button type="button" className="icon-button" aria-label={t("common:close")} onClick={onClose}>
          <X className="icon" />
        </button>
      </div>
      <div className="gallery-viewer-stage">
        <div
          ref={strip}
          className="gallery-viewer-strip"
          role="group"
          tabIndex={0}
          aria-label={t("gallery.label", { title })}
          onScroll={noteScroll}
          onPointerDown={followFinger}
          onWheel={followFinger}
        >
          {pictures.map((picture, index) => (
            <Slide key={picture.name} picture={picture} shown={index === shown} near={Math.abs(index - shown) <= 1} />
          ))}
        </div>
        <TurnButton way="previous" atEnd={shown === 0} onTurn={() => show(shown - 1)} />
        <TurnButton way="next" atEnd={shown === last} onTurn={() => show(shown + 1)} />
      </div>
    </div>
  );
}
