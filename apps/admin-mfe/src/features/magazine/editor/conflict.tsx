import { ComparedText } from '@word-unfolded/text-editor';
import { Button } from '@word-unfolded/ui';
import { useId } from 'react';
import { useStore } from 'zustand';
import { ReaderLink } from '../../../dashboard/readers/reader-link.js';
import { useFormats } from '../../../dashboard/use-formats.js';
import type { PostDraft } from '../draft/post-draft.js';
import { useMagazineTexts } from '../texts.js';
import styles from './editor.module.css';
import { wholeText } from './whole-text.js';

/** What somebody else has saved meanwhile, beside the author's own text. Nothing is sent until the author has chosen. */
export function Conflict({ draft }: { readonly draft: PostDraft }) {
  const t = useMagazineTexts();
  const { time } = useFormats();
  const title = useId();
  const { post, theirs, fields } = useStore(draft.state);
  if (!theirs) return null;
  return (
    <section role="alert" aria-labelledby={title} className={styles.conflict}>
      <h2 id={title} className={styles.heading}>
        {t('conflict.title')}
      </h2>
      <p>
        {t('conflict.body', { when: time(theirs.updatedAt) })}{' '}
        {theirs.updatedBy !== null && <ReaderLink userId={theirs.updatedBy} />}
      </p>
      <div className={styles.sides}>
        <div>
          <h3 className={styles.name}>{t('conflict.mine')}</h3>
          <p className={styles.text} lang={post.language}>
            <ComparedText before={wholeText(post.content)} after={wholeText(fields.content)} />
          </p>
          <Button variant="main" onClick={() => draft.chooseMine()}>
            {t('conflict.takeMine')}
          </Button>
        </div>
        <div>
          <h3 className={styles.name}>{t('conflict.theirs')}</h3>
          <p className={styles.text} lang={post.language}>
            <ComparedText before={wholeText(post.content)} after={wholeText(theirs.content)} />
          </p>
          <Button onClick={() => void draft.chooseTheirs()}>{t('conflict.takeTheirs')}</Button>
        </div>
      </div>
    </section>
  );
}
