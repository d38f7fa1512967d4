import type { LoggedEvent } from '@word-unfolded/contracts';
import { ReaderLink } from '../../dashboard/readers/reader-link.js';
import { DataTable, type Column } from '../../dashboard/table/data-table.js';
import { useFormats } from '../../dashboard/use-formats.js';
import styles from './event-list.module.css';
import { useEventTexts } from './texts.js';

/** Events with their properties, which are names and numbers. */
export function EventTable({ events }: { readonly events: readonly LoggedEvent[] }) {
  const t = useEventTexts();
  const { exactTime } = useFormats();
  const columns: Column<LoggedEvent>[] = [
    {
      key: 'name',
      name: t('columns.name'),
      cell: ({ name }) => <span className={styles.name}>{name}</span>,
    },
    {
      key: 'at',
      name: t('columns.at'),
      cell: ({ at }) => (
        <time className={styles.time} dateTime={at}>
          {exactTime(at)}
        </time>
      ),
    },
    { key: 'kind', name: t('columns.kind'), cell: ({ kind }) => t(`kinds.${kind}`) },
    {
      key: 'reader',
      name: t('columns.reader'),
      cell: ({ userId }) => userId !== null && <ReaderLink userId={userId} />,
    },
    {
      key: 'properties',
      name: t('columns.properties'),
      cell: ({ properties }) => <Properties properties={properties} />,
    },
  ];
  return <DataTable label={t('title')} columns={columns} rows={events} keyOf={({ id }) => id} />;
}

function Properties({ properties }: Pick<LoggedEvent, 'properties'>) {
  const pairs = Object.entries(properties);
  if (pairs.length === 0) return null;
  return (
    <span className={styles.properties}>
      {pairs.map(([name, value]) => (
        <span key={name}>
          {name}: {String(value)}
        </span>
      ))}
    </span>
  );
}
