import { useEffect, useRef, type ReactNode } from "react";

type Props = {
  open: boolean;
  onClose: () => void;
  label: string;
  className: string;
  /** True while what the dialog asked for is being done: neither Escape nor a click beside it closes it. */
  locked?: boolean;
  children: ReactNode;
};

/** A modal dialog on the platform's own `<dialog>`: focus stays inside, Escape closes, focus returns to what opened it. */
export function Modal({ open, onClose, label, className, locked = false, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (!element || !open) return;
    element.showModal();
    document.documentElement.style.overflow = "hidden";
    return () => {
      document.documentElement.style.overflow = "";
      element.close();
    };
  }, [open]);
  return (
    <dialog ref={dialog} className={className} aria-label={label} onClose={onClose} closedby={locked ? "none" : "any"}>
      {open ? children : null}
    </dialog>
  );
}
