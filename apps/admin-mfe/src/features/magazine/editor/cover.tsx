import { callRoute, readableText } from '@word-unfolded/api-client';
import {
  POST_COVER_MEDIA_TYPES,
  removePostCoverRoute,
  setPostCoverRoute,
  type AdministeredPost,
} from '@word-unfolded/contracts';
import { useLanguage } from '@word-unfolded/i18n';
import { PostCover } from '@word-unfolded/magazine';
import { Button, showToast } from '@word-unfolded/ui';
import { useRef, useState } from 'react';
import { useStore } from 'zustand';
import type { PostDraft } from '../draft/post-draft.js';
import { useMagazineTexts } from '../texts.js';
import styles from './editor.module.css';
import { useCover } from './use-cover.js';

/** The cover of a post: one of its own, or its title drawn as a card. */
export function Cover({ draft }: { readonly draft: PostDraft }) {
  const t = useMagazineTexts();
  const language = useLanguage();
  const { post, fields } = useStore(draft.state);
  const cover = useCover(post, fields.content);
  const input = useRef<HTMLInputElement>(null);
  const [isBusy, setBusy] = useState(false);
  const change = async (send: () => Promise<AdministeredPost>, done: string) => {
    setBusy(true);
    try {
      await draft.autosave();
      draft.refresh(await send());
      showToast(done, 'good');
    } catch (error) {
      showToast(readableText(error, language, 'action'), 'bad');
    } finally {
      setBusy(false);
    }
  };
  const params = { id: post.id };
  return (
    <div role="group" aria-label={t('cover.label')} className={styles.cover}>
      {cover !== undefined && <PostCover address={cover} />}
      <p className={styles.soft}>{t(post.hasOwnCover ? 'cover.own' : 'cover.drawn')}</p>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={t('cover.choose')}
        accept={POST_COVER_MEDIA_TYPES.join(',')}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          currentTarget.value = '';
          if (file)
            void change(() => callRoute(setPostCoverRoute, { params, file }, { language }), t('cover.set'));
        }}
      />
      <div className={styles.row}>
        <Button busy={isBusy} onClick={() => input.current?.click()}>
          {t('cover.choose')}
        </Button>
        {post.hasOwnCover && (
          <Button
            variant="quiet"
            busy={isBusy}
            onClick={() =>
              void change(() => callRoute(removePostCoverRoute, { params }, { language }), t('cover.removed'))
            }
          >
            {t('cover.remove')}
          </Button>
        )}
      </div>
    </div>
  );
}
