import { Link, NavLink, useLocation, type LinkProps, type NavLinkProps } from "react-router";
import type { Known } from "./address.ts";
import { languageOfPath, localPath, type Language } from "./languages.ts";

/** The language of the page that is shown. */
export const useLanguage = (): Language => languageOfPath(useLocation().pathname);

/** A link to another page of this site, in the language of this page. `to` is the English path. */
export function LocalLink<const To extends string>({ to, ...rest }: Omit<LinkProps, "to"> & { to: Known<To> }) {
  return <Link prefetch="intent" {...rest} to={localPath(useLanguage(), to)} />;
}

export function LocalNavLink<const To extends string>({ to, ...rest }: Omit<NavLinkProps, "to"> & { to: Known<To> }) {
  return <NavLink prefetch="intent" {...rest} to={localPath(useLanguage(), to)} />;
}
