import { useTranslation } from "react-i18next";
import type { Currency, Rates } from "#app/values/money.ts";
import { PriceFilter } from "./price-filter.tsx";
import type { TourFacets } from "./tour-facets.ts";
import { lengths, seasonNames } from "#app/features/selling/catalogue/catalogue-terms.ts";
import type { TourFilters } from "./tour-search.ts";

type Props = {
  filters: TourFilters;
  facets: TourFacets;
  viewer: { currency: Currency; rates: Rates };
  onChange: (part: Partial<TourFilters>) => void;
};

type Option<Value extends string> = { value: Value; label: string; count?: number };

function RadioGroup<Value extends string>(props: {
  legend: string;
  name: string;
  options: Option<Value>[];
  chosen: Value;
  hint?: string;
  onChoose: (value: Value) => void;
}) {
  return (
    <fieldset className="filter-group">
      <legend className="label-head">{props.legend}</legend>
      {props.hint ? <p className="field-hint">{props.hint}</p> : null}
      {props.options.map(({ value, label, count }) => (
        <label className="choice" key={value}>
          {/* The copy in the sheet stands outside the form, so the two are groups of their own. */}
          <input type="radio" name={props.name} value={value} checked={props.chosen === value} onChange={() => props.onChoose(value)} />
          {label}
          {count === undefined ? null : <span className="choice-count">{count}</span>}
        </label>
      ))}
    </fieldset>
  );
}

/** Price, length and season: the filters of the sidebar and of the sheet. */
export function FilterFields({ filters, facets, viewer, onChange }: Props) {
  const { t } = useTranslation(["tours", "common"]);
  return (
    <>
      <PriceFilter min={filters.min} max={filters.max} viewer={viewer} onChange={onChange} />
      <RadioGroup
        legend={t("filters.length")}
        name="length"
        chosen={filters.length}
        options={(["All", ...lengths] as const).map((length) => ({
          value: length,
          label: t(`common:lengths.${length}`),
          count: facets.lengths[length],
        }))}
        onChoose={(length) => onChange({ length })}
      />
      <RadioGroup
        legend={t("filters.when")}
        hint={t("filters.whenHint")}
        name="when"
        chosen={filters.when}
        options={(["anytime", ...seasonNames] as const).map((when) => ({ value: when, label: t(`common:seasons.${when}`) }))}
        onChoose={(when) => onChange({ when })}
      />
    </>
  );
}
