import { useState } from "react";
import { useNavigation } from "react-router";

/**
 * The answer to the form that was sent last. The router forgets it as soon as the page has another address, such as that of the
 * piece in another language, or reads its data again; here it stays until the next form is answered. On a page of several forms
 * that stand for themselves, `isOwn` tells which of them it is about: the others change nothing. Nor does one that has not `arrived`.
 */
export function useLastAnswer<Answer extends object>(
  answer: Answer | undefined,
  { isOwn = () => true, arrived = true }: { isOwn?: (form: FormData | undefined) => boolean; arrived?: boolean } = {},
): Answer | undefined {
  const navigation = useNavigation();
  const [kept, setKept] = useState(answer);
  const [asked, setAsked] = useState(false);
  const sending = navigation.state !== "idle" && navigation.formMethod === "POST" && isOwn(navigation.formData);
  if (sending && !asked) setAsked(true);
  if (!sending && asked && navigation.state === "idle") {
    setAsked(false);
    if (arrived) setKept(answer);
  } else if (answer !== undefined && answer !== kept) setKept(answer);
  return kept;
}
