import type { ListedJob } from '@word-unfolded/contracts';
import { Button } from '@word-unfolded/ui';
import { DataTable, type Column } from '../../dashboard/table/data-table.js';
import { useFormats } from '../../dashboard/use-formats.js';
import styles from './jobs.module.css';
import { useJobTexts } from './texts.js';

type JobTableProps = {
  readonly jobs: readonly ListedJob[];
  readonly onRetry: (job: ListedJob) => void;
  readonly onRemove: (job: ListedJob) => void;
};

/** Jobs without their content, which may be private. */
export function JobTable({ jobs, onRetry, onRemove }: JobTableProps) {
  const t = useJobTexts();
  const { exactTime, number } = useFormats();
  const columns: Column<ListedJob>[] = [
    { key: 'id', name: t('columns.id'), cell: ({ id }) => <span className={styles.mono}>{id}</span> },
    { key: 'state', name: t('list.state'), cell: ({ state }) => t(`states.${state}`) },
    {
      key: 'attempts',
      name: t('columns.attempts'),
      isNumber: true,
      cell: ({ attempts }) => number(attempts),
    },
    { key: 'added', name: t('columns.added'), cell: ({ addedAt }) => exactTime(addedAt) },
    {
      key: 'ended',
      name: t('columns.ended'),
      cell: ({ endedAt }) => endedAt !== undefined && exactTime(endedAt),
    },
    {
      key: 'failure',
      name: t('columns.failure'),
      cell: ({ failure }) => failure && <span className={styles.failure}>{failure}</span>,
    },
    {
      key: 'actions',
      name: t('columns.actions'),
      isActions: true,
      cell: (job) =>
        job.state !== 'running' && (
          <span className={styles.actions}>
            {job.state === 'failed' && (
              <Button
                variant="quiet"
                aria-label={t('actions.retry.of', { id: job.id })}
                onClick={() => onRetry(job)}
              >
                {t('actions.retry.confirm')}
              </Button>
            )}
            <Button
              variant="quiet"
              aria-label={t('actions.remove.of', { id: job.id })}
              onClick={() => onRemove(job)}
            >
              {t('actions.remove.confirm')}
            </Button>
          </span>
        ),
    },
  ];
  return <DataTable label={t('list.jobs')} columns={columns} rows={jobs} keyOf={({ id }) => id} />;
}
