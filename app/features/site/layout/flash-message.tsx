import { CircleAlert, CircleCheck } from "#app/ui/icons.tsx";
import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { useFormats } from "#app/i18n/format.ts";
import { takeOverLostFocus } from "#app/ui/page-heading.ts";
import { showToast } from "#app/ui/toast.ts";
import type { LayoutData } from "./layout-data.server.ts";

/** When the message was made that was shown last: a page that is drawn again does not repeat it. */
let shown = 0;

/** What an action had to say on its way here: a toast, or without JavaScript a note above the page. */
export function FlashMessage({ flash }: { flash: LayoutData["flash"] }) {
  const formats = useFormats();
  const atStart = useRef(flash?.at);
  const note = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (!flash || flash.at <= shown) return;
    shown = flash.at;
    // A way on stays on the page until it is followed.
    if (flash.link) note.current?.focus();
    else showToast(flash);
    // The button that was pressed has gone, or could not be used meanwhile. A new document has its focus where it begins.
    if (flash.at !== atStart.current) takeOverLostFocus();
  }, [flash]);
  if (!flash) return null;
  const FlashIcon = flash.kind === "problem" ? CircleAlert : CircleCheck;
  const line = (
    <div className="page-width pt-4">
      <p
        className={flash.kind === "problem" ? "note note-problem" : "note"}
        role={flash.kind === "problem" ? "alert" : "status"}
        ref={note}
        tabIndex={flash.link ? -1 : undefined}
      >
        <FlashIcon className="icon" />
        <span>
          <b>{formats.sentence(flash.title)}</b> {flash.text}
          {flash.link ? (
            <>
              {" "}
              <Link className="text-link" to={flash.link.path}>
                {flash.link.text}
              </Link>
            </>
          ) : null}
        </span>
      </p>
    </div>
  );
  return flash.link ? line : <noscript>{line}</noscript>;
}
