const entities: Record<string, string> = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"' };

/** The words of sanitised HTML in one line, without its tags. It is text: to be escaped wherever it is shown. */
export const textOfHtml = (html: string): string =>
  html
    .replace(/<\/?(?:strong|em|a)\b[^>]*>/g, "")
    .replace(/<[^>]+>/g, " ")
    .replace(/&(?:amp|lt|gt|quot);/g, (entity) => entities[entity] ?? entity)
    .replace(/\s+/g, " ")
    .trim();
