/** The file of the icons that the site uses, made from Lucide's. */
import fs from "node:fs";
import { icons } from "lucide-react";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";

const list = "app/ui/icons.tsx";
export const spriteFile = "app/ui/icons.svg";

/** Shapes without what all icons have in common: that is in the style sheet (`.line-icon`), where a page can change it. */
function symbolOf(name: string): string {
  const Icon = new Map(Object.entries(icons)).get(name);
  if (!Icon) throw new Error(`Lucide has no icon "${name}"; ${list} names it.`);
  const shapes = renderToStaticMarkup(createElement(Icon)).replace(/^<svg[^>]*>|<\/svg>$/g, "");
  return `<symbol id="${name}" viewBox="0 0 24 24">${shapes}</symbol>`;
}

/** All icons that `app/ui/icons.tsx` names, as a drawing whose parts are used by name. */
export function iconSprite(): string {
  const names = [...fs.readFileSync(list, "utf8").matchAll(/ = icon\("(\w+)"\)/g)].map(([, name = ""]) => name);
  return `<!-- Icons of Lucide (ISC licence), https://lucide.dev -->\n<svg xmlns="http://www.w3.org/2000/svg">\n${names.map(symbolOf).join("\n")}\n</svg>\n`;
}
