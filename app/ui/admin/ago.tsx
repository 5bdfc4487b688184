import { useFormats } from "#app/i18n/format.ts";

/** The clock that a page was rendered by, and the agency's time zone: server and browser then write the same. */
export type Clock = { now: string; timeZone: string };

/** A time such as `3 days ago`, with the exact time as a tooltip (specification 2, User Management). */
export function Ago({ at, clock }: { at: string; clock: Clock }) {
  const formats = useFormats();
  return (
    <time dateTime={at} title={formats.instant(at, clock.timeZone)}>
      {formats.ago(at, clock.now)}
    </time>
  );
}
