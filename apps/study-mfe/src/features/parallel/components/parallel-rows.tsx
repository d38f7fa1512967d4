import type { ParallelAnswer } from '@word-unfolded/contracts';
import { ParallelCellText } from './parallel-cell.js';
import styles from './parallel-rows.module.css';

type ParallelRowsProps = {
  readonly rows: ParallelAnswer['passages'][number]['rows'];
  readonly translations: ParallelAnswer['translations'];
  /** Whether what is around it names the only verse. */
  readonly isNamed?: boolean;
};

/** The verses of a passage, one row for each: side by side where there is room, one below the other on a phone. */
export function ParallelRows({ rows, translations, isNamed = false }: ParallelRowsProps) {
  return (
    <ol className={styles.rows} data-columns={translations.length}>
      {rows.map(({ canonicalId, reference, cells }) => (
        <li key={canonicalId} className={styles.row}>
          <h3 className={styles.reference} data-named={isNamed || undefined}>
            {reference}
          </h3>
          {translations.map((translation, index) => {
            const cell = cells[index];
            return cell && <ParallelCellText key={translation.id} cell={cell} translation={translation} />;
          })}
        </li>
      ))}
    </ol>
  );
}
