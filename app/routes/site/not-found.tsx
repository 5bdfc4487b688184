import { data } from "react-router";

export function loader() {
  throw data(null, { status: 404 });
}

/** A form sent to an address that does not exist is as absent as the address. */
export const action = loader;

export default function NotFoundRoute() {
  return null;
}
