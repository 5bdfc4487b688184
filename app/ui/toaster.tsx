import { useEffect, useRef } from "react";
import { toast, Toaster as Sonner } from "sonner";
import { takeToasts } from "./toast.ts";

const classNames = {
  toast: "toast",
  title: "toast-title",
  description: "toast-text",
  closeButton: "toast-close",
  error: "toast-problem",
};

export default function Toaster() {
  const complaint = useRef<string | number>(undefined);
  useEffect(
    () =>
      takeToasts(({ title, text, kind }) => {
        // What was wrong a moment ago has been tried again.
        if (complaint.current !== undefined) toast.dismiss(complaint.current);
        const id = (kind === "problem" ? toast.error : toast.success)(title, { description: text });
        complaint.current = kind === "problem" ? id : undefined;
      }),
    [],
  );
  return (
    <Sonner
      position="bottom-right"
      hotkey={["altKey", "KeyT"]}
      duration={6_000}
      visibleToasts={3}
      closeButton
      icons={{ success: null, error: null }}
      toastOptions={{ unstyled: true, classNames }}
    />
  );
}
