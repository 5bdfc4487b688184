import marks from "./marks.svg?url&no-inline";

/** A drawing of `marks.svg`, inside an `<svg>`. As one file beside the page it is kept by the browser and weighs nothing in the scripts. */
export function Mark({ name }: { name: string }) {
  return <use href={`${marks}#${name}`} />;
}
