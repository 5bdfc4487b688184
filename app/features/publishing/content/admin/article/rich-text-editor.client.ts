/** The editor's machine. Loaded only when somebody writes an article. */
import { Editor, type Extensions } from "@tiptap/core";
import { Image } from "@tiptap/extension-image";
import { Table, TableCell, TableHeader, TableRow } from "@tiptap/extension-table";
import { StarterKit } from "@tiptap/starter-kit";
import { isLinkTarget } from "./link-target.ts";

/** Figures are set to the right, as the site shows them. */
const align = {
  align: {
    default: null,
    parseHTML: (element: HTMLElement) => element.getAttribute("align"),
    renderHTML: (attributes: Record<string, unknown>) => (typeof attributes.align === "string" ? { align: attributes.align } : {}),
  },
};

/** What an article may hold, and no more: the server keeps nothing else (features/publishing/blog/article-body.server.ts). */
const extensions: Extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3] },
    code: false,
    codeBlock: false,
    strike: false,
    underline: false,
    horizontalRule: false,
    link: {
      openOnClick: false,
      autolink: false,
      linkOnPaste: true,
      HTMLAttributes: { target: null, rel: null },
      isAllowedUri: isLinkTarget,
    },
  }),
  Image,
  Table.configure({ resizable: false }),
  TableRow,
  TableHeader.extend({ addAttributes: () => align }),
  TableCell.extend({ addAttributes: () => align }),
];

type EditorOptions = { element: HTMLElement; html: string; attributes: Record<string, string>; onChange: (html: string) => void };

/** Starts the editor in an element. `onChange` is told the whole text after each change. */
export function startEditor({ element, html, attributes, onChange }: EditorOptions): Editor {
  return new Editor({
    element,
    extensions,
    content: html,
    // Its styles would be an inline sheet, which the site's security policy refuses: they are in rich-text.css.
    injectCSS: false,
    editorProps: { attributes },
    onUpdate: ({ editor }) => onChange(editor.isEmpty ? "" : editor.getHTML()),
  });
}
