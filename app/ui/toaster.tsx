import { useEffect } from "react";
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
  useEffect(
    () =>
      takeToasts(({ title, text, kind }) => {
        const show = kind === "problem" ? toast.error : toast.success;
        show(title, { description: text });
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
