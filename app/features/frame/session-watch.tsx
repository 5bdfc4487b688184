import { useEffect } from "react";
import { useRevalidator } from "react-router";

/** Tells the other tabs of this site who is signed in here, and asks the server again where one of them says otherwise. */
export function SessionWatch({ accountId }: { accountId: string | null }) {
  const { revalidate } = useRevalidator();
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
