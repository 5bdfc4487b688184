import { ArrowDown, ArrowUp } from "#app/ui/icons.tsx";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Form } from "react-router";
import type { ContentRow } from "#app/features/publishing/content/admin/content-list.server.ts";
import { useFormats } from "#app/i18n/format.ts";
import { localPath } from "#app/i18n/languages.ts";
import { useLanguage } from "#app/i18n/local-link.tsx";
import { StepButton } from "#app/ui/step-button.tsx";

type Direction = "up" | "down";
const buttonId = (id: ContentRow["id"], direction: Direction) => `place-${id}-${direction}`;

/** Keeps the focus on the button that has moved a row. */
export function useFocusAfterMove(rows: readonly ContentRow[]) {
  const moved = useRef<{ before: readonly ContentRow[]; button: string }>(undefined);
  useEffect(() => {
    if (!moved.current || moved.current.before === rows) return;
    document.getElementById(moved.current.button)?.focus();
    moved.current = undefined;
  }, [rows]);
  return (id: ContentRow["id"], direction: Direction) => {
    moved.current = { before: rows, button: buttonId(id, direction) };
  };
}

type Props = {
  row: ContentRow;
  /** English path of the list where rows stand in their places, one after the other; undefined where they do not. */
  movedIn: string | undefined;
  onMove: (id: ContentRow["id"], direction: Direction) => void;
};

/** The place of a testimonial in the carousel, and a step up or down. */
export function CarouselPlace({ row: { id, title, place }, movedIn, onMove }: Props) {
  const { t } = useTranslation("contentAdmin");
  const formats = useFormats();
  const language = useLanguage();
  if (!place) return null;
  return (
    <span className="carousel-place" id={`place-${id}`}>
      <span className="tabular-nums">{formats.number(place.at)}</span>
      {movedIn === undefined ? null : (
        <Form method="post" action={localPath(language, `${movedIn}#place-${id}`)} className="move-buttons" preventScrollReset>
          <input type="hidden" name="id" value={id} />
          {(["up", "down"] as const).map((direction) => {
            const Icon = direction === "up" ? ArrowUp : ArrowDown;
            return (
              <StepButton
                key={direction}
                id={buttonId(id, direction)}
                name="direction"
                value={direction}
                aria-label={t(`rows.${direction}`, { name: title })}
                atLimit={place.at === (direction === "up" ? 1 : place.of)}
                onClick={() => onMove(id, direction)}
              >
                <Icon className="icon" />
              </StepButton>
            );
          })}
        </Form>
      )}
    </span>
  );
}
