import { useNavigation } from "react-router";

/** A line at the top of the window while an answer is on its way: it appears only where that takes a moment. */
export function PageProgress() {
  return <div className="page-progress" data-busy={useNavigation().state === "idle" ? undefined : ""} aria-hidden="true" />;
}
