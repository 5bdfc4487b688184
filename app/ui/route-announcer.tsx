import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { focusPageHeading } from "./page-heading.ts";

/** After a change of page without a reload: says the new title and moves the focus to the new heading, as a reload would. */
export function RouteAnnouncer() {
  const { pathname } = useLocation();
  const [title, setTitle] = useState("");
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    setTitle(document.title);
    focusPageHeading();
  }, [pathname]);
  return (
    <p className="sr-only" role="status">
      {title}
    </p>
  );
}
