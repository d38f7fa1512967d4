import { DashboardPage } from '../dashboard/layout/dashboard-page.js';
import { UserListView } from '../features/users/list/user-list.js';
import { useUserTexts } from '../features/users/texts.js';

/** All accounts. */
export function UsersPage() {
  const t = useUserTexts();
  return (
    <DashboardPage title={t('title')} lead={t('lead')}>
      <UserListView />
    </DashboardPage>
  );
}
