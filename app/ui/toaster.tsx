import { useEffect, useRef } from "react";
import { toast, Toaster as Sonner } from "sonner";
import { takeToasts, type ToastMessage } from "./toast.ts";

const classNames = {
  toast: "toast",
  title: "toast-title",
  description: "toast-text",
  closeButton: "toast-close",
  error: "toast-problem",
};

/** What went wrong is said at once, the rest when the screen reader comes to it (style guide, Toasts). */
function Complaint({ title, text }: Pick<ToastMessage, "title" | "text">) {
  return (
    <div role="alert">
      {title}
      <div className={classNames.description}>{text}</div>
    </div>
  );
}

export default function Toaster() {
  const complaint = useRef<string | number>(undefined);
  useEffect(
    () =>
      takeToasts(({ title, text, kind, onPage }) => {
        // What was wrong a moment ago has been tried again.
        if (complaint.current !== undefined) toast.dismiss(complaint.current);
        complaint.current = undefined;
        if (kind === "success") toast.success(title, { description: text });
        else if (onPage) complaint.current = toast.error(title, { description: text });
        else complaint.current = toast.error(<Complaint title={title} text={text} />);
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
