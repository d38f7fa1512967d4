import type { Language, PostCategory } from '@word-unfolded/domain';
import { formatsOf, useLanguage } from '@word-unfolded/i18n';
import { useIsSpoken } from '@word-unfolded/speech';
import { useTexts } from '../locales/texts.js';
import { PostCover } from './post-cover.js';
import styles from './post-head.module.css';
import { usePostWords } from './post-words.js';

/** What is said of a post above its text. */
export type PostHeading = {
  readonly title: string;
  readonly summary: string;
  readonly category: PostCategory;
  readonly author: string;
  readonly language: Language;
  /** Undefined for one that is not published yet. */
  readonly publishedAt: string | undefined;
  readonly readingMinutes: number;
  /** The address of its cover; undefined while it has none. */
  readonly cover: string | undefined;
};

/** The id of the title among the sentences of a post. */
export const TITLE_SENTENCE = 'title';

/** The head of a post: its kind, title, summary, author and cover. @param level that of its title */
export function PostHead({ post, level = 1 }: { readonly post: PostHeading; readonly level?: 1 | 2 }) {
  const t = useTexts();
  const words = usePostWords();
  const { date } = formatsOf(useLanguage());
  const isSpoken = useIsSpoken(TITLE_SENTENCE);
  const Title = `h${level}` as const;
  const { title, summary, category, author, language, publishedAt, readingMinutes, cover } = post;
  return (
    <header className={styles.head}>
      <p className={styles.category}>{words.category(category)}</p>
      <Title
        lang={language}
        className={styles.title}
        data-sentence={TITLE_SENTENCE}
        data-spoken={isSpoken || undefined}
      >
        {title || t('untitled')}
      </Title>
      {summary && (
        <p lang={language} className={styles.summary}>
          {summary}
        </p>
      )}
      <p className={styles.facts}>
        {author && <span>{t('by', { author })}</span>}
        {publishedAt !== undefined && <time dateTime={publishedAt}>{date(new Date(publishedAt))}</time>}
        <span>{words.minutes(readingMinutes)}</span>
      </p>
      {cover !== undefined && <PostCover address={cover} className={styles.cover} isFirst />}
    </header>
  );
}
