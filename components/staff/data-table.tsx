import type { ReactNode } from 'react';

export interface Column<Row> {
  id: string;
  heading: string;
  /** In place of the heading's text. */
  headingCell?: ReactNode;
  cell: (row: Row) => ReactNode;
  /** Figures stand at the end of their column. */
  align?: 'end';
  /** The cell that names its row; one column of a table. */
  isRowHeading?: boolean;
  /** The address that sorts by this column, and how the table is sorted by it now. */
  sort?: { href: string; direction: 'ascending' | 'descending' | null };
  className?: string;
}

/**
 * Rows of records as a real table. On a phone each row is a card and each cell carries its column's name; the roles are
 * written out because browsers drop those of a table that is not laid out as one.
 */
export function DataTable<Row>({
  caption,
  columns,
  rows,
  rowKey,
  rowProps = () => ({}),
  name,
}: {
  /** Says what the table holds, for those who do not see it. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** By which a style sheet knows this table, as `data-table`. */
  name?: string;
  /** Attributes of a row: `data-shortcut-row` lets the keys j, k, x and o walk through the rows. */
  rowProps?: (row: Row) => { [attribute: `data-${string}`]: string | undefined; id?: string };
}) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: not redundant once the table is laid out as cards
    <table role="table" data-table={name} className="staff-table">
      <caption className="sr-only">{caption}</caption>
      {/* biome-ignore lint/a11y/noRedundantRoles: as above */}
      <thead role="rowgroup">
        {/* biome-ignore lint/a11y/noRedundantRoles: as above */}
        <tr role="row">
          {columns.map(({ id, heading, headingCell, align, sort, className }) => (
            <th
              key={id}
              // biome-ignore lint/a11y/noRedundantRoles: as above
              role="columnheader"
              scope="col"
              data-column={id}
              aria-sort={sort?.direction ?? undefined}
              data-align={align}
              className={className}
            >
              {sort ? (
                <a href={sort.href} className="link min-h-8 gap-1.5">
                  {heading}
                  <span aria-hidden="true">
                    {sort.direction === 'ascending' ? '↑' : sort.direction === 'descending' ? '↓' : null}
                  </span>
                </a>
              ) : (
                (headingCell ?? heading)
              )}
            </th>
          ))}
        </tr>
      </thead>
      {/* biome-ignore lint/a11y/noRedundantRoles: as above */}
      <tbody role="rowgroup">
        {rows.map((row) => (
          // biome-ignore lint/a11y/noRedundantRoles: as above
          <tr key={rowKey(row)} role="row" {...rowProps(row)}>
            {columns.map(({ id, heading, cell, align, isRowHeading, className }) =>
              isRowHeading ? (
                <th
                  key={id}
                  // biome-ignore lint/a11y/noRedundantRoles: as above
                  role="rowheader"
                  scope="row"
                  data-column={id}
                  data-align={align}
                  className={className}
                >
                  {cell(row)}
                </th>
              ) : (
                <td
                  key={id}
                  // biome-ignore lint/a11y/noRedundantRoles: as above
                  role="cell"
                  data-column={id}
                  data-label={heading}
                  data-align={align}
                  className={className}
                >
                  {cell(row)}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
