import { Mark } from "./mark.tsx";

/** The horizontal logo in the text colour of where it stands; its sun stays marigold. */
export function Logo() {
  return (
    <svg viewBox="0 0 244.4 64" aria-hidden="true" focusable="false">
      <Mark name="logo" />
    </svg>
  );
}
