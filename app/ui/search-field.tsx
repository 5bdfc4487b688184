import { Search } from "#app/ui/icons.tsx";
import { useEffect, useId, useRef } from "react";
import { useNavigationType } from "react-router";

type Props = { name: string; text: string; label: string; placeholder: string; submit: string; suggestions?: string[] };

/** What a field offers while somebody types: the browser's own list, there without scripts too. */
export function Suggestions({ id, texts }: { id: string; texts: string[] }) {
  return (
    <datalist id={id}>
      {texts.map((text) => (
        <option key={text}>{text}</option>
      ))}
    </datalist>
  );
}

/**
 * The search box of a list, with its button. What is typed belongs to the visitor: a list that arrives while she
 * types never changes the box, nor do the scripts that arrive after she has begun; going back, or taking the search away elsewhere, does.
 */
export function SearchField({ name, text, label, placeholder, submit, suggestions }: Props) {
  const listId = useId();
  const box = useRef<HTMLInputElement>(null);
  const arrivedBy = useNavigationType();
  const begun = useRef(false);
  useEffect(() => {
    if (!begun.current) {
      begun.current = true;
      return;
    }
    const element = box.current;
    if (element && (document.activeElement !== element || arrivedBy === "POP")) element.value = text;
  }, [text, arrivedBy]);
  return (
    <div className="list-search">
      <div className="input">
        <Search className="icon" />
        <input
          ref={box}
          type="search"
          name={name}
          aria-label={label}
          placeholder={placeholder}
          defaultValue={text}
          autoComplete="off"
          list={suggestions && listId}
        />
        {suggestions ? <Suggestions id={listId} texts={suggestions} /> : null}
      </div>
      <button className="button button-secondary">{submit}</button>
    </div>
  );
}
