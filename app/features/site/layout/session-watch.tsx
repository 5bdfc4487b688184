import { useEffect, useRef } from "react";
import { useRevalidator } from "react-router";
import { takeOverLostFocus } from "#app/ui/page-heading.ts";

/** Tells the other tabs of this site who is signed in here, and asks the server again where one of them says otherwise. */
export function SessionWatch({ accountId }: { accountId: string | null }) {
  const { revalidate } = useRevalidator();
  const known = useRef(accountId);
  // The button that signs out goes with it, and the page may stay.
  useEffect(() => {
    if (known.current !== accountId) takeOverLostFocus();
    known.current = accountId;
  }, [accountId]);
  useEffect(() => {
    const channel = new BroadcastChannel("account");
    channel.addEventListener("message", ({ data }) => {
      if (data !== accountId) void revalidate();
    });
    // A channel has no target: only this site hears it.
    // eslint-disable-next-line unicorn/require-post-message-target-origin
    channel.postMessage(accountId);
    return () => channel.close();
  }, [accountId, revalidate]);
  return null;
}
