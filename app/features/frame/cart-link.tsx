import { ShoppingBag } from "lucide-react";
import { useTranslation } from "react-i18next";
import { LocalLink } from "#app/i18n/local-link.tsx";

/** The way to the cart with the number of tours in it; `iconOnly` where there is no room for the word. */
export function CartLink({ count, iconOnly = false }: { count: number; iconOnly?: boolean }) {
  const { t } = useTranslation();
  const name = count > 0 ? t("nav.cartCount", { count }) : t("nav.cart");
  return (
    <LocalLink className={iconOnly ? "icon-button cart-link" : "cart-link"} to="/cart" aria-label={name}>
      <ShoppingBag className={iconOnly ? "icon" : "icon icon-small"} aria-hidden="true" />
      {iconOnly ? null : t("nav.cart")}
      {count > 0 ? <span className="cart-count">{count}</span> : null}
    </LocalLink>
  );
}
