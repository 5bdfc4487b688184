import { useId, useState, type PointerEvent } from "react";
import { useTranslation } from "react-i18next";
import { PictureImage, type Picture } from "#app/ui/picture.tsx";
import { useHydrated } from "#app/ui/hydrated.ts";
import { typedIn } from "#app/values/form-answer.ts";
import { percentOf, partOf, type PictureAnswer } from "./picture-form.ts";

/** The shapes that pictures are cropped to on the site: cards, portraits, wide heads. */
const shapes = ["4 / 3", "1 / 1", "3 / 4", "21 / 9"] as const;

/** Where to look, chosen by a click into the picture or by two sliders; the crops beside it follow. */
export function FocalField({ picture, answer }: { picture: Picture; answer: PictureAnswer | undefined }) {
  const { t } = useTranslation("pictures");
  const hydrated = useHydrated();
  const id = useId();
  const first = (name: "focalX" | "focalY") => {
    const typed = Number(typedIn(answer, name) || Number.NaN);
    return Number.isInteger(typed) && typed >= 0 && typed <= 100 ? typed : percentOf(picture[name]);
  };
  const [focus, setFocus] = useState({ focalX: first("focalX"), focalY: first("focalY") });
  const look = (event: PointerEvent<HTMLDivElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    const part = (at: number, from: number, length: number) => Math.round(Math.min(1, Math.max(0, (at - from) / length)) * 100);
    setFocus({ focalX: part(event.clientX, box.left, box.width), focalY: part(event.clientY, box.top, box.height) });
    // The form hears that something is not saved, as it does from the sliders.
    event.currentTarget.dispatchEvent(new Event("input", { bubbles: true }));
  };
  const focused = { ...picture, focalX: partOf(focus.focalX), focalY: partOf(focus.focalY) };
  return (
    <fieldset className="focal-field">
      <legend className="label-head">{t("focal.title")}</legend>
      <p className="field-hint mb-3">{t("focal.hint")}</p>
      {/* The sliders do the same by keyboard. */}
      <div
        className="focal-picture"
        onPointerDown={look}
        data-ready={hydrated ? "" : undefined}
        style={{ aspectRatio: picture.width / picture.height, maxWidth: `calc(480px * ${picture.width / picture.height})` }}
      >
        <PictureImage picture={picture} decorative eager />
        <span className="focal-point" style={{ left: `${focus.focalX}%`, top: `${focus.focalY}%` }} aria-hidden="true" />
      </div>
      <div className="focal-sliders">
        {(["focalX", "focalY"] as const).map((name) => (
          <div key={name} className="field">
            <label htmlFor={`${id}-${name}`}>
              {t(`focal.${name}`)} <output htmlFor={`${id}-${name}`}>{t("focal.percent", { number: focus[name] })}</output>
            </label>
            <input
              id={`${id}-${name}`}
              type="range"
              name={name}
              min={0}
              max={100}
              step={1}
              value={focus[name]}
              onChange={(event) => setFocus({ ...focus, [name]: Number(event.currentTarget.value) })}
            />
          </div>
        ))}
      </div>
      <p className="label-head">{t("focal.crops")}</p>
      <div className="focal-crops" aria-hidden="true">
        {shapes.map((shape) => (
          <PictureImage key={shape} picture={focused} decorative style={{ aspectRatio: shape }} />
        ))}
      </div>
    </fieldset>
  );
}
