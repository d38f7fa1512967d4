import { callRoute, readableText } from '@word-unfolded/api-client';
import { createPostRoute } from '@word-unfolded/contracts';
import { LANGUAGES, type Language } from '@word-unfolded/domain';
import { useLanguage } from '@word-unfolded/i18n';
import { Button, Link, showToast, TextSkeleton } from '@word-unfolded/ui';
import { useState } from 'react';
import { useStore } from 'zustand';
import { DashboardError } from '../../../dashboard/layout/dashboard-error.js';
import { editAddress } from '../addresses.js';
import { DraftStatus } from '../draft/draft-status.js';
import type { PostDraft } from '../draft/post-draft.js';
import { usePostDraft } from '../draft/use-post-draft.js';
import { useMagazineTexts } from '../texts.js';
import { Conflict } from './conflict.js';
import styles from './editor.module.css';
import { EditorPane } from './editor-pane.js';
import { LanguageName } from './language-name.js';
import { Others } from './others.js';

/** The version of a post in the other language, to be written beside it. */
export function TwinPane({ draft }: { readonly draft: PostDraft }) {
  const twinId = useStore(draft.state, ({ fields }) => fields.twinId);
  return twinId === null ? <NoTwin draft={draft} /> : <Twin key={twinId} id={twinId} />;
}

function Twin({ id }: { readonly id: string }) {
  const t = useMagazineTexts();
  const opened = usePostDraft(id);
  if (!opened) return <TextSkeleton lines={12} label={t('loading')} />;
  if ('error' in opened) return <DashboardError error={opened.error} />;
  return <OpenedTwin draft={opened.draft} />;
}

function OpenedTwin({ draft }: { readonly draft: PostDraft }) {
  const t = useMagazineTexts();
  const state = useStore(draft.state);
  return (
    <div className={styles.pane}>
      <LanguageName draft={draft}>
        <Link to={editAddress(state.post.id)}>{t('twin.open')}</Link>
        <DraftStatus state={state} />
      </LanguageName>
      <Others draft={draft} />
      <Conflict draft={draft} />
      <EditorPane draft={draft} />
    </div>
  );
}

function NoTwin({ draft }: { readonly draft: PostDraft }) {
  const t = useMagazineTexts();
  const language = useLanguage();
  const [isBusy, setBusy] = useState(false);
  const { post } = useStore(draft.state);
  const other = otherThan(post.language);
  const begin = async () => {
    setBusy(true);
    try {
      await draft.autosave(); // what is sent later must not take the twin away
      const { category, author } = draft.state.getState().fields.content;
      const content = { title: '', summary: '', body: '', category, tags: [], author };
      const body = { language: other, content, twinId: post.id };
      const twin = await callRoute(createPostRoute, { body }, { language });
      draft.change({ twinId: twin.id });
    } catch (error) {
      showToast(readableText(error, language, 'action'), 'bad');
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className={styles.noTwin}>
      <p>{t('twin.none', { language: t(`languages.${other}`) })}</p>
      <Button busy={isBusy} onClick={() => void begin()}>
        {t('twin.begin', { language: t(`languages.${other}`) })}
      </Button>
    </div>
  );
}

const otherThan = (language: Language) => LANGUAGES.find((each) => each !== language) ?? language;
