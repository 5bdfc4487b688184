/** Toasts load when the first one is shown: most visits show none. */
export type ToastMessage = {
  title: string;
  text: string;
  kind: "success" | "problem";
  /** True where an alert on the page says the same: one is enough for those who hear it. */
  onPage?: boolean;
};

type Listener = (message: ToastMessage) => void;
const waiting: ToastMessage[] = [];
let deliver: Listener | undefined;
let onWanted: (() => void) | undefined;

/** Shows a message at the bottom right; Alt+T moves the focus to it. */
export function showToast(message: ToastMessage): void {
  if (deliver) deliver(message);
  else {
    waiting.push(message);
    onWanted?.();
  }
}

/** The layout asks to be told when the first toast is wanted. */
export function whenToastIsWanted(listener: () => void): () => void {
  onWanted = listener;
  if (waiting.length > 0) listener();
  return () => {
    onWanted = undefined;
  };
}

/** The loaded toaster takes over, with what has been waiting for it. */
export function takeToasts(listener: Listener): () => void {
  deliver = listener;
  for (const message of waiting.splice(0)) listener(message);
  return () => {
    deliver = undefined;
  };
}
