import { useTranslation } from "react-i18next";
import { useFormats } from "#app/i18n/format.ts";
import type { Seats } from "./departures.server.ts";

/** Seats as a bar of three parts, and the same in words: the bar adds nothing that the words do not say. */
export function SeatBar({ seats }: { seats: Seats }) {
  const { t } = useTranslation("departuresAdmin");
  const formats = useFormats();
  const { capacity, booked, held, free } = seats;
  const numbers = {
    booked: formats.number(booked),
    held: formats.number(held),
    free: formats.number(free),
    capacity: formats.number(capacity),
  };
  return (
    <span className="seat-bar">
      <svg viewBox={`0 0 ${Math.max(1, capacity)} 1`} preserveAspectRatio="none" aria-hidden="true">
        <rect className="seat-bar-booked" width={booked} height="1" />
        <rect className="seat-bar-held" x={booked} width={held} height="1" />
      </svg>
      <span>{t("seats.text", numbers)}</span>
    </span>
  );
}
