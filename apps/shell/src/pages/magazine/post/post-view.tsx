import type { PublishedPost } from '@word-unfolded/contracts';
import { PAGES } from '@word-unfolded/domain';
import { formatsOf, useLanguage } from '@word-unfolded/i18n';
import { coverAddress, findKnown, PostBody, PostHead, usePostTree } from '@word-unfolded/magazine';
import { LazySpeechPlayer } from '@word-unfolded/speech';
import { Icon, Link, PageContents, useReplacesFirstPage } from '@word-unfolded/ui';
import { useEffect, useMemo, useRef } from 'react';
import { tagAddress } from '../addresses.js';
import { useTexts } from '../texts.js';
import { OtherPosts } from './other-posts.js';
import styles from './post-page.module.css';
import { PostTools } from './post-tools.js';
import { ReadingProgress } from './reading-progress.js';
import { TwinOffer } from './twin-offer.js';
import { useCopySource } from './use-copy-source.js';
import type { ShownPost } from './use-post.js';

/** Contents of fewer parts are no help. */
const CONTENTS_FROM = 3;

/** A post with what belongs to its reading. */
export function PostView({ shown: { post, storedAt, picture } }: { readonly shown: ShownPost }) {
  const t = useTexts();
  const { date } = formatsOf(useLanguage());
  const article = useRef<HTMLElement>(null);
  const find = useMemo(() => findKnown(post.references), [post.references]);
  const content = usePostTree(post.body, post.language, find);
  const cover = usePicture(picture) ?? coverAddress(post);
  const hasContents = content.sections.length >= CONTENTS_FROM;
  useCopySource(article, post);
  useReplacesFirstPage();
  return (
    <div className={styles.page}>
      <ReadingProgress of={article} />
      <aside className={styles.side}>
        <Link to={PAGES.magazine} className={styles.back}>
          <Icon name="back" small />
          {t('post.back')}
        </Link>
        {hasContents && (
          <div className={styles.contents}>
            <PageContents label={t('post.contents')} sections={content.sections} />
          </div>
        )}
      </aside>
      <article ref={article} className={styles.article}>
        <TwinOffer post={post} />
        {storedAt !== undefined && (
          <p role="status" className={styles.stored}>
            {t('post.stored', { when: date(new Date(storedAt)) })}
          </p>
        )}
        <PostHead post={{ ...post, cover }} />
        <PostTools post={post} sentences={content.sentences} />
        {hasContents && <FoldedContents sections={content.sections} />}
        <div lang={post.language}>
          <PostBody content={content} language={post.language} references={post.references} />
        </div>
        <Tags post={post} />
      </article>
      <OtherPosts post={post} />
      <div className={styles.player}>
        <LazySpeechPlayer />
      </div>
    </div>
  );
}

/** The contents where there is no room beside the post. */
function FoldedContents({
  sections,
}: {
  readonly sections: readonly { readonly id: string; readonly title: string }[];
}) {
  const t = useTexts();
  return (
    <details className={styles.folded}>
      <summary>{t('post.contents')}</summary>
      <ol>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ol>
    </details>
  );
}

function Tags({ post: { tags, publishedAt, updatedAt } }: { readonly post: PublishedPost }) {
  const t = useTexts();
  const { date } = formatsOf(useLanguage());
  const [published, updated] = [publishedAt, updatedAt].map((at) => date(new Date(at)));
  return (
    <footer className={styles.end}>
      {tags.map((tag) => (
        <Link key={tag} to={tagAddress(tag)} className={styles.tag}>
          {tag}
        </Link>
      ))}
      {updated !== undefined && updated !== published && (
        <span className={styles.changed}>{t('post.changed', { when: updated })}</span>
      )}
    </footer>
  );
}

/** The address of a picture on this device. */
function usePicture(picture: Blob | undefined): string | undefined {
  const address = useMemo(() => picture && URL.createObjectURL(picture), [picture]);
  useEffect(() => () => void (address !== undefined && URL.revokeObjectURL(address)), [address]);
  return address;
}
