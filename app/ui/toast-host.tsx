import { useEffect, useState, type ComponentType } from "react";
import { whenToastIsWanted } from "./toast.ts";

/**
 * Where toasts appear, once there is one; `ahead` fetches them before: a browser that could not load a file does not try again. Where
 * the toaster cannot be loaded they wait, and the page stays as it is.
 */
export function ToastHost({ ahead }: { ahead: boolean }) {
  const [Toaster, setToaster] = useState<ComponentType>();
  useEffect(() => {
    const load = () => {
      import("./toaster.tsx").then(
        (module) => setToaster(() => module.default),
        () => undefined,
      );
    };
    if (ahead) load();
    return whenToastIsWanted(load);
  }, [ahead]);
  return Toaster ? <Toaster /> : null;
}
