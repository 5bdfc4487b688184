import { useTranslation } from "react-i18next";
import { paceKey } from "#app/features/selling/catalogue/trip/pace.ts";
import { accessTopics } from "#app/features/selling/catalogue/trip/trip-terms.ts";
import type { AccessTopic } from "#app/features/selling/catalogue/trip/trip.ts";
import { useFormats } from "#app/i18n/format.ts";
import type { ComparedRow, ComparedTour } from "./compare.ts";

/** What is compared, in words: facts first, then money, then access. What nobody has written down is said to be so. */
export function useComparedRows(tours: ComparedTour[]): { facts: ComparedRow[]; access: ComparedRow[] } {
  const { t } = useTranslation(["compare", "trip", "common"]);
  const formats = useFormats();
  const row = (
    name: string,
    answer: (tour: ComparedTour) => (string | undefined)[],
    more?: (tour: ComparedTour) => string | undefined,
  ): ComparedRow => ({
    name,
    cells: tours.map((tour) => {
      const lines = answer(tour).flatMap((line) => line ?? []);
      return { lines: lines.length > 0 ? lines : [t("notStated")], more: more?.(tour) };
    }),
  });
  const money = (tour: ComparedTour, amount: number) => formats.money(amount, tour.price.currency);
  const seats = ({ next }: ComparedTour) =>
    next?.seats.state === "few" ? t("common:tour.seatsLeft", { count: next.seats.left }) : next && t("common:tour.seatsAvailable");
  const facts = [
    row(t("trip:facts.days"), ({ durationDays }) => [t("common:tour.days", { count: durationDays })]),
    row(t("price"), (tour) => [money(tour, tour.price.price)]),
    row(t("cost"), (tour) => [tour.cost && t("range", { low: money(tour, tour.cost.low), high: money(tour, tour.cost.high) })]),
    row(t("next"), ({ next }) => [next ? formats.date(next.startDate) : t("noNext")], seats),
    row(t("refund"), ({ next, refund }) => {
      if (!next) return [];
      if (!refund) return [t("refundNone")];
      const until = formats.date(refund.until);
      return [refund.percent === 100 ? t("refundFull", { until }) : t("refundPart", { until, share: formats.percent(refund.percent) })];
    }),
    row(t("trip:facts.group"), ({ groupMin, groupMax }) => [
      groupMin === groupMax ? t("people", { count: groupMax }) : t("group", { from: groupMin, to: groupMax }),
    ]),
    row(
      t("trip:facts.pace"),
      ({ pace }) => (pace === undefined ? [] : [t(`trip:${paceKey(pace)}`)]),
      ({ pace }) => (pace === undefined ? undefined : t("trip:pace.of", { level: formats.number(pace) })),
    ),
    row(t("trip:facts.walking"), ({ walkingHours }) => [walkingHours === undefined ? undefined : formats.duration(walkingHours, "hour")]),
    row(t("trip:facts.meals"), ({ meals }) => meals.map(({ meal, count }) => formats.pair(t(`trip:meals.${meal}`), formats.number(count)))),
    row(t("trip:facts.stays"), ({ stays }) =>
      stays.map(({ kind, count }) => formats.pair(t(`trip:stays.${kind}`), t("nights", { count }))),
    ),
    row(t("trip:facts.minimumAge"), ({ minimumAge }) => [
      minimumAge === undefined ? undefined : t("trip:facts.years", { count: minimumAge }),
    ]),
  ];
  const answerOf = (tour: ComparedTour, topic: AccessTopic) => tour.access.find((each) => each.topic === topic);
  const access = accessTopics.map((topic) =>
    row(
      t(`trip:access.${topic}`),
      (tour) => [t(`trip:verdicts.${answerOf(tour, topic)?.verdict ?? "notAssessed"}`)],
      (tour) => answerOf(tour, topic)?.text,
    ),
  );
  return { facts, access };
}
