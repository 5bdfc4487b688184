import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from "react";
import { takeOverLostFocus } from "./page-heading.ts";

type Props = {
  open: boolean;
  onClose: () => void;
  label: string;
  className: string;
  /** True while what the dialog asked for is being done: neither Escape nor a click beside it closes it. */
  locked?: boolean;
  /** The server's page shows the dialog already, standing in the page, for who has no JavaScript. */
  openWithoutScript?: boolean;
  children: ReactNode;
};

/** A modal dialog on the platform's own `<dialog>`: focus stays inside, Escape closes, focus returns to what opened it. */
export function Modal({ open, onClose, label, className, locked = false, openWithoutScript = false, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  // Never changes: the attribute is the element's own as soon as scripts run.
  const [writtenOpen] = useState(openWithoutScript);
  useEffect(() => {
    const element = dialog.current;
    if (!element || !open) return;
    // Who was quicker than the scripts and types already goes on in the same field.
    const { activeElement } = document;
    element.removeAttribute("open");
    const focused = activeElement instanceof HTMLElement && activeElement !== document.body ? activeElement : undefined;
    const typing = element.contains(activeElement) ? focused : undefined;
    element.showModal();
    typing?.focus();
    document.documentElement.style.overflow = "hidden";
    return () => {
      document.documentElement.style.overflow = "";
      element.close();
      // A dialog that went with its part of the page gives nothing back by itself.
      if (document.activeElement === document.body && focused?.isConnected) focused.focus({ preventScroll: true });
      // The page may have been opened with its dialog: then nothing had the focus before.
      takeOverLostFocus();
    };
  }, [open]);
  // Browsers that do not know `closedby` ask here.
  const stayOpen = (event: KeyboardEvent) => {
    if (locked && event.key === "Escape") event.preventDefault();
  };
  return (
    <dialog
      ref={dialog}
      className={className}
      aria-label={label}
      open={writtenOpen || undefined}
      onClose={onClose}
      onKeyDown={stayOpen}
      onCancel={(event) => {
        if (locked) event.preventDefault();
      }}
      closedby={locked ? "none" : "any"}
    >
      {open ? children : null}
    </dialog>
  );
}
