import { readingMinutes } from '@word-unfolded/domain';
import { PostBody, PostHead, useFindReferences, usePostTree } from '@word-unfolded/magazine';
import { useStore } from 'zustand';
import type { PostDraft } from '../draft/post-draft.js';
import { useMagazineTexts } from '../texts.js';
import styles from './editor.module.css';
import { useCover } from './use-cover.js';

/** The post as readers will see it. */
export function PreviewPane({ draft }: { readonly draft: PostDraft }) {
  const t = useMagazineTexts();
  const { post, fields } = useStore(draft.state);
  const { content } = fields;
  const { language, publishedAt } = post;
  const cover = useCover(post, content);
  const tree = usePostTree(content.body, language, useFindReferences(language));
  return (
    <section aria-label={t('preview.label')} className={styles.preview}>
      <PostHead
        level={2}
        post={{
          ...content,
          language,
          publishedAt: publishedAt ?? undefined,
          readingMinutes: readingMinutes(content.body),
          cover,
        }}
      />
      <div lang={language}>
        <PostBody content={tree} language={language} />
      </div>
    </section>
  );
}
