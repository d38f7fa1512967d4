import { DashboardPage } from '../dashboard/layout/dashboard-page.js';
import { ReversalList } from '../features/payments/reversal-list.js';
import { usePaymentTexts } from '../features/payments/texts.js';

/** The payments that were taken back. */
export function PaymentsPage() {
  const t = usePaymentTexts();
  return (
    <DashboardPage title={t('title')} lead={t('lead')}>
      <ReversalList />
    </DashboardPage>
  );
}
