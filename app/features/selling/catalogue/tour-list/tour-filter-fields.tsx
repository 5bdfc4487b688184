import { paceLevels } from "#app/features/selling/catalogue/trip/pace.ts";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { useFormats } from "#app/i18n/format.ts";
import { Select } from "#app/ui/select.tsx";
import { continents, lengths, seasonNames } from "#app/features/selling/catalogue/catalogue-terms.ts";
import type { ListViewer } from "./filter-label.ts";
import { PriceFilter } from "./price-filter.tsx";
import type { TourFacets } from "./tour-facets.ts";
import { seatChoices, type TourFilters } from "./tour-search.ts";

type Props = {
  filters: TourFilters;
  facets: TourFacets;
  viewer: ListViewer;
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

/** A filter of many choices: each says in brackets how many tours it would give. */
function ChoiceList<Value extends string>(props: {
  label: string;
  name: string;
  options: (Option<Value> & { count: number })[];
  chosen: Value;
  hint?: string;
  onChoose: (value: Value) => void;
}) {
  const { t } = useTranslation("tours");
  const id = useId();
  return (
    <div className="filter-group">
      <label className="label-head" htmlFor={id}>
        {props.label}
      </label>
      {props.hint ? (
        <p className="field-hint" id={`${id}-hint`}>
          {props.hint}
        </p>
      ) : null}
      <div className="input">
        <Select
          id={id}
          name={props.name}
          value={props.chosen}
          aria-describedby={props.hint ? `${id}-hint` : undefined}
          onChange={({ currentTarget }) => {
            const option = props.options.find(({ value }) => value === currentTarget.value);
            if (option) props.onChoose(option.value);
          }}
          options={props.options.map(({ value, label, count }) => ({ value, name: t("filters.choice", { label, tours: count }) }))}
        />
      </div>
    </div>
  );
}

/** What is asked of departures and of the tour itself: month, seats, pace and continent. */
function FactFilters({ filters, facets, viewer, onChange }: Props) {
  const { t } = useTranslation(["tours", "common"]);
  const formats = useFormats();
  const { months } = facets;
  // A month that is no longer or not yet on sale, which only an address can ask for, stands among the choices, too.
  const offered = filters.month in months ? Object.keys(months) : [...Object.keys(months), filters.month];
  return (
    <>
      <ChoiceList
        label={t("filters.month")}
        hint={t("filters.monthHint")}
        name="month"
        chosen={filters.month}
        options={offered.map((month) => ({
          value: month,
          label: month === "any" ? t("filters.any") : formats.date(`${month}-01`, "month"),
          count: months[month] ?? 0,
        }))}
        onChoose={(month) => onChange({ month })}
      />
      <ChoiceList
        label={t("filters.seats")}
        name="seats"
        chosen={filters.seats}
        options={(["any", ...seatChoices] as const).map((seats) => ({
          value: seats,
          label: seats === "any" ? t("filters.any") : t("filters.seatsAtLeast", { count: Number(seats) }),
          count: facets.seats[seats],
        }))}
        onChoose={(seats) => onChange({ seats })}
      />
      <ChoiceList
        label={t("filters.pace")}
        name="pace"
        chosen={filters.pace}
        options={(["All", ...paceLevels] as const).map((pace) => ({
          value: pace,
          label: pace === "All" ? t("filters.any") : formats.pair(pace, viewer.paces[pace]),
          count: facets.paces[pace],
        }))}
        onChoose={(pace) => onChange({ pace })}
      />
      <ChoiceList
        label={t("filters.continent")}
        name="continent"
        chosen={filters.continent}
        options={(["All", ...continents] as const).map((continent) => ({
          value: continent,
          label: t(`common:continents.${continent}`),
          count: facets.continents[continent],
        }))}
        onChoose={(continent) => onChange({ continent })}
      />
    </>
  );
}

/** The filters of the sidebar and of the sheet. */
export function FilterFields(props: Props) {
  const { filters, facets, viewer, onChange } = props;
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
      <FactFilters {...props} />
    </>
  );
}
