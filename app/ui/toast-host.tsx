import { useEffect, useState, type ComponentType } from "react";
import { whenToastIsWanted } from "./toast.ts";

/** Where toasts appear, once there is one. Where the toaster cannot be loaded they wait, and the page stays as it is. */
export function ToastHost() {
  const [Toaster, setToaster] = useState<ComponentType>();
  useEffect(
    () =>
      whenToastIsWanted(() => {
        import("./toaster.tsx").then(
          (module) => setToaster(() => module.default),
          () => undefined,
        );
      }),
    [],
  );
  return Toaster ? <Toaster /> : null;
}
