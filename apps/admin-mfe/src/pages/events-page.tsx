import { DashboardPage } from '../dashboard/layout/dashboard-page.js';
import { EventListView } from '../features/events/event-list.js';
import { useEventTexts } from '../features/events/texts.js';

/** What happened in the installation. */
export function EventsPage() {
  const t = useEventTexts();
  return (
    <DashboardPage title={t('title')} lead={t('lead')}>
      <EventListView />
    </DashboardPage>
  );
}
