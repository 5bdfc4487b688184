/** Sends a file from the browser and tells how far it is: first the sending, then the reading of its rows on the server. */
import type { UploadProgress } from "./uploads.server.ts";
import type { TripDataAnswer, TripDataProblem } from "./trip-data-answer.ts";

export type SendingPhase = { phase: "sending"; share: number } | { phase: "reading"; share: number; rows: number } | { phase: "finishing" };

type Sending = {
  /** Paths in the page's language. */
  address: string;
  progressAddress: string;
  onPhase: (phase: SendingPhase) => void;
};

const askEveryMs = 300;

/** A problem that is known here, without an answer of the page. */
export const problemHere = (problem: TripDataProblem): TripDataAnswer => ({ at: new Date().toISOString(), problem });

const isAnswer = (value: unknown): value is TripDataAnswer => typeof value === "object" && value !== null && "at" in value;
const isProgress = (value: unknown): value is UploadProgress => typeof value === "object" && value !== null && "share" in value;

function answerOf(request: XMLHttpRequest): TripDataAnswer {
  const answer: unknown = request.response;
  if (isAnswer(answer)) return answer;
  // Refused before the page was asked.
  if (request.status === 413) return problemHere("too_large");
  return problemHere(request.status === 403 ? "not_allowed" : "no_answer");
}

/** Asks again and again until it is stopped; an answer that does not come is no news. */
function watchReading({ progressAddress, onPhase }: Sending): () => void {
  const stopped = new AbortController();
  const ask = async () => {
    const answer = await fetch(progressAddress, { signal: stopped.signal, headers: { Accept: "application/json" } });
    const progress: unknown = await answer.json();
    if (stopped.signal.aborted || !isProgress(progress)) return;
    if (progress.state === "loading") onPhase({ phase: "reading", share: progress.share, rows: progress.rowCount });
    else onPhase({ phase: "finishing" });
  };
  const watch = () => {
    if (stopped.signal.aborted) return;
    void ask()
      .catch(() => {})
      .finally(() => setTimeout(watch, askEveryMs));
  };
  watch();
  return () => stopped.abort();
}

/** Resolves with what it has led to, whatever happens on the way. */
export function sendFile(body: FormData, sending: Sending): Promise<TripDataAnswer> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    let stopWatching = () => {};
    request.open("POST", sending.address);
    request.setRequestHeader("Accept", "application/json");
    request.responseType = "json";
    sending.onPhase({ phase: "sending", share: 0 });
    request.upload.addEventListener("progress", ({ loaded, total }) =>
      sending.onPhase({ phase: "sending", share: total > 0 ? loaded / total : 0 }),
    );
    request.upload.addEventListener("load", () => (stopWatching = watchReading(sending)));
    request.addEventListener("loadend", () => {
      stopWatching();
      resolve(answerOf(request));
    });
    request.send(body);
  });
}
