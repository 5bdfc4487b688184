/** The page that changes many departures: the address says which and how, so that what will happen is seen before it is done. */
import { redirect } from "react-router";
import { z } from "zod";
import type { RequestContext } from "#app/features/people/access/context.server.ts";
import { formatsFor } from "#app/i18n/format.ts";
import { translator } from "#app/i18n/i18n.server.ts";
import { localPath } from "#app/i18n/languages.ts";
import { formBody } from "#app/platform/form-body.server.ts";
import { setFlash } from "#app/platform/flash.server.ts";
import { typedAmount } from "#app/values/typed-amount.ts";
import { bulkKinds, type BulkChange } from "./bulk-departures.ts";
import { changeDepartures, forecastBulk, type ForecastRow } from "./bulk-departures.server.ts";
import { largestCapacity } from "./departure-changes.server.ts";
import { bulkPath, type BulkState } from "./bulk-form.ts";

/** As many as a list page shows, several times over. */
const mostAtOnce = 200;

const ids = z.array(z.uuid()).max(mostAtOnce);

type Wish = { state: BulkState; change: BulkChange | undefined };

/** Of an address or a form. `error` is at the value that the change needs. */
function readWish(sent: URLSearchParams | FormData): Wish {
  const text = (name: string) => {
    const value = sent.get(name);
    return typeof value === "string" ? value.trim() : "";
  };
  const chosen = ids.safeParse([...new Set(sent.getAll("id"))]).data ?? [];
  const kind = bulkKinds.find((each) => each === text("what"));
  const state = { ids: chosen, kind, price: text("price").slice(0, 20), capacity: text("capacity").slice(0, 4) };
  if (kind === "close" || kind === "reopen") return { state, change: { kind } };
  if (kind === "capacity") {
    const capacity = /^\d{1,4}$/.test(state.capacity) ? Number(state.capacity) : 0;
    return capacity >= 1 && capacity <= largestCapacity
      ? { state, change: { kind, capacity } }
      : { state: { ...state, error: "capacity" }, change: undefined };
  }
  if (kind !== "price") return { state, change: undefined };
  if (state.price === "") return { state, change: { kind, basePriceMinor: null } };
  const basePriceMinor = typedAmount(state.price) ?? 0;
  return basePriceMinor >= 100 && basePriceMinor <= 100_000_000
    ? { state, change: { kind, basePriceMinor } }
    : { state: { ...state, error: "price" }, change: undefined };
}

export type BulkPage = { state: BulkState; rows: ForecastRow[]; changing: number };

export async function readBulkPage({ db, language, now, request }: RequestContext): Promise<BulkPage> {
  const { state, change } = readWish(new URL(request.url).searchParams);
  const rows = await forecastBulk(db, state.ids, { change, language, now: now() });
  return { state, rows, changing: rows.filter(({ effect }) => effect === "changes").length };
}

/** Does what the page has shown, as far as it is still so, and leads back to the list. */
export async function answerBulk(context: RequestContext) {
  const { state, change } = readWish(await formBody(context.request));
  const { language } = context;
  if (!change || state.ids.length === 0) return redirect(localPath(language, bulkPath(state)), 303);
  const { changed, left } = await changeDepartures(context, { ids: state.ids, change });
  const t = translator(language);
  const { number } = formatsFor(language);
  setFlash(context, {
    kind: "success",
    title: t("departuresAdmin:bulk.done.title"),
    text: t("departuresAdmin:bulk.done.text", { changed: number(changed), left: number(left) }),
  });
  return redirect(localPath(language, "/admin/departures"), 303);
}
