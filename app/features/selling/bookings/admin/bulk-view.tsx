import { useId } from "react";
import { useTranslation } from "react-i18next";
import { Form, href, useNavigation } from "react-router";
import { useFormats } from "#app/i18n/format.ts";
import { localPath } from "#app/i18n/languages.ts";
import { LocalLink, useLanguage } from "#app/i18n/local-link.tsx";
import { AdminHead } from "#app/ui/admin/admin-head.tsx";
import { DataTable } from "#app/ui/admin/data-table.tsx";
import { fieldControl, FormField } from "#app/ui/form-field.tsx";
import { SendButton } from "#app/ui/send-button.tsx";
import { bulkKinds } from "./bulk-departures.ts";
import type { BulkState } from "./bulk-form.ts";
import type { BulkPage } from "./bulk-page.server.ts";
import { departurePath } from "./booking-list.ts";

const Ids = ({ ids }: Pick<BulkState, "ids">) => ids.map((id) => <input key={id} type="hidden" name="id" value={id} />);

/** Which change: its form only asks what it would do. */
function Wish({ state }: { state: BulkState }) {
  const { t } = useTranslation(["departuresAdmin", "bookingsAdmin"]);
  const language = useLanguage();
  const id = useId();
  const field = (name: "price" | "capacity", hint: string) => {
    const error = state.error === name ? t(`bookingsAdmin:errors.${name}`) : undefined;
    return (
      <FormField id={`${id}-${name}`} errorId={`${id}-${name}-error`} label={t(`bulk.${name}Value`)} hint={hint} error={error}>
        <input
          {...fieldControl(`${id}-${name}`, { hint, error })}
          name={name}
          inputMode={name === "price" ? "decimal" : "numeric"}
          maxLength={name === "price" ? 20 : 4}
          autoComplete="off"
          defaultValue={state[name]}
        />
      </FormField>
    );
  };
  return (
    <Form method="get" action={localPath(language, href("/admin/departures/change"))} className="panel admin-form mb-5">
      <Ids ids={state.ids} />
      <fieldset className="grid gap-2">
        <legend className="label-head">{t("bulk.what")}</legend>
        {bulkKinds.map((kind) => (
          <label className="choice" key={kind}>
            <input type="radio" name="what" value={kind} defaultChecked={(state.kind ?? bulkKinds[0]) === kind} />
            <span>{t(`bulk.${kind}`)}</span>
          </label>
        ))}
      </fieldset>
      {field("price", t("bulk.priceHint"))}
      {field("capacity", t("bulk.capacityHint"))}
      <button className="button button-secondary">{t("bulk.see")}</button>
    </Form>
  );
}

/** Many departures changed at once: first what each would become, then the button that does it. */
export function BulkView({ page: { state, rows, changing } }: { page: BulkPage }) {
  const { t } = useTranslation("departuresAdmin");
  const formats = useFormats();
  const sending = useNavigation().formMethod === "POST";
  const columns = [
    { key: "start", name: t("departures.columns.start") },
    { key: "tour", name: t("departures.columns.tour") },
    { key: "effect", name: t("bulk.effect") },
  ];
  const shown = rows.map(({ id, tourTitle, startDate, effect }) => ({
    key: id,
    name: `${tourTitle} ${startDate}`,
    cells: {
      start: (
        <LocalLink className="text-link" to={departurePath(id)} prefetch="none">
          {formats.date(startDate)}
        </LocalLink>
      ),
      tour: tourTitle,
      effect: effect ? <span className={effect === "changes" ? "" : "text-muted"}>{t(`bulk.effects.${effect}`)}</span> : null,
    },
  }));
  return (
    <>
      <AdminHead title={t("bulk.title")} lead={t("bulk.lead")} trail={[{ name: t("departures.title"), path: href("/admin/departures") }]} />
      {rows.length === 0 ? (
        <p className="panel">{t("bulk.none")}</p>
      ) : (
        <>
          <Wish key={JSON.stringify(state)} state={state} />
          <DataTable caption={t("bulk.table", { number: formats.number(rows.length) })} columns={columns} rows={shown} />
          {state.kind && !state.error ? (
            <Form method="post" className="mt-5">
              <Ids ids={state.ids} />
              <input type="hidden" name="what" value={state.kind} />
              <input type="hidden" name="price" value={state.price} />
              <input type="hidden" name="capacity" value={state.capacity} />
              {changing > 0 ? (
                <SendButton sending={sending}>{sending ? t("departure.busy") : t("bulk.send", { count: changing })}</SendButton>
              ) : (
                <p>{t("bulk.nothing")}</p>
              )}
            </Form>
          ) : null}
        </>
      )}
    </>
  );
}
