import type { Language } from "#app/i18n/languages.ts";

/** Flags as they are drawn, not as emoji: those are missing on some systems. A flag is an ornament; the name beside it says the language. One that has none here gets an empty field. */
const flags: Partial<Record<Language, React.ReactNode>> = {
  en: (
    <>
      <path fill="#1f3f77" d="M0 0h24v16H0z" />
      <path stroke="#fff" strokeWidth="3.2" d="m0 0 24 16M24 0 0 16" />
      <path stroke="#c3322e" strokeWidth="1.4" d="m0 0 24 16M24 0 0 16" />
      <path stroke="#fff" strokeWidth="5.2" d="M12 0v16M0 8h24" />
      <path stroke="#c3322e" strokeWidth="3" d="M12 0v16M0 8h24" />
    </>
  ),
  es: (
    <>
      <path fill="#b8312b" d="M0 0h24v16H0z" />
      <path fill="#f2b233" d="M0 4h24v8H0z" />
    </>
  ),
  fr: (
    <>
      <path fill="#26418f" d="M0 0h8v16H0z" />
      <path fill="#fff" d="M8 0h8v16H8z" />
      <path fill="#cf3a3a" d="M16 0h8v16h-8z" />
    </>
  ),
  de: (
    <>
      <path fill="#222" d="M0 0h24v5.4H0z" />
      <path fill="#c22f2f" d="M0 5.3h24v5.4H0z" />
      <path fill="#f0bd3a" d="M0 10.6h24V16H0z" />
    </>
  ),
  hi: (
    <>
      <path fill="#ee8f3b" d="M0 0h24v5.4H0z" />
      <path fill="#fff" d="M0 5.3h24v5.4H0z" />
      <path fill="#3c8a4e" d="M0 10.6h24V16H0z" />
      <circle cx="12" cy="8" r="2" fill="none" stroke="#26418f" strokeWidth=".7" />
      <circle cx="12" cy="8" r=".5" fill="#26418f" />
    </>
  ),
};

export function Flag({ language }: { language: Language }) {
  return (
    <svg className="flag-icon" viewBox="0 0 24 16" width={24} height={16} fill="none" aria-hidden="true" focusable="false">
      {flags[language]}
    </svg>
  );
}
