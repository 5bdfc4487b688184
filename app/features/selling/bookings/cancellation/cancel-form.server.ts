import { z } from "zod";
import { several } from "#app/values/form-fields.ts";
import type { CancelError } from "./cancel-view.tsx";

const choose: CancelError = "choose";
const traveller = several(z.array(z.uuid()).min(1, choose).max(100));

/** The two steps of the cancellation page. */
export const cancelFormSchema = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("quote"), traveller }),
  z.object({ intent: z.literal("confirm"), traveller, quote: z.uuid() }),
]);
