import type { Editor } from "@tiptap/core";
import { Bold, Heading2, Heading3, Image, Italic, Link, List, ListOrdered, Quote, Redo2, Undo2, type Icon } from "#app/ui/icons.tsx";
import { useEffect, useReducer, useRef, useState, type KeyboardEvent } from "react";
import { useTranslation } from "react-i18next";

type Tool = {
  key: "h2" | "h3" | "bold" | "italic" | "bullets" | "numbers" | "quote" | "link" | "picture" | "undo" | "redo";
  icon: Icon;
};

const tools: readonly Tool[] = [
  { key: "h2", icon: Heading2 },
  { key: "h3", icon: Heading3 },
  { key: "bold", icon: Bold },
  { key: "italic", icon: Italic },
  { key: "bullets", icon: List },
  { key: "numbers", icon: ListOrdered },
  { key: "quote", icon: Quote },
  { key: "link", icon: Link },
  { key: "picture", icon: Image },
  { key: "undo", icon: Undo2 },
  { key: "redo", icon: Redo2 },
];

/** True where the text at the cursor has it already; undefined for what is done and not switched. */
function isOn(editor: Editor, key: Tool["key"]): boolean | undefined {
  switch (key) {
    case "h2":
      return editor.isActive("heading", { level: 2 });
    case "h3":
      return editor.isActive("heading", { level: 3 });
    case "bullets":
      return editor.isActive("bulletList");
    case "numbers":
      return editor.isActive("orderedList");
    case "quote":
      return editor.isActive("blockquote");
    case "bold":
    case "italic":
    case "link":
      return editor.isActive(key);
    default:
      return undefined;
  }
}

function press(editor: Editor, key: Exclude<Tool["key"], "link" | "picture">): void {
  const chain = editor.chain().focus();
  const presses = {
    h2: () => chain.toggleHeading({ level: 2 }),
    h3: () => chain.toggleHeading({ level: 3 }),
    bold: () => chain.toggleBold(),
    italic: () => chain.toggleItalic(),
    bullets: () => chain.toggleBulletList(),
    numbers: () => chain.toggleOrderedList(),
    quote: () => chain.toggleBlockquote(),
    undo: () => chain.undo(),
    redo: () => chain.redo(),
  };
  presses[key]().run();
}

type Props = { editor: Editor; label: string; controls: string; onLink: () => void; onPicture: () => void };

/** The tools of the editor, as WAI-ARIA has toolbars: one stop of Tab, and arrow keys between them. */
export function RichTextToolbar({ editor, label, controls, onLink, onPicture }: Props) {
  const { t } = useTranslation("articles");
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const [stop, setStop] = useState(0);
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    editor.on("transaction", redraw);
    return () => void editor.off("transaction", redraw);
  }, [editor]);
  const move = (event: KeyboardEvent) => {
    const last = tools.length - 1;
    const to = { ArrowRight: stop === last ? 0 : stop + 1, ArrowLeft: stop === 0 ? last : stop - 1, Home: 0, End: last }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    setStop(to);
    bar.current?.querySelectorAll("button")[to]?.focus();
  };
  const isOff = (key: Tool["key"]) => (key === "undo" && !editor.can().undo()) || (key === "redo" && !editor.can().redo());
  return (
    <div className="rich-text-tools" role="toolbar" tabIndex={-1} aria-label={label} aria-controls={controls} ref={bar} onKeyDown={move}>
      {tools.map(({ key, icon: Icon }, index) => (
        <button
          key={key}
          type="button"
          tabIndex={index === stop ? 0 : -1}
          title={t(`tools.${key}`)}
          aria-label={t(`tools.${key}`)}
          aria-pressed={isOn(editor, key)}
          aria-disabled={isOff(key) || undefined}
          onFocus={() => setStop(index)}
          onClick={() => {
            if (key === "link") onLink();
            else if (key === "picture") onPicture();
            else if (!isOff(key)) press(editor, key);
          }}
        >
          <Icon className="icon" />
        </button>
      ))}
    </div>
  );
}
