/** Entries of a list that can be put in another order: by the page, or without JavaScript by the server, both with the same rule. */
import { ArrowDown, ArrowUp, Trash2, type Icon } from "#app/ui/icons.tsx";
import { useEffect, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useHydrated } from "#app/ui/hydrated.ts";
import { StepButton } from "#app/ui/step-button.tsx";
import { EditorContext, fieldId, useEditor, type Editor } from "./editor-context.ts";
import { rearranged, type Wish } from "./tour-fields.ts";
import { sentValues } from "./typed-fields.ts";

type OrderChange = { since: string | undefined; times: number; values: Record<string, string>; focus: readonly string[] };

export type Rearranging = {
  /** What stands in the fields. */
  values: Readonly<Record<string, string>>;
  /** The editor as its fields see it now. */
  editor: Editor;
  /** Changes with every new order: fields are made anew from `values`. */
  turn: string;
  /** Does what a button asks for; then the first of these controls (ids) that is there has the focus. */
  rearrange: (form: HTMLFormElement, wish: Wish, focus?: readonly string[]) => void;
};

/** What of the form's fields has been put in another order since it was loaded or last answered. */
export function useRearranging(): Rearranging {
  const editor = useEditor();
  const since = editor.answer?.at;
  const [last, setLast] = useState<OrderChange>();
  const changed = last?.since === since ? last : undefined;
  const values = changed?.values ?? editor.answer?.values ?? editor.page.values;
  useEffect(() => {
    const found = changed?.focus.map((id) => document.getElementById(id)).find((element) => element !== null);
    found?.focus();
  }, [changed]);
  return {
    values,
    editor: changed ? { ...editor, answer: undefined, page: { ...editor.page, values } } : editor,
    turn: `${since} ${changed?.times ?? 0}`,
    rearrange(form, wish, focus = []) {
      const typed = rearranged(sentValues(new FormData(form)), wish);
      setLast({ since, times: (changed?.times ?? 0) + 1, values: typed, focus });
      // The editor hears that something is not saved.
      form.dispatchEvent(new Event("input", { bubbles: true }));
    },
  };
}

/** Fields as they stand after the last new order. */
export function Rearranged({ rearranging: { editor, turn }, children }: { rearranging: Rearranging; children: ReactNode }) {
  return (
    <EditorContext key={turn} value={editor}>
      {children}
    </EditorContext>
  );
}

type WishButtonProps = {
  rearranging: Rearranging;
  wish: Wish;
  /** Where the page goes without JavaScript: the id of what is rearranged. */
  anchor: string;
  /** Ids of which the first that is there has the focus then; or where they follow from what the form says. */
  focus?: readonly string[] | ((form: HTMLFormElement) => readonly string[]);
  id?: string;
  className: string;
  label?: string;
  atLimit?: boolean;
  children: ReactNode;
};

/** A button among the fields: it saves nothing. */
export function WishButton({ rearranging, wish, anchor, focus, label, atLimit = false, ...rest }: WishButtonProps) {
  const hydrated = useHydrated();
  const { language, englishAlone } = rearranging.editor.page;
  const button = { ...rest, atLimit, "aria-label": label };
  if (!hydrated)
    return <StepButton {...button} name="rearrange" value={wish} formAction={`?language=${englishAlone ? "en" : language}#${anchor}`} />;
  return (
    <StepButton
      {...button}
      type="button"
      onClick={({ currentTarget: { form } }) => {
        if (form) rearranging.rearrange(form, wish, typeof focus === "function" ? focus(form) : focus);
      }}
    />
  );
}

type MoveProps = {
  rearranging: Rearranging;
  field: "facts.gallery" | "itinerary";
  /** Of the list. */
  anchor: string;
  at: number;
  /** How many entries there are. */
  count: number;
  /** What the entry is called. */
  name: string;
};

/** Moves an entry up or down, or takes it away. The focus stays with the entry, or with the one in its place. */
export function MoveButtons({ rearranging, field, anchor, at, count, name }: MoveProps) {
  const { t } = useTranslation("contentAdmin");
  const idOf = (how: string, index: number) => `${fieldId(field)}-${index}-${how}`;
  const button = (how: "up" | "down" | "remove", Icon: Icon, { atLimit = false, focus }: { atLimit?: boolean; focus: string[] }) => (
    <WishButton
      rearranging={rearranging}
      wish={`${field} ${how} ${at}`}
      anchor={anchor}
      focus={focus}
      id={idOf(how, at)}
      className="icon-button"
      label={t(`rows.${how}`, { name })}
      atLimit={atLimit}
    >
      <Icon className="icon" />
    </WishButton>
  );
  return (
    <span className="move-buttons">
      {button("up", ArrowUp, { atLimit: at === 0, focus: [idOf("up", at - 1)] })}
      {button("down", ArrowDown, { atLimit: at === count - 1, focus: [idOf("down", at + 1)] })}
      {button("remove", Trash2, { focus: [idOf("remove", at), idOf("remove", at - 1), anchor] })}
    </span>
  );
}
