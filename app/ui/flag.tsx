import type { Language } from "#app/i18n/languages.ts";
import { Mark } from "./mark.tsx";

/** Flags as they are drawn, not as emoji: those are missing on some systems. A flag is an ornament; the name beside it says the language. One that is not in `marks.svg` gets an empty field. */
export function Flag({ language }: { language: Language }) {
  return (
    <svg className="flag-icon" viewBox="0 0 24 16" width={24} height={16} fill="none" aria-hidden="true" focusable="false">
      <Mark name={`flag-${language}`} />
    </svg>
  );
}
