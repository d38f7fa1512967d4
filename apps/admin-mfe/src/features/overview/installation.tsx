import type { GetKpis, ResponseOf } from '@word-unfolded/contracts';
import { PAGES } from '@word-unfolded/domain';
import { Link, PageSection } from '@word-unfolded/ui';
import { DataTable, type Column } from '../../dashboard/table/data-table.js';
import { useFormats } from '../../dashboard/use-formats.js';
import styles from './overview.module.css';
import { useOverviewTexts } from './texts.js';

type InstallationProps = Pick<ResponseOf<typeof GetKpis>, 'services' | 'queues'>;

type Service = InstallationProps['services'][number];
type Queue = InstallationProps['queues'][number];

/** Whether every service is ready, and what waits in the queues. */
export function Installation({ services, queues }: InstallationProps) {
  const t = useOverviewTexts();
  const { number } = useFormats();
  const ofServices: Column<Service>[] = [
    { key: 'name', name: t('services.name'), cell: ({ name }) => name },
    {
      key: 'ready',
      name: t('services.state'),
      cell: ({ ready }) => (
        <span className={ready ? styles.good : styles.bad}>
          {t(ready ? 'services.ready' : 'services.away')}
        </span>
      ),
    },
  ];
  const count = (key: 'waiting' | 'running' | 'failed'): Column<Queue> => ({
    key,
    name: t(`queues.${key}`),
    isNumber: true,
    cell: (queue) => (
      <span className={key === 'failed' && queue.failed > 0 ? styles.bad : undefined}>
        {number(queue[key])}
      </span>
    ),
  });
  const ofQueues: Column<Queue>[] = [
    {
      key: 'name',
      name: t('queues.name'),
      cell: ({ name }) => <Link to={`${PAGES.adminJobs}?queue=${encodeURIComponent(name)}`}>{name}</Link>,
    },
    ...(['waiting', 'running', 'failed'] as const).map(count),
  ];
  return (
    <div className={styles.columns}>
      <PageSection title={t('services.title')}>
        <DataTable
          label={t('services.title')}
          columns={ofServices}
          rows={services}
          keyOf={({ name }) => name}
        />
      </PageSection>
      <PageSection title={t('queues.title')}>
        <DataTable label={t('queues.title')} columns={ofQueues} rows={queues} keyOf={({ name }) => name} />
      </PageSection>
    </div>
  );
}
