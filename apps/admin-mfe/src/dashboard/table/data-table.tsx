import { classNames } from '@word-unfolded/ui';
import type { ReactNode } from 'react';
import styles from './data-table.module.css';

/** A column: the first one names its row. */
export type Column<Row> = {
  readonly key: string;
  readonly name: string;
  readonly cell: (row: Row) => ReactNode;
  /** Numbers stand at the end of their column, so that their digits are below each other. */
  readonly isNumber?: boolean;
  /** Its cells are buttons, which say themselves what they are. */
  readonly isActions?: boolean;
  /** The heading is a button that sorts by the column. */
  readonly sort?: {
    readonly direction: 'ascending' | 'descending' | undefined;
    readonly onSort: () => void;
  };
};

type DataTableProps<Row> = {
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row, index: number) => string;
};

/** More columns may have to be scrolled, which the keyboard does in what has the focus. */
const WIDE = 6;

/** Up to so many columns are not spread over the whole width, where the eye loses the line. */
const NARROW = 4;

/**
 * A table of records. On a phone each record of a wide table is a block of lines, each with the name of its column.
 */
export function DataTable<Row>({ label, columns, rows, keyOf }: DataTableProps<Row>) {
  return (
    <div
      className={styles.frame}
      data-is-narrow={columns.length <= NARROW || undefined}
      data-fits-phone={fitsPhone(columns) || undefined}
      {...(columns.length > WIDE && { tabIndex: 0 })}
    >
      <table className={styles.table} aria-label={label}>
        <thead>
          <tr>
            {columns.map((column) => (
              <Heading key={column.key} column={column} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={keyOf(row, index)}>
              {columns.map(({ key, name, cell, isNumber, isActions }, place) =>
                place === 0 ? (
                  <th key={key} scope="row">
                    {cell(row)}
                  </th>
                ) : (
                  <td
                    key={key}
                    data-name={isActions ? undefined : name}
                    className={classNames(isNumber && styles.number)}
                  >
                    {cell(row)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** A name with a value, or with a few numbers, is read on a phone as it is. */
function fitsPhone<Row>(columns: readonly Column<Row>[]): boolean {
  const [, ...values] = columns;
  return values.length <= 1 || (values.length < NARROW && values.every(({ isNumber }) => isNumber));
}

function Heading<Row>({ column: { name, isNumber, sort } }: { readonly column: Column<Row> }) {
  return (
    <th scope="col" aria-sort={sort?.direction} className={classNames(isNumber && styles.number)}>
      {sort ? (
        <button type="button" className={styles.sort} onClick={sort.onSort}>
          {name}
          <span aria-hidden="true" className={styles.arrow}>
            {sort.direction === 'ascending' ? '↑' : sort.direction === 'descending' ? '↓' : ''}
          </span>
        </button>
      ) : (
        name
      )}
    </th>
  );
}
