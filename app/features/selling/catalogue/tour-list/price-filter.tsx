import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormats } from "#app/i18n/format.ts";
import { useHydrated } from "#app/ui/hydrated.ts";
import type { Currency, Rates } from "#app/values/money.ts";
import { useShownPrice } from "./filter-label.ts";
import { priceRange } from "./tour-search.ts";

type Props = {
  min: number;
  max: number;
  viewer: { currency: Currency; rates: Rates };
  onChange: (bounds: { min: number; max: number }) => void;
};

type End = "min" | "max";

const clamp = (value: number) => Math.min(priceRange.max, Math.max(priceRange.min, Math.round(value)));

/** Both ends of the scale while they are dragged or typed; the list is asked once a choice is made. */
function usePriceBounds({ min, max, onChange }: Omit<Props, "viewer">) {
  // What is being dragged counts until the list has other bounds; then those do, and Back does not bring the dragged ones again.
  const [bounds, setDraft] = useState({ of: { min, max }, min, max });
  const [typed, setTyped] = useState<{ min?: string; max?: string }>({});
  if (bounds.of.min !== min || bounds.of.max !== max) setDraft({ of: { min, max }, min, max });
  /** The thumbs never cross: each stops at the other. */
  const move = (end: End, value: number) => {
    const next =
      end === "min"
        ? { min: Math.min(clamp(value), bounds.max), max: bounds.max }
        : { min: bounds.min, max: Math.max(clamp(value), bounds.min) };
    setDraft({ of: { min, max }, ...next });
  };
  const commit = () => {
    if (bounds.min !== min || bounds.max !== max) onChange({ min: bounds.min, max: bounds.max });
  };
  /** A number field was left or sent: the two ends change places when they have crossed. */
  const enter = (end: End) => {
    const value = Number(typed[end]?.trim() || Number.NaN);
    setTyped({});
    if (Number.isNaN(value)) return;
    const next = { min: bounds.min, max: bounds.max, [end]: clamp(value) };
    const ordered = { min: Math.min(next.min, next.max), max: Math.max(next.min, next.max) };
    setDraft({ of: { min, max }, ...ordered });
    if (ordered.min !== min || ordered.max !== max) onChange(ordered);
  };
  const type = (end: End, text: string) => setTyped({ ...typed, [end]: text });
  return { bounds, typed, move, commit, type, enter };
}

/**
 * The price slider, 0 to 4000 dollars in steps of 100; what it stands at is written in the currency shown.
 * Two range inputs share one track; number fields in dollars, as the address has them, do the same, and alone without JavaScript.
 */
export function PriceFilter({ min, max, viewer, onChange }: Props) {
  const { t } = useTranslation("tours");
  const formats = useFormats();
  const hydrated = useHydrated();
  const id = useId();
  const { bounds, typed, move, commit, type, enter } = usePriceBounds({ min, max, onChange });
  const usd = (value: number) => formats.money(value, "USD");
  const shown = useShownPrice(viewer);
  const valueText = (value: number) =>
    viewer.currency === "USD" ? usd(value) : t("filters.priceValue", { usd: usd(value), shown: shown(value) });

  const percent = (value: number) => `${(value / priceRange.max) * 100}%`;
  const ends = [
    { end: "min", slider: t("filters.lowestPrice"), label: t("filters.lowest"), short: t("filters.min") },
    { end: "max", slider: t("filters.highestPrice"), label: t("filters.highest"), short: t("filters.max") },
  ] as const;
  return (
    <fieldset className="filter-group">
      <legend className="label-head">{t("filters.price")}</legend>
      <p className="price-shown">{t("filters.chipPrice", { min: shown(bounds.min), max: shown(bounds.max) })}</p>
      {hydrated ? (
        <div className="price-slider" style={{ "--from": percent(bounds.min), "--to": percent(bounds.max) } as React.CSSProperties}>
          {ends.map(({ end, slider }) => (
            <input
              key={end}
              type="range"
              {...priceRange}
              value={bounds[end]}
              aria-label={slider}
              aria-valuetext={valueText(bounds[end])}
              onChange={(event) => move(end, event.currentTarget.valueAsNumber)}
              onPointerUp={commit}
              onKeyUp={commit}
              onBlur={commit}
            />
          ))}
        </div>
      ) : (
        // Its place, so that nothing moves when it comes.
        <div className="price-slider" aria-hidden="true" />
      )}
      <div className="grid grid-cols-2 gap-3">
        {ends.map(({ end, label, short }) => (
          <div className="field" key={end}>
            <label htmlFor={`${id}-${end}`}>
              <span aria-hidden="true">{short}</span>
              <span className="sr-only">{label}</span>
            </label>
            <div className="input">
              <input
                id={`${id}-${end}`}
                name={end}
                type="number"
                inputMode="numeric"
                {...priceRange}
                step={1}
                value={typed[end] ?? bounds[end]}
                onChange={(event) => type(end, event.currentTarget.value)}
                onBlur={() => enter(end)}
                onKeyDown={(event) => {
                  if (event.key !== "Enter") return;
                  event.preventDefault();
                  enter(end);
                }}
              />
            </div>
          </div>
        ))}
      </div>
      <p className="field-hint mt-2">{t("filters.priceHint")}</p>
    </fieldset>
  );
}
