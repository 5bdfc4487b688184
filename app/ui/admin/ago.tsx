import { useLanguage } from "#app/i18n/local-link.tsx";
import { ago, exactTime } from "./time-texts.ts";

/** The clock that a page was rendered by, and the agency's time zone: server and browser then write the same. */
export type Clock = { now: string; timeZone: string };

/** A time such as `3 days ago`, with the exact time as a tooltip. */
export function Ago({ at, clock }: { at: string; clock: Clock }) {
  const language = useLanguage();
  return (
    <time dateTime={at} title={exactTime(language, at, clock.timeZone)}>
      {ago(language, at, clock.now)}
    </time>
  );
}
