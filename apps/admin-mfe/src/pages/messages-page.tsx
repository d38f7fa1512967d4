import { DashboardPage } from '../dashboard/layout/dashboard-page.js';
import { MessageListView } from '../features/messages/message-list.js';
import { useMessageTexts } from '../features/messages/texts.js';

/** What readers and visitors wrote to the operators. */
export function MessagesPage() {
  const t = useMessageTexts();
  return (
    <DashboardPage title={t('title')} lead={t('lead')}>
      <MessageListView />
    </DashboardPage>
  );
}
