import type { ComponentProps } from "react";
import { showPlace } from "./page-heading.ts";

type Props = Omit<ComponentProps<"a">, "href" | "onClick"> & {
  /** Id of the element that the link leads to. */
  place: string;
};

/**
 * A link to a place on a page with forms. It goes there without the address: by that the router would hear of it, break off a form that
 * is on its way and forget what the last one was answered. Without JavaScript the browser follows it.
 */
export function InPageLink({ place, children, ...link }: Props) {
  return (
    <a
      {...link}
      href={`#${place}`}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        showPlace(place);
      }}
    >
      {children}
    </a>
  );
}
