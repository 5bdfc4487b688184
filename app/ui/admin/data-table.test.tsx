import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { serverI18n } from "#app/i18n/i18n.server.ts";
import { DataTable, type Column } from "./data-table.tsx";
import { useSelection } from "./use-selection.ts";

const columns: Column<"name" | "seats", "name">[] = [
  { key: "name", name: "Name", by: "name" },
  { key: "seats", name: "Seats", number: true },
];
const rows = [
  { key: "a", name: "Ann", cells: { name: "Ann", seats: 2 } },
  { key: "b", name: "Bea", cells: { name: "Bea", seats: 0 } },
];

function Table() {
  const selection = useSelection(rows.map(({ key }) => key));
  return (
    <DataTable
      caption="All (2)"
      columns={columns}
      rows={rows}
      order={{ by: "name", descending: true }}
      orderPath={(by) => `/list?sort=${by}`}
      selection={{ ...selection, form: "chosen", name: "id", labelOf: ({ name }) => `Select ${name}` }}
    />
  );
}

function rendered(): string {
  const Page = createRoutesStub([{ path: "/de/list", Component: Table }]);
  return renderToStaticMarkup(
    <I18nextProvider i18n={serverI18n("de")}>
      <Page initialEntries={["/de/list"]} />
    </I18nextProvider>,
  );
}

test("a table of a list has a caption, heads that are links in the page's language, and says its order", () => {
  const html = rendered();
  expect(html).toContain("<caption>All (2)</caption>");
  expect(html).toMatch(/<th scope="col" data-sorts="" aria-sort="descending"><a [^>]*href="\/de\/list\?sort=name"/);
  expect(html).toContain('<th scope="col" class="data-number">Seats</th>');
  expect(html).toContain('<th scope="row">Bea</th>');
});

test("the row's head is the column that says so, the first where none does", () => {
  const Headed = () => (
    <DataTable
      caption="All (2)"
      columns={[
        { key: "seats", name: "Seats" },
        { key: "name", name: "Name", heads: true },
      ]}
      rows={rows}
    />
  );
  const Page = createRoutesStub([{ path: "/list", Component: Headed }]);
  const html = renderToStaticMarkup(
    <I18nextProvider i18n={serverI18n("en")}>
      <Page initialEntries={["/list"]} />
    </I18nextProvider>,
  );
  expect(html.match(/<th scope="row">[^<]+</g)).toEqual(['<th scope="row">Ann<', '<th scope="row">Bea<']);
});

test("each row has a checkbox with a name of its own, sent with the list's form also without JavaScript", () => {
  const html = rendered();
  for (const [key, name] of [
    ["a", "Ann"],
    ["b", "Bea"],
  ])
    expect(html).toMatch(new RegExp(`<input type="checkbox" aria-label="Select ${name}" form="chosen" name="id" value="${key}"/>`));
});
