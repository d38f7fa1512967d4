import { DashboardPage } from '../dashboard/layout/dashboard-page.js';
import { LimitsView } from '../features/limits/limits-view.js';
import { useLimitTexts } from '../features/limits/texts.js';

/** The limits of a day. */
export function RateLimitsPage() {
  const t = useLimitTexts();
  return (
    <DashboardPage title={t('title')} lead={t('lead')}>
      <LimitsView />
    </DashboardPage>
  );
}
