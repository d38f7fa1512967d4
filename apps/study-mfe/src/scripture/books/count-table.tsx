import { formatsOf, useLanguage } from '@word-unfolded/i18n';
import type { ReactNode } from 'react';
import styles from './count-table.module.css';

type CountTableProps = {
  /** What opens the table. */
  readonly summary: string;
  /** The heads of its two columns. */
  readonly heads: readonly [string, string];
  readonly rows: readonly {
    readonly key: string;
    readonly name: ReactNode;
    readonly count: number | string;
  }[];
};

/** The table behind a drawing: a name and its number, or its years, in each row, folded until it is asked for. */
export function CountTable({ summary, heads: [name, count], rows }: CountTableProps) {
  const { number } = formatsOf(useLanguage());
  return (
    <details className={styles.table}>
      <summary>{summary}</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">{name}</th>
            <th scope="col">{count}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key}>
              <th scope="row">{row.name}</th>
              <td>{typeof row.count === 'number' ? number(row.count) : row.count}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
