import { useState } from "react";

/**
 * The last answer that came from the site. A form that did not arrive (`deliver`) leaves all forms of its page as they stand,
 * with what was typed and what was answered before.
 */
export function useArrivedAnswer<Answer extends { problem?: string }>(answer: Answer | undefined): Answer | undefined {
  const [arrived, setArrived] = useState(answer);
  const failed = answer?.problem === "undelivered" || answer?.problem === "forbidden";
  if (failed) return arrived;
  if (answer !== arrived) setArrived(answer);
  return answer;
}
