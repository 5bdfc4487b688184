import { Laptop, Smartphone } from "#app/ui/icons.tsx";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { useRevalidator } from "react-router";
import { useFormats } from "#app/i18n/format.ts";
import { localPath } from "#app/i18n/languages.ts";
import { useLanguage } from "#app/i18n/local-link.tsx";
import { useOwnRequest } from "#app/ui/own-request.ts";
import { UndeliveredNote } from "#app/ui/undelivered-note.tsx";
import type { SessionLine } from "./sessions.server.ts";

const handhelds = new Set(["iPhone", "iPad", "Android"]);

/** Where she is signed in: each of the others can be ended, or all of them. */
export function SessionList({ sessions }: { sessions: SessionLine[] }) {
  const { t } = useTranslation("profile");
  const formats = useFormats();
  const path = localPath(useLanguage(), "/profile/sessions");
  const { revalidate } = useRevalidator();
  const list = useRef<HTMLUListElement>(null);
  const nameOf = ({ device: { browser, system } }: SessionLine) => {
    if (browser && system) return t("sessions.device", { browser, system });
    return browser ?? system ?? t("sessions.unknown");
  };
  const { sent, answer, onSubmit } = useOwnRequest(() => {
    // The button that was pressed goes with its line: the list takes the focus over.
    list.current?.focus();
    return revalidate();
  });
  const ending = sent?.get("session");
  const others = sessions.filter(({ current }) => !current);
  return (
    <form method="post" action={path} onSubmit={onSubmit}>
      <ul className="session-list" ref={list} tabIndex={-1} aria-label={t("sessions.title")}>
        {sessions.map((session) => {
          const DeviceIcon = handhelds.has(session.device.system ?? "") ? Smartphone : Laptop;
          return (
            <li key={session.id} aria-busy={ending === session.id || ending === "others"}>
              <DeviceIcon className="icon" />
              <div>
                <b>{nameOf(session)}</b>
                <p className="text-muted text-sm">
                  {session.current ? t("sessions.current") : t("sessions.lastUsed", { date: formats.date(session.lastUsed, "long") })}
                </p>
              </div>
              {session.current ? (
                <span className="badge">{t("sessions.here")}</span>
              ) : (
                <button
                  className="button button-small button-secondary"
                  name="session"
                  value={session.id}
                  aria-label={t("sessions.endOf", { device: nameOf(session) })}
                  disabled={ending !== undefined && ending !== session.id}
                >
                  {t("sessions.end")}
                </button>
              )}
            </li>
          );
        })}
      </ul>
      {others.length > 1 ? (
        <button
          className="button button-secondary mt-4"
          name="session"
          value="others"
          disabled={ending !== undefined && ending !== "others"}
        >
          {t("sessions.endOthers")}
        </button>
      ) : null}
      <UndeliveredNote answer={answer} />
    </form>
  );
}
