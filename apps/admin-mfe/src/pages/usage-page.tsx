import { DashboardPage } from '../dashboard/layout/dashboard-page.js';
import { UsageView } from '../features/usage/usage-view.js';
import { useUsageTexts } from '../features/usage/texts.js';

/** What everyone uses, and what it costs. */
export function UsagePage() {
  const t = useUsageTexts();
  return (
    <DashboardPage title={t('title')} lead={t('lead')}>
      <UsageView />
    </DashboardPage>
  );
}
