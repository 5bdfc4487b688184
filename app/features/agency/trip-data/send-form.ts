/** Sends a form of the page from the browser, and tells how far a file is: first the sending, then the reading of its rows on the server. */
import type { UploadProgress } from "./uploads.server.ts";
import type { TripDataAnswer, TripDataProblem } from "./trip-data-answer.ts";

export type SendingPhase =
  | { phase: "sending"; share: number }
  | { phase: "reading"; share: number; rows: number }
  | { phase: "finishing" }
  | { phase: "cancelling" };

type SentFile = {
  /** The id under which the form sends it. */
  upload: string;
  progressAddress: string;
  onPhase: (phase: SendingPhase) => void;
  /** Aborted when nobody wants the upload any more. */
  stop: AbortSignal;
};
/** Paths in the page's language. */
type FormSubmission = { address: string; file?: SentFile };

const askEveryMs = 300;

const now = () => new Date().toISOString();
/** A problem that is known here, without an answer of the page. */
export const problemHere = (problem: TripDataProblem): TripDataAnswer => ({ at: now(), problem });

const isAnswer = (value: unknown): value is TripDataAnswer => typeof value === "object" && value !== null && "at" in value;
const isProgress = (value: unknown): value is UploadProgress => typeof value === "object" && value !== null && "share" in value;

function answerOf(request: XMLHttpRequest): TripDataAnswer {
  const answer: unknown = request.response;
  if (isAnswer(answer)) return answer;
  // Refused before the page was asked.
  if (request.status === 413) return problemHere("too_large");
  return problemHere(request.status === 403 ? "not_allowed" : "no_answer");
}

async function askProgress({ progressAddress, onPhase }: SentFile, over: AbortSignal): Promise<void> {
  const answer = await fetch(progressAddress, { signal: over, headers: { Accept: "application/json" } });
  const progress: unknown = await answer.json();
  if (over.aborted || !isProgress(progress)) return;
  if (progress.state === "loading") onPhase({ phase: "reading", share: progress.share, rows: progress.rowCount });
  else onPhase({ phase: "finishing" });
}

/** Asks again and again until it is over; an answer that does not come is no news. */
function watchReading(file: SentFile, over: AbortSignal): void {
  if (over.aborted) return;
  void askProgress(file, over)
    .catch(() => {})
    .finally(() => setTimeout(watchReading, askEveryMs, file, over));
}

/** Whether it was in time, the server knows: a file that has arrived goes on without its sender. */
async function askToCancel(upload: string, address: string): Promise<TripDataAnswer> {
  const body = new FormData();
  body.set("intent", "cancel");
  body.set("id", upload);
  try {
    const answer: unknown = await (await fetch(address, { method: "POST", body, headers: { Accept: "application/json" } })).json();
    return isAnswer(answer) ? answer : problemHere("no_answer");
  } catch {
    return problemHere("no_answer");
  }
}

/** Resolves with what it has led to, whatever happens on the way. */
export function sendForm(body: FormData, { address, file }: FormSubmission): Promise<TripDataAnswer> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    const over = new AbortController();
    request.open("POST", address);
    request.setRequestHeader("Accept", "application/json");
    request.responseType = "json";
    request.addEventListener("loadend", () => {
      over.abort();
      if (!file?.stop.aborted) resolve(answerOf(request));
    });
    if (file) {
      const { upload, onPhase, stop } = file;
      onPhase({ phase: "sending", share: 0 });
      request.upload.addEventListener("progress", ({ loaded, total }) =>
        onPhase({ phase: "sending", share: total > 0 ? loaded / total : 0 }),
      );
      request.upload.addEventListener("load", () => watchReading(file, over.signal));
      const cancel = () => {
        request.abort();
        onPhase({ phase: "cancelling" });
        resolve(askToCancel(upload, address));
      };
      stop.addEventListener("abort", cancel, { signal: over.signal });
    }
    request.send(body);
  });
}
