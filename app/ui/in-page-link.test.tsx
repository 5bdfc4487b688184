import fs from "node:fs";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { InPageLink } from "./in-page-link.tsx";

test("without JavaScript the browser follows it", () => {
  const link = renderToStaticMarkup(
    <InPageLink className="text-link" place="checkout-email">
      <i />
    </InPageLink>,
  );
  expect(link).toBe('<a class="text-link" href="#checkout-email"><i></i></a>');
});

test("links by the address alone stand only where the router sends no form: in what is read, and where no script runs", () => {
  const views = fs.globSync("app/**/*.tsx", { exclude: (name) => name.endsWith(".test.tsx") });
  const byAddress = views.filter((view) => /href=(?:"#|\{`#)|location\.hash = /.test(fs.readFileSync(view, "utf8")));
  expect(byAddress.map((view) => view.replaceAll("\\", "/")).sort()).toEqual([
    "app/features/publishing/blog/article-sidebar.tsx",
    "app/features/publishing/legal/legal-article.tsx",
    "app/features/selling/catalogue/tour-page/tour-panel.tsx",
    "app/features/selling/catalogue/trip-map/trip-map-drawing.tsx",
    "app/features/selling/catalogue/trip-notes/trip-notes-view.tsx",
    "app/features/site/layout/mobile-menu.tsx",
    "app/ui/in-page-link.tsx",
  ]);
});
