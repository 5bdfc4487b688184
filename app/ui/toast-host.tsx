import { lazy, Suspense, useEffect, useState } from "react";
import { whenToastIsWanted } from "./toast.ts";

const Toaster = lazy(() => import("./toaster.tsx"));

/** Where toasts appear, once there is one. */
export function ToastHost() {
  const [wanted, setWanted] = useState(false);
  useEffect(() => whenToastIsWanted(() => setWanted(true)), []);
  return wanted ? (
    <Suspense fallback={null}>
      <Toaster />
    </Suspense>
  ) : null;
}
