import { useNavigation } from "react-router";
import { useKeptPage } from "./kept-page.ts";

/** A line at the top of the window while an answer is on its way: it appears only where that takes a moment. */
export function PageProgress() {
  useKeptPage();
  return <div className="page-progress" data-busy={useNavigation().state === "idle" ? undefined : ""} aria-hidden="true" />;
}
