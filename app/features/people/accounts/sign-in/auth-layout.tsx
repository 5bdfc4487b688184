import type { ReactNode } from "react";

type Props = {
  /** A destination's picture: decoration, on wide screens only. */
  picture: { name: string; colour: string; position: string };
  /** The picture stands before the form, or after it. */
  side: "before" | "after";
  wide?: boolean;
  children: ReactNode;
};

/** A calm form beside a large picture. */
export function AuthLayout({ picture, side, wide = false, children }: Props) {
  return (
    <div className="auth" data-picture={side}>
      <div className="auth-form" data-wide={wide ? "" : undefined}>
        {children}
      </div>
      {/* Lazy: where the picture is not shown it is not loaded. */}
      <img
        className="auth-picture"
        src={`/art/destinations/${picture.name}.svg`}
        alt=""
        width={1600}
        height={1000}
        loading="lazy"
        decoding="async"
        style={{ backgroundColor: picture.colour, objectPosition: picture.position }}
      />
    </div>
  );
}
