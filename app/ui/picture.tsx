import type { ComponentProps, CSSProperties } from "react";

export type Picture = {
  name: string;
  src: string;
  /** One picture at several widths, where it is a photo; an illustration is drawn at any. */
  srcSet?: string;
  width: number;
  height: number;
  /** `#RRGGBB`, shown until the picture is there. */
  colour: string;
  /** Where to look, 0 to 1 from the left and top; crops keep this point. */
  focalX: number;
  focalY: number;
  alt: string;
};

type Props = {
  picture: Picture;
  className?: string;
  /** True for a picture that is in view at once; others load when they come near. */
  eager?: boolean;
  /** Decorative where the words beside it say the same. */
  decorative?: boolean;
  style?: CSSProperties;
  /** Further attributes of the element. */
  img?: ComponentProps<"img"> & { "data-initials"?: string };
};

/** A picture that takes its place before it loads: its size and main colour are known. */
export function PictureImage({ picture, className, eager = false, decorative = false, style, img }: Props) {
  return (
    <img
      {...img}
      src={picture.src}
      srcSet={picture.srcSet}
      // A picture that loads late is laid out by then: browsers that know `auto` choose by the place it has.
      sizes={picture.srcSet ? (eager ? "100vw" : "auto, 100vw") : undefined}
      width={picture.width}
      height={picture.height}
      alt={decorative ? "" : picture.alt}
      className={className}
      loading={eager ? "eager" : "lazy"}
      fetchPriority={eager ? "high" : "auto"}
      decoding="async"
      style={{ backgroundColor: picture.colour, objectPosition: `${picture.focalX * 100}% ${picture.focalY * 100}%`, ...style }}
    />
  );
}
