/** The pages of the promo codes: what they show, and what their form does. */
import { data, redirect } from "react-router";
import type { RequestContext } from "#app/features/people/access/context.server.ts";
import { toursToChoose } from "#app/features/selling/bookings/admin/bookings.server.ts";
import { translator } from "#app/i18n/i18n.server.ts";
import { localPath } from "#app/i18n/languages.ts";
import { formBody } from "#app/platform/form-body.server.ts";
import { setFlash } from "#app/platform/flash.server.ts";
import { parseForm, refuse, refuseFields, wrongAt } from "#app/platform/forms.server.ts";
import { codesPath, newCode, promoErrors } from "./promo-code-form.ts";
import { fieldsOf, promoSchema } from "./promo-code-form.server.ts";
import { addPromoCode, changePromoCode, deletePromoCode, readPromoCode } from "./promo-codes.server.ts";

/** The code of an address, or the fields of a new one; throws 404 where there is none. */
export async function readPromoPage({ db, language, settings }: RequestContext, id: string) {
  const code = id === newCode ? undefined : await readPromoCode(db, id);
  if (!code && id !== newCode) throw data(null, 404);
  return {
    id: code?.id,
    used: code?.used ?? 0,
    fields: fieldsOf(code, settings.hours.timeZone),
    tours: await toursToChoose(db, language),
  };
}

function leadToList(context: RequestContext, done: "saved" | "deleted") {
  const { language } = context;
  const t = translator(language);
  setFlash(context, { kind: "success", title: t(`promoCodes:done.${done}.title`), text: t(`promoCodes:done.${done}.text`) });
  return redirect(localPath(language, codesPath), 303);
}

/** Saves a code, or deletes one that nobody has used. */
export async function answerPromoForm(context: RequestContext, id: string) {
  const stored = id === newCode ? undefined : await readPromoCode(context.db, id);
  if (!stored && id !== newCode) throw data(null, 404);
  const form = await formBody(context.request);
  if (form.get("intent") === "delete" && stored) {
    const deleted = await deletePromoCode(context, stored.id);
    return deleted.ok ? leadToList(context, "deleted") : refuse(context, { problem: deleted.reason }, 409);
  }
  // Its name stays, whatever was sent.
  if (stored) form.set("code", stored.code);
  const read = parseForm(form, promoSchema(context.settings.hours.timeZone));
  if (!read.ok) return refuseFields(context, read, promoErrors);
  const saved = stored ? await changePromoCode(context, stored.id, read.value) : await addPromoCode(context, read.value);
  if (saved.ok) return leadToList(context, "saved");
  if (saved.reason === "taken") return refuse(context, wrongAt(read, { code: "taken" }), 409);
  if (saved.reason === "fewer") return refuse(context, wrongAt(read, { mostUses: "fewer" }), 409);
  return refuse(context, { ...read, problem: saved.reason }, 404);
}
