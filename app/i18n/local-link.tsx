import { Link, NavLink, useLocation, type LinkProps, type NavLinkProps } from "react-router";
import { languageOfPath, localPath, type Language } from "./languages.ts";

/** The language of the page that is shown. */
export const useLanguage = (): Language => languageOfPath(useLocation().pathname);

type Props = Omit<LinkProps, "to"> & { to: string };

/** A link to another page of this site, in the language of this page. `to` is the English path. */
export function LocalLink({ to, ...rest }: Props) {
  const address = localPath(useLanguage(), to);
  // One of the two is not in the build.
  return import.meta.env.SSR ? <DrawnLink {...rest} to={address} /> : <Link prefetch="intent" {...rest} to={address} />;
}

/**
 * The link as the server draws it, the same element. What React Router's own looks up for a click and a hover comes with the
 * scripts; on the server it is work for nothing, and a page has seventy links.
 */
function DrawnLink({ to, target, children, prefetch, preventScrollReset, reloadDocument, replace, state, viewTransition, ...rest }: Props) {
  return (
    <a {...rest} href={to} target={target} data-discover="true">
      {children}
    </a>
  );
}

export function LocalNavLink({ to, ...rest }: Omit<NavLinkProps, "to"> & { to: string }) {
  return <NavLink prefetch="intent" {...rest} to={localPath(useLanguage(), to)} />;
}
