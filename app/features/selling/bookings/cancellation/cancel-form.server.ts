import { z } from "zod";

const schema = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("quote"), travellers: z.array(z.uuid()).min(1).max(100) }),
  z.object({ intent: z.literal("confirm"), travellers: z.array(z.uuid()).min(1).max(100), quote: z.uuid() }),
]);

export type CancelForm = z.infer<typeof schema>;

/** The form of the cancellation page; undefined where nobody is chosen or it is not ours. */
export function parseCancel(form: FormData): CancelForm | undefined {
  const parsed = schema.safeParse({ intent: form.get("intent"), travellers: form.getAll("traveller"), quote: form.get("quote") });
  return parsed.success ? parsed.data : undefined;
}
