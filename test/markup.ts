/** What a page says, without scripts and what React writes between words. */
export const markup = async (answer: Response) =>
  (await answer.text())
    .replace(/<script.*?<\/script>/gs, "")
    .replaceAll("<!-- -->", "")
    .replaceAll("&#x27;", "'");

/** The panel of a tab, and whether it is the one that is shown. */
export function tabPanel(html: string, tab: string) {
  const [, state, rest = ""] =
    new RegExp(`<div data-state="(\\w+)"[^>]*role="tabpanel"[^>]*content-${tab}"[^>]*>([\\s\\S]*)`).exec(html) ?? [];
  return { shown: state === "active", html: rest.split('role="tabpanel"')[0] ?? "" };
}
