import type { PostSummary } from '@word-unfolded/contracts';
import { formatsOf, useLanguage } from '@word-unfolded/i18n';
import { coverAddress, PostCover, usePostWords } from '@word-unfolded/magazine';
import { Link } from '@word-unfolded/ui';
import { postAddress } from '../addresses.js';
import { useTexts } from '../texts.js';
import styles from './post-cards.module.css';

type PostCardsProps = {
  readonly posts: readonly PostSummary[];
  /** Whether the first post leads the list. */
  readonly hasLead?: boolean;
  /** Addresses of covers on this device, by slug. */
  readonly pictures?: ReadonlyMap<string, string>;
};

/** Posts with their covers. */
export function PostCards({ posts, hasLead = false, pictures }: PostCardsProps) {
  const t = useTexts();
  return (
    <ol className={styles.posts} aria-label={t('list')}>
      {posts.map((post, index) => (
        <PostCard
          key={post.id}
          post={post}
          isLead={hasLead && index === 0}
          picture={pictures?.get(post.slug)}
        />
      ))}
    </ol>
  );
}

type PostCardProps = {
  readonly post: PostSummary;
  readonly isLead: boolean;
  readonly picture: string | undefined;
};

function PostCard({ post, isLead, picture }: PostCardProps) {
  const names = usePostWords();
  const { date } = formatsOf(useLanguage());
  const { slug, title, summary, category, language, publishedAt, readingMinutes } = post;
  return (
    <li className={styles.post} data-lead={isLead || undefined}>
      <PostCover address={picture ?? coverAddress(post)} isFirst={isLead} />
      <div className={styles.words}>
        <p className={styles.facts}>
          <span className={styles.category}>{names.category(category)}</span>
          <span>{names.minutes(readingMinutes)}</span>
        </p>
        <h2 lang={language} className={styles.title}>
          <Link to={postAddress(slug)} className={styles.link}>
            {title}
          </Link>
        </h2>
        <p lang={language} className={styles.summary}>
          {summary}
        </p>
        <time className={styles.date} dateTime={publishedAt}>
          {date(new Date(publishedAt))}
        </time>
      </div>
    </li>
  );
}
