import { PAGES } from '@word-unfolded/domain';
import { useLanguage } from '@word-unfolded/i18n';
import { Link } from '@word-unfolded/ui';
import { useMemo } from 'react';
import { editAddress, entryAddress, NEW } from '../../journal/addresses.js';
import { dayText, noonOf } from '../../journal/days.js';
import { Sign } from '../../journal/components/sign.js';
import { SyncMark } from '../../journal/notices/sync-mark.js';
import type { OwnJournal } from '../../journal/use-own-journal.js';
import { useTexts } from '../../locales/texts.js';
import styles from './entry-column.module.css';
import { chooseEntries, readChoice } from './filter/choose-entries.js';
import { listRows } from './list-rows.js';

/** How many entries stand in the column: the newest, as the list has all. */
const SHOWN = 60;

/** What the list shows before a reader has filtered or sorted it. */
const UNFILTERED = readChoice(new URLSearchParams());

type EntryColumnProps = {
  readonly journal: OwnJournal;
  /** Key of the open entry; undefined while a new one is written. */
  readonly open: string | undefined;
};

/** The newest entries beside the open one, on wide screens. */
export function EntryColumn({ journal, open }: EntryColumnProps) {
  const t = useTexts();
  const language = useLanguage();
  const { entries } = journal;
  const rows = useMemo(() => {
    const newest = chooseEntries(entries?.values() ?? [], UNFILTERED);
    return listRows(newest.slice(0, SHOWN), UNFILTERED.sort);
  }, [entries]);
  return (
    <nav aria-label={t('column.label')} className={styles.column}>
      <p className={styles.head}>
        <Link to={PAGES.journal} className={styles.all}>
          {t('column.all')}
        </Link>
        {journal.mayWrite && (
          <Link to={editAddress(NEW)} className={styles.new}>
            <Sign name="plus" small />
            {t('new')}
          </Link>
        )}
      </p>
      <ul>
        {rows.map((row) =>
          row.kind === 'month' ? (
            <li key={row.key} className={styles.month}>
              {dayText(noonOf(`${row.month}-15`), 'month', language)}
            </li>
          ) : (
            <li key={row.key}>
              <Link
                to={entryAddress(row.key)}
                className={styles.row}
                aria-current={row.key === open ? 'page' : undefined}
              >
                <span className={styles.day}>{Number(row.entry.working.date.slice(8))}</span>
                <span className={styles.name}>{row.entry.working.title.trim() || t('untitled')}</span>
                <SyncMark entry={row.entry} />
              </Link>
            </li>
          ),
        )}
      </ul>
    </nav>
  );
}
