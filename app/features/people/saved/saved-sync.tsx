import { useEffect } from "react";
import { localPath } from "#app/i18n/languages.ts";
import { useLanguage } from "#app/i18n/local-link.tsx";
import { browserList, clearBrowserList, forgetOwnList, savedFormId, sendToList, type ListOwner } from "./saved-items.ts";

/** Hands what this browser had kept over to the account of who has signed in; nothing of it stays here. The hearts find their form here. */
export function SavedSync({ account }: { account: ListOwner }) {
  const path = localPath(useLanguage(), "/saved/change");
  useEffect(() => {
    const tours = browserList("tour");
    const articles = browserList("article");
    if (tours.length + articles.length === 0) return;
    // Where that fails the browser keeps it, and the next page tries again.
    void sendToList(account, path, { merge: "on", tours: tours.join(","), articles: articles.join(",") }).then((status) => {
      if (status === 200) clearBrowserList();
    });
  }, [account, path]);
  // Signing out leaves nothing in this browser, not in its memory either.
  useEffect(() => forgetOwnList, []);
  return <form id={savedFormId} method="post" action={path} />;
}
