import { DashboardPage } from '../dashboard/layout/dashboard-page.js';
import { AnalyticsView } from '../features/analytics/analytics-view.js';
import { useAnalyticsTexts } from '../features/analytics/texts.js';

/** How the installation developed in a period. */
export function AnalyticsPage() {
  const t = useAnalyticsTexts();
  return (
    <DashboardPage title={t('title')} lead={t('lead')}>
      <AnalyticsView />
    </DashboardPage>
  );
}
