import { useLocation } from '@word-unfolded/ui';
import { useStore } from 'zustand';
import { DashboardError } from '../../../dashboard/layout/dashboard-error.js';
import { DashboardPage } from '../../../dashboard/layout/dashboard-page.js';
import { PAGES } from '@word-unfolded/domain';
import { Delayed, Icon, Link, TextSkeleton } from '@word-unfolded/ui';
import { postIdOf } from '../addresses.js';
import { DraftStatus } from '../draft/draft-status.js';
import type { PostDraft } from '../draft/post-draft.js';
import { usePostDraft } from '../draft/use-post-draft.js';
import { Publication } from '../publication/publication.js';
import { useMagazineTexts } from '../texts.js';
import { Conflict } from './conflict.js';
import { Details } from './details.js';
import styles from './editor.module.css';
import { Others } from './others.js';
import { Panes } from './panes.js';
import { Quotations } from './quotations.js';

/** The page on which a post is written. */
export function PostEditorView() {
  const t = useMagazineTexts();
  const { pathname } = useLocation();
  const id = postIdOf(pathname);
  const opened = usePostDraft(id);
  if (opened && 'draft' in opened) return <OpenedPost key={id} draft={opened.draft} />;
  return (
    <DashboardPage title={t('title')}>
      {opened ? (
        <DashboardError error={opened.error} />
      ) : (
        <Delayed>
          <TextSkeleton lines={12} label={t('loading')} />
        </Delayed>
      )}
    </DashboardPage>
  );
}

function OpenedPost({ draft }: { readonly draft: PostDraft }) {
  const t = useMagazineTexts();
  const state = useStore(draft.state);
  return (
    <DashboardPage
      title={state.fields.content.title || t('untitled')}
      lead={
        <Link to={PAGES.adminMagazine} className={styles.back}>
          <Icon name="back" small />
          {t('title')}
        </Link>
      }
      tools={<DraftStatus state={state} />}
    >
      <Others draft={draft} />
      <Conflict draft={draft} />
      <Publication draft={draft} />
      <Quotations draft={draft} />
      <Panes draft={draft} />
      <Details draft={draft} />
    </DashboardPage>
  );
}
