import { ADMINISTERED_JOBS, type GetKpis, type ResponseOf } from '@word-unfolded/contracts';
import { classNames, Link } from '@word-unfolded/ui';
import { DataTable, type Column } from '../../dashboard/table/data-table.js';
import { useFormats } from '../../dashboard/use-formats.js';
import styles from './jobs.module.css';
import { useJobTexts } from './texts.js';
import { useJobList } from './use-job-list.js';

type Counts = ResponseOf<typeof GetKpis>['queues'][number];

type Row = { readonly name: string; readonly counts: Counts | undefined };

/** Every queue; one whose service does not answer has no counts. */
export function QueueTable({ queues }: { readonly queues: readonly Counts[] }) {
  const t = useJobTexts();
  const { number } = useFormats();
  const { address, queue } = useJobList();
  const rows = ADMINISTERED_JOBS.map((name): Row => ({
    name,
    counts: queues.find((each) => each.name === name),
  }));
  const count = (state: 'waiting' | 'running' | 'failed'): Column<Row> => ({
    key: state,
    name: t(`states.${state}`),
    isNumber: true,
    cell: ({ name, counts }) =>
      counts && (
        <Link
          to={address.after({ queue: name, state, page: undefined })}
          aria-label={t('queues.show', {
            state: t(`states.${state}`),
            queue: name,
            number: number(counts[state]),
          })}
          className={classNames(state === 'failed' && counts.failed > 0 && styles.failed)}
        >
          {number(counts[state])}
        </Link>
      ),
  });
  const columns: Column<Row>[] = [
    {
      key: 'name',
      name: t('queues.name'),
      cell: ({ name, counts }) => (
        <span className={classNames(name === queue && styles.current)}>
          {name}
          {!counts && <span className={styles.failed}> {t('queues.away')}</span>}
        </span>
      ),
    },
    ...(['waiting', 'running', 'failed'] as const).map(count),
  ];
  return <DataTable label={t('queues.title')} columns={columns} rows={rows} keyOf={({ name }) => name} />;
}
