import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { focusPageHeading, takeOverLostFocus, turnsPage } from "./page-heading.ts";

/**
 * After a change of page without a reload: says the new title and moves the focus to the new heading, as a reload would; so does
 * the next page of a list, which is shown from its top. A list that was asked for something else keeps the focus where it is,
 * unless that went: a chip taken away, the way out of an empty list.
 */
export function RouteAnnouncer() {
  const { pathname, search } = useLocation();
  const [title, setTitle] = useState("");
  const shown = useRef({ pathname, search });
  useEffect(() => {
    const before = shown.current;
    shown.current = { pathname, search };
    if (before.pathname !== pathname || turnsPage(before.search, search)) {
      setTitle(document.title);
      focusPageHeading();
    } else if (before.search !== search) takeOverLostFocus();
  }, [pathname, search]);
  return (
    <p className="sr-only" role="status">
      {title}
    </p>
  );
}
