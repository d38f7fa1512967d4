import { DashboardPage } from '../dashboard/layout/dashboard-page.js';
import { OverviewView } from '../features/overview/overview-view.js';
import { useOverviewTexts } from '../features/overview/texts.js';

/** How the installation does. */
export function OverviewPage() {
  const t = useOverviewTexts();
  return (
    <DashboardPage title={t('title')}>
      <OverviewView />
    </DashboardPage>
  );
}
