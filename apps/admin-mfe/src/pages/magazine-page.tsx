import { DashboardPage } from '../dashboard/layout/dashboard-page.js';
import { NewPost } from '../features/magazine/list/new-post.js';
import { PostListView } from '../features/magazine/list/post-list.js';
import { useMagazineTexts } from '../features/magazine/texts.js';

/** The posts of the magazine. */
export function MagazinePage() {
  const t = useMagazineTexts();
  return (
    <DashboardPage title={t('title')} lead={t('lead')} tools={<NewPost />}>
      <PostListView />
    </DashboardPage>
  );
}
