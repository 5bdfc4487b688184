import { useContext, useEffect } from "react";
import { UNSAFE_DataRouterContext as DataRouterContext } from "react-router";

/**
 * Keeps a page, and what was typed into it, where the router would load it anew: when the script of another page cannot be loaded (no
 * connection, or a new version of the site has replaced it), even if a link there was only pointed at. Where a page is on its way
 * that is left to the router. Browsers without the Navigation API go on as before.
 */
export function useKeptPage(): void {
  const router = useContext(DataRouterContext)?.router;
  useEffect(() => {
    // While the site is developed, its tools load pages anew.
    if (!router || !import.meta.env.PROD || !("navigation" in window)) return;
    const keep = (event: NavigateEvent) => {
      // Asked for this very moment: what React has drawn may be behind.
      const isGoing = router.state.navigation.state !== "idle";
      if (event.navigationType === "reload" && !event.userInitiated && !isGoing) event.preventDefault();
    };
    window.navigation.addEventListener("navigate", keep);
    return () => window.navigation.removeEventListener("navigate", keep);
  }, [router]);
}
