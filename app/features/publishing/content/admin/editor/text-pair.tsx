import { useEditor } from "./editor-context.ts";
import { EditorField } from "./editor-field.tsx";
import type { TextPlace } from "./editor-labels.ts";

type Props = {
  field: TextPlace;
  hint?: string;
  /** Lines of a longer text; a single line where it is left out. */
  rows?: number;
  maxLength?: number;
};

/** The names of a text's fields in English and in the language beside it. */
export function usePairNames(field: TextPlace): { english: string; other: string } {
  const { language } = useEditor().page;
  return { english: `english.${field}`, other: `translations.${language}.${field}` };
}

/** One text in English and, beside it, in the chosen language where one is. */
export function TextPair({ field, ...rest }: Props) {
  const { language, englishAlone } = useEditor().page;
  const names = usePairNames(field);
  return (
    <div className="text-pair">
      <EditorField {...rest} name={names.english} lang="en" />
      {englishAlone ? null : <EditorField {...rest} name={names.other} lang={language} />}
    </div>
  );
}
