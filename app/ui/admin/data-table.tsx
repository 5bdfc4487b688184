/**
 * The table of an administrator's list. Its order, page and filters are in the address, so its heads are links and it works
 * without JavaScript; on small screens each row is a card and the heads become a bar of links.
 */
import { ArrowDown, ArrowUp } from "#app/ui/icons.tsx";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { LocalLink } from "#app/i18n/local-link.tsx";
import type { Order } from "#app/values/list-state.ts";
import type { Selection } from "./use-selection.ts";

export type Column<Key extends string, By extends string = string> = {
  key: Key;
  name: string;
  /** By what its head orders the list; a column without it orders nothing. */
  by?: By;
  /** Numbers stand to the right. */
  number?: boolean;
  /** Its cell is the row's head, and on small screens the head of its card; without one, the first column is. */
  heads?: true;
  /** Its cells say themselves what they do: the name is read out, and not shown. */
  unseen?: boolean;
};

/** `name` is what the row is called where it is marked. */
export type Row<Key extends string> = { key: string; name: string; cells: Record<Key, ReactNode> };

type Props<Key extends string, By extends string> = {
  caption: ReactNode;
  columns: readonly Column<Key, By>[];
  rows: Row<Key>[];
  order?: Order<By>;
  /** English path of the list in that order. */
  orderPath?: (by: By) => string;
  /** A checkbox for each row, called `name`, which belongs to the form with the id `form` wherever that stands. */
  selection?: Selection & { form: string; name: string; labelOf: (row: { name: string }) => string };
  /** True while another page of the list is on its way. */
  busy?: boolean;
};

function Head<By extends string>({
  column: { name, by, number, unseen },
  order,
  orderPath,
}: {
  column: Column<string, By>;
  order: Order<By> | undefined;
  orderPath: ((by: By) => string) | undefined;
}) {
  const { t } = useTranslation("admin");
  const current = by !== undefined && order?.by === by;
  const Arrow = order?.descending ? ArrowDown : ArrowUp;
  return (
    <th
      scope="col"
      className={number ? "data-number" : undefined}
      data-sorts={by === undefined ? undefined : ""}
      aria-sort={current ? (order.descending ? "descending" : "ascending") : undefined}
    >
      {by === undefined || !orderPath ? (
        unseen ? (
          <span className="sr-only">{name}</span>
        ) : (
          name
        )
      ) : (
        <LocalLink to={orderPath(by)} prefetch="none" preventScrollReset title={t("list.sortBy", { column: name })}>
          {name}
          {current ? <Arrow className="icon icon-small" /> : null}
        </LocalLink>
      )}
    </th>
  );
}

export function DataTable<Key extends string, By extends string = string>(props: Props<Key, By>) {
  const { caption, columns, rows, order, orderPath, selection, busy = false } = props;
  const { t } = useTranslation("admin");
  const head = columns.find((column) => column.heads) ?? columns[0];
  return (
    <div className="data-frame" aria-busy={busy}>
      <table className="data-table" data-selects={selection ? "" : undefined}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {selection ? (
              <td className="data-select">
                {/* Marking all needs JavaScript: until then the cell is empty, and would be a heading without words. */}
                <label className="needs-script" data-ready={selection.ready ? "" : undefined}>
                  <span className="sr-only">{t("list.selectAll")}</span>
                  <input
                    type="checkbox"
                    checked={selection.all}
                    onChange={selection.toggleAll}
                    ref={(box) => {
                      if (box) box.indeterminate = selection.chosen.size > 0 && !selection.all;
                    }}
                  />
                </label>
              </td>
            ) : null}
            {columns.map((column) => (
              <Head key={column.key} column={column} order={order} orderPath={orderPath} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const { key, cells } = row;
            return (
              <tr key={key} data-chosen={selection?.chosen.has(key) ? "" : undefined}>
                {selection ? (
                  <td className="data-select">
                    <label>
                      <input
                        type="checkbox"
                        aria-label={selection.labelOf(row)}
                        form={selection.form}
                        name={selection.name}
                        value={key}
                        checked={selection.chosen.has(key)}
                        onChange={() => selection.toggle(key)}
                      />
                    </label>
                  </td>
                ) : null}
                {columns.map(({ key: columnKey, name, number, unseen }) =>
                  columnKey === head?.key ? (
                    <th key={columnKey} scope="row">
                      {cells[columnKey]}
                    </th>
                  ) : (
                    <td key={columnKey} className={number ? "data-number" : undefined}>
                      {/* Seen on small screens, where the head is away. */}
                      {unseen ? null : (
                        <span className="data-label" aria-hidden="true">
                          {name}
                        </span>
                      )}
                      <div>{cells[columnKey]}</div>
                    </td>
                  ),
                )}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
