import { useQuery } from '@tanstack/react-query';
import { callRoute, getData, readableText } from '@word-unfolded/api-client';
import {
  getPostVersionRoute,
  listPostVersionsRoute,
  restorePostVersionRoute,
} from '@word-unfolded/contracts';
import { useLanguage } from '@word-unfolded/i18n';
import { ComparedText } from '@word-unfolded/text-editor';
import { Button, showToast, TextSkeleton } from '@word-unfolded/ui';
import { Dialog, type OverlayProps } from '@word-unfolded/ui/overlays';
import { useState } from 'react';
import { useStore } from 'zustand';
import { DASHBOARD } from '../../../dashboard/data/dashboard-query.js';
import { ReaderLink } from '../../../dashboard/readers/reader-link.js';
import { useFormats } from '../../../dashboard/use-formats.js';
import type { PostDraft } from '../draft/post-draft.js';
import { wholeText } from '../editor/whole-text.js';
import { useMagazineTexts } from '../texts.js';
import styles from './versions.module.css';

type VersionsDialogProps = OverlayProps & { readonly draft: PostDraft };

/** The earlier versions of a post, each with its difference from the present text. */
export function VersionsDialog({ draft, isOpen, onOpenChange }: VersionsDialogProps) {
  const t = useMagazineTexts();
  const language = useLanguage();
  const { time } = useFormats();
  const { id, version: present } = useStore(draft.state, ({ post }) => post);
  const [open, setOpen] = useState<number>();
  const { data, error } = useQuery({
    queryKey: [...DASHBOARD, 'magazine', id, 'versions', present],
    queryFn: ({ signal }) =>
      getData(listPostVersionsRoute, { params: { id } }, { language, signal, remember: false }),
    enabled: isOpen,
    retry: false,
  });
  return (
    <Dialog title={t('versions.title')} isOpen={isOpen} onOpenChange={onOpenChange}>
      {error && <p role="alert">{readableText(error, language, 'load')}</p>}
      {!data && !error && <TextSkeleton lines={4} label={t('loading')} />}
      {data?.length === 0 && <p>{t('versions.empty')}</p>}
      <ol className={styles.list}>
        {data?.map(({ version, savedAt, by, published }) => (
          <li key={version} className={styles.item}>
            <button
              type="button"
              className={styles.version}
              aria-expanded={open === version}
              onClick={() => setOpen(open === version ? undefined : version)}
            >
              <span>{time(savedAt)}</span>
              {published && <span className={styles.soft}>{t('versions.published')}</span>}
            </button>
            {open === version && (
              <div className={styles.opened}>
                {by !== null && (
                  <p className={styles.soft}>
                    <ReaderLink userId={by} />
                  </p>
                )}
                <Version
                  draft={draft}
                  version={version}
                  onRestore={() => {
                    showToast(t('versions.restored', { when: time(savedAt) }), 'good');
                    onOpenChange(false);
                  }}
                />
              </div>
            )}
          </li>
        ))}
      </ol>
    </Dialog>
  );
}

type VersionProps = {
  readonly draft: PostDraft;
  readonly version: number;
  readonly onRestore: () => void;
};

function Version({ draft, version, onRestore }: VersionProps) {
  const t = useMagazineTexts();
  const language = useLanguage();
  const { post, fields } = useStore(draft.state);
  const params = { id: post.id, version: String(version) };
  const { data, error } = useQuery({
    queryKey: [...DASHBOARD, 'magazine', post.id, 'version', version],
    queryFn: ({ signal }) => getData(getPostVersionRoute, { params }, { language, signal, remember: false }),
    staleTime: Infinity,
    retry: false,
  });
  if (error) return <p role="alert">{readableText(error, language, 'load')}</p>;
  if (!data) return <TextSkeleton lines={3} label={t('loading')} />;
  const restore = async () => {
    try {
      await draft.autosave(); // the present text becomes a version
      const { version: current } = draft.state.getState().post;
      draft.refresh(await callRoute(restorePostVersionRoute, { params, body: { current } }, { language }));
      onRestore();
    } catch (failure) {
      showToast(readableText(failure, language, 'action'), 'bad');
    }
  };
  return (
    <>
      <p className={styles.soft} aria-hidden="true">
        {t('versions.difference')}
      </p>
      {/* A long text scrolls, also by keyboard. */}
      <div
        role="region"
        aria-label={t('versions.difference')}
        tabIndex={0}
        className={styles.text}
        lang={post.language}
      >
        <ComparedText before={wholeText(data.content)} after={wholeText(fields.content)} />
      </div>
      <Button onClick={() => void restore()}>{t('versions.restore')}</Button>
    </>
  );
}
