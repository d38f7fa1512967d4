import { DashboardPage } from '../dashboard/layout/dashboard-page.js';
import { JobsView } from '../features/jobs/jobs-view.js';
import { useJobTexts } from '../features/jobs/texts.js';

/** The work in the background. */
export function JobsPage() {
  const t = useJobTexts();
  return (
    <DashboardPage title={t('title')} lead={t('lead')}>
      <JobsView />
    </DashboardPage>
  );
}
