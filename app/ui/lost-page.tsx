import type { ReactNode } from "react";

type Scene = { src: string; colour: string };

/** Where somebody stands who has lost the way: a scene of the catalogue for each kind of page that is not there. */
export const lostScenes = {
  page: { src: "/art/vignettes/forest-trail.svg", colour: "#A8CBA0" },
  tour: { src: "/art/vignettes/campfire-stars.svg", colour: "#0F3A48" },
  destination: { src: "/art/vignettes/glacier-lagoon.svg", colour: "#8FC1CB" },
} satisfies Record<string, Scene>;

type Props = { scene: Scene; heading: string; code?: string; children: ReactNode };

/** A page that is not there: its heading, one line and the way on beside a scene in the page's one arch. */
export function LostPage({ scene, heading, code, children }: Props) {
  return (
    <section className="page-width lost-page">
      <div>
        {code ? <p className="eyebrow">{code}</p> : null}
        <h1 className="display">{heading}</h1>
        {children}
      </div>
      <div className="arch" aria-hidden="true">
        <img src={scene.src} alt="" width={1600} height={1000} fetchPriority="high" style={{ backgroundColor: scene.colour }} />
      </div>
    </section>
  );
}
