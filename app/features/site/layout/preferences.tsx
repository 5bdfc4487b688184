import { ChevronDown, Globe } from "#app/ui/icons.tsx";
import { useEffect, useId, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Link, useLocation, useMatches, useRevalidator } from "react-router";
import { useFormats } from "#app/i18n/format.ts";
import { keepLanguage } from "#app/i18n/language-choice.ts";
import { barePath, languageFacts, languages, localPath } from "#app/i18n/languages.ts";
import { useLanguage } from "#app/i18n/local-link.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { Flag } from "#app/ui/flag.tsx";
import { useHydrated } from "#app/ui/hydrated.ts";
import { useOwnRequest } from "#app/ui/own-request.ts";
import { Select } from "#app/ui/select.tsx";
import { UndeliveredNote } from "#app/ui/undelivered-note.tsx";
import { declaredSearch } from "#app/platform/http-cache.ts";
import { routeHandle } from "#app/route-handle.ts";
import { currencies, type Currency } from "#app/values/money.ts";
import type { LayoutData } from "./layout-data.server.ts";

/** Choice of language (links to the same page) and currency (a form that works without JavaScript). */
export function PreferenceFields({ layout }: { layout: LayoutData }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const language = useLanguage();
  const location = useLocation();
  const { revalidate } = useRevalidator();
  const { sent, answer, onSubmit } = useOwnRequest(revalidate);
  const form = useRef<HTMLFormElement>(null);
  const asked = useRef<FormDataEntryValue | null>(null);
  useEffect(() => {
    if (sent) asked.current = sent.get("currency");
    // Chosen while another choice was on its way: arrow keys choose at each press.
    else if (asked.current !== null && form.current && new FormData(form.current).get("currency") !== asked.current)
      form.current.requestSubmit();
  }, [sent]);
  const hydrated = useHydrated();
  const id = useId();
  // As the server has seen it.
  const declared = useMatches().flatMap(({ handle }) => routeHandle(handle).query ?? []);
  const search = declaredSearch(location.search, declared);
  return (
    <div className="grid gap-5">
      <div>
        <p className="field-label mb-2 text-sm font-semibold">{t("preferences.language")}</p>
        <ul className="grid gap-1">
          {languages.map((code) => (
            <li key={code}>
              {/* A new document: texts, fonts and formats are of one language from the first byte on. */}
              <Link
                className="language-link"
                to={localPath(code, barePath(location.pathname)) + search}
                lang={code}
                hrefLang={code}
                aria-current={code === language ? "true" : undefined}
                reloadDocument
                onClick={() => keepLanguage(code)}
              >
                <Flag language={code} />
                <span className="text-xs uppercase text-muted" lang="en">
                  {code}
                </span>
                {languageFacts[code].name}
              </Link>
            </li>
          ))}
        </ul>
      </div>
      <form
        ref={form}
        method="post"
        action="/preferences/currency"
        className="field"
        onChange={(event) => event.currentTarget.requestSubmit()}
        onSubmit={onSubmit}
      >
        <label htmlFor={id}>{t("preferences.currency")}</label>
        <div className="flex gap-2">
          <div className="input">
            {/* Not remounted by the answer: whoever chooses with the keyboard keeps the focus. */}
            <Select
              id={id}
              name="currency"
              defaultValue={layout.currency}
              autoComplete="off"
              options={currencies.map((currency) => ({ value: currency, name: `${currency} · ${formats.currencyName(currency)}` }))}
            />
          </div>
          {hydrated && !answer ? null : <button className="button button-secondary">{t("preferences.apply")}</button>}
        </div>
        <p className="field-hint">{t("preferences.ratesOf", { date: formats.date(layout.ratesDate, "long") })}</p>
        <UndeliveredNote answer={answer} />
      </form>
    </div>
  );
}

const symbols: Record<Currency, string> = { INR: "₹", USD: "$", EUR: "€", GBP: "£" };

/** The chooser of the top bar. */
export function Preferences({ layout }: { layout: LayoutData }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { name } = languageFacts[language];
  const shown = `${symbols[layout.currency]} ${layout.currency}`;
  return (
    <Disclosure
      className="preferences"
      summaryClass=""
      label={t("preferences.open", { language: name, currency: layout.currency })}
      summary={
        <>
          <Globe className="icon icon-small" />
          {name} · {shown}
          <ChevronDown className="icon icon-small" />
        </>
      }
    >
      <div className="preferences-panel">
        <PreferenceFields layout={layout} />
      </div>
    </Disclosure>
  );
}
