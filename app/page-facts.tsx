import { createContext, useContext } from "react";

/** Facts of one rendered document that are no page's data: the same on the server and, read back from the document, in the browser. */
export type PageFacts = {
  /** Browsers hide a nonce after parsing, so there it is empty. */
  nonce: string | undefined;
  /** JSON of the messages the page came with. */
  messages: string;
  /** Id of the request that failed; it is in the log. */
  errorId: string | undefined;
  unavailable: boolean;
};

const PageFactsContext = createContext<PageFacts>({ nonce: undefined, messages: "{}", errorId: undefined, unavailable: false });

export const PageFactsProvider = PageFactsContext.Provider;
/** What the server knew of this page beyond its data. */
export const usePageFacts = () => useContext(PageFactsContext);
export const messagesElementId = "messages";

/** Reads in the browser what the server wrote into the document. */
export function pageFactsOfDocument(): PageFacts {
  const { errorId, unavailable } = document.documentElement.dataset;
  return {
    nonce: "",
    messages: document.getElementById(messagesElementId)?.textContent ?? "{}",
    errorId,
    unavailable: unavailable === "true",
  };
}
