import { ShoppingBag } from "#app/ui/icons.tsx";
import { useTranslation } from "react-i18next";
import { LocalLink } from "#app/i18n/local-link.tsx";

/** The way to the cart with the number of tours in it; `iconOnly` where there is no room for the word. */
export function CartLink({ count, iconOnly = false }: { count: number; iconOnly?: boolean }) {
  const { t } = useTranslation();
  return (
    <LocalLink className={iconOnly ? "icon-button cart-link" : "cart-link"} to="/cart">
      <ShoppingBag className={iconOnly ? "icon" : "icon icon-small"} />
      {iconOnly ? null : <span aria-hidden="true">{t("nav.cart")}</span>}
      {count > 0 ? (
        <span className="cart-count" aria-hidden="true">
          {count}
        </span>
      ) : null}
      <span className="sr-only">{count > 0 ? t("nav.cartCount", { count }) : t("nav.cart")}</span>
    </LocalLink>
  );
}
