import { useId, useRef, type FormEvent, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Form, useNavigate } from "react-router";
import { localPath } from "#app/i18n/languages.ts";
import { LocalLink, useLanguage } from "#app/i18n/local-link.tsx";
import { SearchField } from "#app/ui/search-field.tsx";
import { Select } from "#app/ui/select.tsx";

type Choice = { name: string; label: string; value: string; options: { value: string; name: string }[] };
type Props = {
  /** English path of the list. */
  path: string;
  search?: { text: string; label: string; placeholder: string };
  choices?: Choice[];
  /** What the address says beside the fields: the order. */
  kept?: Record<string, string | undefined>;
  /** True where something is asked for that can be taken back. */
  filtered: boolean;
  /** English path of the list without what can be taken back; its path where it is left out. */
  reset?: string;
  /** More fields, such as days. */
  children?: ReactNode;
};

/** Search and filters of a list: a form whose answer is the list's address. A choice is sent at once where JavaScript runs. */
export function ListForm({ path, search, choices = [], kept = {}, filtered, reset = path, children }: Props) {
  const { t } = useTranslation("admin");
  const language = useLanguage();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();
  const action = localPath(language, path);
  // The address says what is asked for: without JavaScript the server takes out what was left empty.
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const asked = new URLSearchParams();
    for (const [name, value] of new FormData(event.currentTarget)) {
      if (typeof value === "string" && value.trim() !== "") asked.append(name, value);
    }
    void navigate({ pathname: action.split("?", 1)[0], search: asked.toString() }, { preventScrollReset: true });
  };
  return (
    <Form ref={form} method="get" action={action} className="list-form" role="search" onSubmit={onSubmit}>
      {search ? (
        <SearchField name="q" text={search.text} label={search.label} placeholder={search.placeholder} submit={t("list.search")} />
      ) : null}
      {choices.map(({ name, label, value, options }) => (
        <div key={name} className="list-choice">
          <label htmlFor={`${id}-${name}`}>{label}</label>
          <div className="input">
            {/* Another address puts its own value there. */}
            <Select
              key={value}
              id={`${id}-${name}`}
              name={name}
              defaultValue={value}
              onChange={() => form.current?.requestSubmit()}
              options={options}
            />
          </div>
        </div>
      ))}
      {children}
      {Object.entries(kept).map(([name, value]) => (value ? <input key={name} type="hidden" name={name} value={value} /> : null))}
      {/* Days are sent by a button beside them: while one is typed, every key would ask for another list. */}
      {search && !children ? null : <button className="button button-secondary">{t("list.apply")}</button>}
      {filtered ? (
        <LocalLink className="button button-ghost" to={reset} prefetch="none" preventScrollReset>
          {t("list.reset")}
        </LocalLink>
      ) : null}
    </Form>
  );
}
