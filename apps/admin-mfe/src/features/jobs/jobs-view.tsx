import { getKpisRoute } from '@word-unfolded/contracts';
import { PageSection } from '@word-unfolded/ui';
import { Loaded } from '../../dashboard/data/loaded.js';
import { useDashboardData } from '../../dashboard/data/use-dashboard-data.js';
import { JobList } from './job-list.js';
import { QueueTable } from './queue-table.js';
import { useJobTexts } from './texts.js';

/** How often the counts are read again, in milliseconds. */
const EVERY_MS = 15_000;

/** The queues with what waits, runs and failed, and the jobs of one. */
export function JobsView() {
  const t = useJobTexts();
  const query = useDashboardData(getKpisRoute, {}, { everyMs: EVERY_MS });
  return (
    <>
      <PageSection title={t('queues.title')}>
        <Loaded query={query} lines={6} isTall>
          {({ queues }) => <QueueTable queues={queues} />}
        </Loaded>
      </PageSection>
      <JobList />
    </>
  );
}
