import { useTranslation } from "react-i18next";
import type { SeatsShown } from "#app/features/selling/catalogue/departures.ts";

/** The seats of a departure in words: a number up to four, then a word. */
export function useSeatsText(): (seats: SeatsShown) => string {
  const { t } = useTranslation("tour");
  return (seats) => {
    if (seats.state === "few") return t("departures.few", { count: seats.left });
    return t(`departures.${seats.state}`);
  };
}

/** Dot, diamond or ring, and the word. */
export function Seats({ seats }: { seats: SeatsShown }) {
  return <span className={`seats seats-${seats.state}`}>{useSeatsText()(seats)}</span>;
}
