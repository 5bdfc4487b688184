/** What a page says, without scripts and what React writes between words. */
export const markup = async (answer: Response) =>
  (await answer.text())
    .replace(/<script.*?<\/script>/gs, "")
    .replaceAll("<!-- -->", "")
    .replaceAll("&#x27;", "'");
