import { useEffect, useRef } from "react";

/** For a form that the server has refused: its first wrong field gets the focus. `refusedAt` is another with each refusal, undefined without one. */
export function useRefusedField(refusedAt: unknown) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (refusedAt) form.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
  }, [refusedAt]);
  return form;
}
