import { tourPath } from "#app/features/selling/catalogue/catalogue-addresses.ts";
import { Minus, Plus, Trash2, TriangleAlert } from "#app/ui/icons.tsx";
import { useTranslation } from "react-i18next";
import { Form, useNavigation } from "react-router";
import { useFormats } from "#app/i18n/format.ts";
import { LocalLink } from "#app/i18n/local-link.tsx";
import { PictureImage } from "#app/ui/picture.tsx";
import { StepButton } from "#app/ui/step-button.tsx";
import type { Currency } from "#app/values/money.ts";
import { useChangeText } from "./cart-change-text.ts";
import type { CartPageLine } from "./cart-page.server.ts";

type Stepped = "adults" | "children";

/** One fewer and one more, each a button that sends the form: it works without JavaScript. */
function PartyStepper({ line, who }: { line: CartPageLine; who: Stepped }) {
  const { t } = useTranslation("checkout");
  const { t: common } = useTranslation();
  const { adults, children } = line.party;
  const count = line.party[who];
  const least = who === "adults" ? 1 : 0;
  const full = adults + children >= line.mostTravellers;
  const other: Stepped = who === "adults" ? "children" : "adults";
  const names = { count, title: line.title };
  return (
    <Form method="post" preventScrollReset className="party-stepper" aria-label={t(`cart.${who}Of`, names)}>
      <input type="hidden" name="intent" value="party" />
      <input type="hidden" name="line" value={line.id} />
      <input type="hidden" name={other} value={line.party[other]} />
      <StepButton name={who} value={count - 1} atLimit={count <= least} aria-label={t(`cart.fewer.${who}`, names)}>
        <Minus className="icon" />
      </StepButton>
      <span className="tabular-nums">{common(`party.${who}`, { count })}</span>
      <StepButton name={who} value={count + 1} atLimit={full} aria-label={t(`cart.more.${who}`, names)}>
        <Plus className="icon" />
      </StepButton>
    </Form>
  );
}

/** A tour in the cart: what, when, for whom, how much, and what has changed since it was added. */
export function CartLineCard({ line, currency }: { line: CartPageLine; currency: Currency }) {
  const { t } = useTranslation("checkout");
  const formats = useFormats();
  const changeText = useChangeText(currency);
  const navigation = useNavigation();
  const busy = navigation.formData?.get("line") === line.id;
  return (
    <article className="cart-line" aria-busy={busy} aria-labelledby={`line-${line.id}`}>
      <PictureImage picture={line.picture} eager decorative />
      <div className="cart-line-text">
        <div className="cart-line-head">
          <h2 className="h4" id={`line-${line.id}`}>
            <LocalLink to={`${tourPath(line.slug)}?departure=${line.departureId}`}>{line.title}</LocalLink>
          </h2>
          <p className="cart-line-total">{line.totalMinor === undefined ? "–" : formats.amount(line.totalMinor, currency)}</p>
        </div>
        <p className="text-muted">{t("dates", { from: formats.date(line.startDate), to: formats.date(line.endDate) })}</p>
        {line.run ? (
          <p className="text-sm">
            <b>{line.run.text}</b> {line.run.detail ? <span className="text-muted">{line.run.detail}</span> : null}
          </p>
        ) : null}
        <p className="text-sm text-muted">
          {line.priceLines
            .map(({ unit, count, priceMinor }) => t(`units.${unit}`, { count, price: formats.amount(priceMinor, currency) }))
            .join(" + ")}
        </p>
        {line.changes.map((change) => (
          <p className="note note-warning mt-3" key={change.kind}>
            <TriangleAlert className="icon" />
            {changeText(change)}
          </p>
        ))}
        <div className="cart-line-actions">
          <PartyStepper line={line} who="adults" />
          {line.hasChildPrice || line.party.children > 0 ? <PartyStepper line={line} who="children" /> : null}
          <Form method="post" preventScrollReset className="cart-line-remove">
            <input type="hidden" name="intent" value="remove" />
            <input type="hidden" name="line" value={line.id} />
            <button className="button button-ghost button-remove" aria-label={t("cart.removeTour", { title: line.title })}>
              <Trash2 className="icon" />
              {t("cart.remove")}
            </button>
          </Form>
        </div>
      </div>
    </article>
  );
}
