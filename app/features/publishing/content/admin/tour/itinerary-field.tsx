import { useTranslation } from "react-i18next";
import { useHydrated } from "#app/ui/hydrated.ts";
import { FieldError } from "#app/ui/form-field.tsx";
import { GripVertical } from "#app/ui/icons.tsx";
import { fieldId, useEditor, useEditorField } from "#app/features/publishing/content/admin/editor/editor-context.ts";
import { MoveButtons, Rearranged, WishButton, type Rearranging } from "#app/features/publishing/content/admin/editor/rearranging.tsx";
import { TextPair } from "#app/features/publishing/content/admin/editor/text-pair.tsx";
import {
  daysShown,
  daysWanted,
  openName,
  originName,
  placeName,
  typedDuration,
} from "#app/features/publishing/content/admin/editor/tour-fields.ts";
import { DayFacts } from "./day-facts.tsx";
import { useDayDrag } from "./use-day-drag.ts";

type RowProps = {
  rearranging: Rearranging;
  day: number;
  count: number;
  handle: ReturnType<ReturnType<typeof useDayDrag>["handle"]>;
  /** The row under the pointer that moves another one. */
  drop: "before" | "after" | undefined;
};

/** From wherever it is to any place, in one step. */
function PlaceChoice({ rearranging, day, count, name }: Pick<RowProps, "rearranging" | "day" | "count"> & { name: string }) {
  const { t } = useTranslation("tourAdmin");
  const id = fieldId(placeName(day));
  return (
    <span className="day-place" onInput={(event) => event.stopPropagation()}>
      <label className="sr-only" htmlFor={id}>
        {t("days.place", { name })}
      </label>
      <select id={id} name={placeName(day)} defaultValue={day} autoComplete="off">
        {Array.from({ length: count }, (_, place) => (
          <option key={place} value={place}>
            {place + 1}
          </option>
        ))}
      </select>
      <WishButton
        rearranging={rearranging}
        wish={`itinerary to ${day}`}
        anchor={fieldId("english.itinerary")}
        focus={(form) => [fieldId(placeName(Number(new FormData(form).get(placeName(day)))))]}
        className="button button-secondary button-small"
        label={t("days.move", { name })}
      >
        {t("days.moveShort")}
      </WishButton>
    </span>
  );
}

/** True where something in the row was refused. */
function useIsWrong(part: string): boolean {
  const { answer } = useEditor();
  return Object.keys(answer?.errors ?? {}).some((name) => name.includes(`${part}.`));
}

function DayRow({ rearranging, day, count, handle, drop }: RowProps) {
  const { t } = useTranslation("contentAdmin");
  const hydrated = useHydrated();
  const { values } = rearranging;
  const wanted = daysWanted(values);
  const tooMany = wanted !== undefined && day >= wanted;
  const origin = originName("english.itinerary", day);
  const name = t("itinerary.day", { day: day + 1 });
  const note = `${fieldId("english.itinerary")}-${day}-note`;
  const title = values[`english.itinerary.${day}.title`] ?? "";
  const unfolded = values[openName(day)];
  const wrong = useIsWrong(`itinerary.${day}`);
  const open = wrong || tooMany || (unfolded === undefined ? day === 0 || title === "" : unfolded === "on");
  return (
    <fieldset
      className="day-row"
      data-day={day}
      data-drop={drop}
      data-too-many={tooMany ? "" : undefined}
      aria-describedby={tooMany ? note : undefined}
    >
      <legend className="sr-only">{name}</legend>
      <input type="hidden" name={origin} value={values[origin] ?? ""} />
      <div className="day-row-head">
        {hydrated ? (
          <span className="day-handle" aria-hidden="true" {...handle}>
            <GripVertical className="icon" />
          </span>
        ) : null}
        <PlaceChoice rearranging={rearranging} day={day} count={count} name={name} />
        <MoveButtons rearranging={rearranging} field="itinerary" anchor={fieldId("english.itinerary")} at={day} count={count} name={name} />
      </div>
      <FieldError id={note} error={tooMany ? t("itinerary.tooMany", { days: typedDuration(values) ?? 0 }) : undefined} />
      <details
        open={open}
        onToggle={({ currentTarget }) => {
          const kept = currentTarget.querySelector<HTMLInputElement>(":scope > input");
          if (kept) kept.value = currentTarget.open ? "on" : "";
        }}
      >
        <summary>
          <b>{name}</b> {title}
        </summary>
        <input type="hidden" name={openName(day)} defaultValue={open ? "on" : ""} />
        <div className="day-row-fields">
          <TextPair field={`itinerary.${day}.title`} maxLength={80} />
          <TextPair field={`itinerary.${day}.description`} rows={4} maxLength={1200} />
          <DayFacts row={day} />
        </div>
      </details>
    </fieldset>
  );
}

/** The day on which everyone leaves: the page words it itself, and it stays the last. */
function DepartureDay({ day }: { day: number }) {
  const { t } = useTranslation(["tourAdmin", "contentAdmin"]);
  const wrong = useIsWrong("departure");
  return (
    <details className="day-row" open={wrong}>
      <summary>
        <b>{t("contentAdmin:itinerary.day", { day })}</b> {t("days.departure")}
      </summary>
      <div className="day-row-fields">
        <DayFacts row="departure" />
      </div>
    </details>
  );
}

function Days({ rearranging }: { rearranging: Rearranging }) {
  const { t } = useTranslation("contentAdmin");
  const { language } = useEditor().page;
  const { id, errorId, error } = useEditorField("english.itinerary");
  const count = daysShown(rearranging.values);
  const duration = typedDuration(rearranging.values);
  const { drag, handle } = useDayDrag((form, { from, over }) =>
    rearranging.rearrange(form, `itinerary to ${from} ${over}`, [`${fieldId("itinerary")}-${over}-up`]),
  );
  return (
    <div className="day-rows" id={id} tabIndex={-1} aria-describedby={error ? errorId : undefined}>
      <p className="field-hint" id={fieldId(`translations.${language}.itinerary`)} tabIndex={-1}>
        {t("itinerary.hint")}
      </p>
      <FieldError id={errorId} error={error} />
      {Array.from({ length: count }, (_, day) => (
        <DayRow
          key={day}
          rearranging={rearranging}
          day={day}
          count={count}
          handle={handle(day)}
          drop={drag && drag.over === day && drag.from !== day ? (drag.from > day ? "before" : "after") : undefined}
        />
      ))}
      {duration !== undefined && duration > 1 ? <DepartureDay day={duration} /> : null}
    </div>
  );
}

/**
 * The days of a tour: as many rows as its length asks for, and that of departure. Rows over that number stay as long as something is
 * written in them, and say so; they are not saved, and not thrown away either.
 */
export function ItineraryField({ rearranging }: { rearranging: Rearranging }) {
  return (
    <Rearranged rearranging={rearranging}>
      <Days rearranging={rearranging} />
    </Rearranged>
  );
}
