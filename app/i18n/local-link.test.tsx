import { renderToStaticMarkup } from "react-dom/server";
import { Link, MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { LocalLink } from "./local-link.tsx";

const drawn = (link: React.ReactNode) => renderToStaticMarkup(<MemoryRouter initialEntries={["/fr/tours?page=2"]}>{link}</MemoryRouter>);

test.each([
  { to: "/" },
  { to: "/tours?category=Cultural&min=300#list", className: "pill", "aria-label": "Des voyages", onClick: () => {} },
  { to: "/blog", target: "_blank", rel: "noopener", prefetch: "none" as const },
  { to: "/tours", preventScrollReset: true, replace: true, viewTransition: true, state: { from: "menu" } },
  { to: "/cart", reloadDocument: true },
])("the server draws the link to $to as React Router would", ({ to, ...rest }) => {
  const text = "Voyages";
  const path = to === "/" ? "/fr" : `/fr${to}`;
  const expected = drawn(
    <Link to={path} {...rest}>
      {text}
    </Link>,
  );
  const link = (
    <LocalLink to={to} {...rest}>
      {text}
    </LocalLink>
  );
  expect(drawn(link)).toBe(expected);
});
