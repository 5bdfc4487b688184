/** Reads a form of the page and does what it asks for: the same for one that the browser sends by itself and for one that a script sends. */
import { z } from "zod";
import type { Context } from "#app/features/people/access/context.server.ts";
import { cancelUpload, discardPreview } from "./give-up-upload.server.ts";
import { comparePreview, previewUpload } from "./preview-upload.server.ts";
import { replaceData, restoreUpload, uploadData } from "./replace-data.server.ts";
import { groupSkipped } from "./skipped-lines.ts";
import type { StageRefusal } from "./stage-upload.server.ts";
import { previewAddress, tripDataAddress } from "./trip-data-address.ts";
import type { TripDataAnswer, TripDataProblem, TripDataFeedback } from "./trip-data-answer.ts";
import type { DataKind } from "./trip-data-kinds.ts";
import { readUpload, type UploadedFile } from "./uploaded-file.server.ts";
import { findUpload } from "./uploads.server.ts";

const formSchema = z.discriminatedUnion("intent", [
  // Without a script nobody chooses an id.
  z.object({ intent: z.enum(["upload", "preview"]), upload: z.uuid().optional().catch(undefined) }),
  z.object({ intent: z.enum(["replace", "restore", "discard", "cancel"]), id: z.uuid() }),
]);
type Form = z.infer<typeof formSchema>;
type FileForm = Extract<Form, { intent: "upload" | "preview" }>;
type IdForm = Exclude<Form, FileForm>;

type FormContext = Pick<Context, "db" | "now" | "enqueue" | "log" | "actor" | "language" | "reading">;

const shownAt = (kind: DataKind) => tripDataAddress({ tab: kind });

function refused(refusal: StageRefusal | { reason: TripDataProblem }): TripDataFeedback {
  const { reason, line, skipped } = { line: undefined, skipped: undefined, ...refusal };
  if (reason === "cancelled") return { cancelled: true };
  return { problem: reason, line, lines: skipped && groupSkipped(skipped) };
}

async function takeFile(context: FormContext, { intent, upload }: FileForm, file: UploadedFile): Promise<TripDataFeedback> {
  const request = { file, id: upload };
  if (intent === "preview") {
    const outcome = await previewUpload(context, request);
    if (!outcome.ok) return refused(outcome);
    return { done: "previewed", show: previewAddress(outcome.preview.kind, outcome.preview.id) };
  }
  const outcome = await uploadData(context, request);
  if (!outcome.ok) return refused(outcome);
  const { kind, rows, skipped, uploadId } = outcome;
  const shown = skipped > 0 ? await findUpload(context.db, uploadId) : undefined;
  return { done: "uploaded", kind, rows, skipped, lines: groupSkipped(shown?.skippedRows ?? []), show: shownAt(kind) };
}

async function moveUpload(context: FormContext, { intent, id }: IdForm): Promise<TripDataFeedback> {
  if (intent === "cancel") {
    const outcome = await cancelUpload(context, id);
    if (outcome.ok) return { cancelled: true };
    const { kind, rowCount, skippedCount } = outcome.upload;
    return { done: "uploaded", kind, rows: rowCount, skipped: skippedCount, lines: [], show: shownAt(kind) };
  }
  if (intent === "discard") {
    const outcome = await discardPreview(context, id);
    return outcome.ok ? { done: "discarded", show: shownAt(outcome.kind) } : { problem: outcome.reason };
  }
  if (intent === "restore") {
    const outcome = await restoreUpload(context, id);
    return outcome.ok
      ? { done: "restored", kind: outcome.kind, rows: outcome.rows, show: shownAt(outcome.kind) }
      : { problem: outcome.reason };
  }
  const outcome = await replaceData(context, id);
  if (outcome.ok) {
    const { kind, rows, skipped } = outcome;
    // The preview has named the skipped lines.
    return { done: "uploaded", kind, rows, skipped, lines: [], show: shownAt(kind) };
  }
  // The page then shows what replacing would change by now.
  if (outcome.reason === "changed_meanwhile") await comparePreview(context, id);
  return { problem: outcome.reason };
}

async function feedbackOf(context: FormContext, request: Request): Promise<TripDataFeedback> {
  const sent = await readUpload(request);
  if (!sent.ok) return { problem: sent.reason };
  const { fields, file } = sent;
  try {
    const form = formSchema.safeParse(Object.fromEntries(fields));
    if (!form.success) return { problem: "unclear" };
    if ("id" in form.data) return await moveUpload(context, form.data);
    return file ? await takeFile(context, form.data, file) : { problem: "no_file" };
  } finally {
    await file?.discard();
  }
}

const statuses: Partial<Record<TripDataProblem, number>> = {
  unknown: 404,
  sent_twice: 409,
  changed_meanwhile: 409,
  too_large: 413,
  failed: 500,
};

/** Never throws for what a file holds: every refusal is a problem with a status of its own, 400 where nothing else fits. */
export async function answerTripDataForm(context: FormContext, request: Request): Promise<{ answer: TripDataAnswer; status: number }> {
  const { log, now } = context;
  const feedback = await feedbackOf(context, request).catch((error: unknown): TripDataFeedback => {
    // Who may not is refused like everywhere else.
    if (error instanceof Response) throw error;
    log.error({ err: error }, "a form of the trip data could not be carried out");
    return { problem: "failed" };
  });
  const status = "problem" in feedback ? (statuses[feedback.problem] ?? 400) : 200;
  return { answer: { ...feedback, at: now().toISOString() }, status };
}
