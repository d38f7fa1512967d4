import type { PublishedPost } from '@word-unfolded/contracts';
import { Link } from '@word-unfolded/ui';
import { useId } from 'react';
import { postAddress } from '../addresses.js';
import { PostCards } from '../list/post-cards.js';
import { useTexts } from '../texts.js';
import styles from './post-page.module.css';

/** The neighbours of a post, and posts on the same matter. */
export function OtherPosts({ post: { previous, next, related } }: { readonly post: PublishedPost }) {
  const t = useTexts();
  const title = useId();
  const neighbours = [
    { ...previous, name: t('post.previous'), rel: 'prev' },
    { ...next, name: t('post.next'), rel: 'next' },
  ];
  if (!previous && !next && related.length === 0) return null;
  return (
    <div className={styles.others}>
      {(previous ?? next) && (
        <nav aria-label={t('post.ends')} className={styles.neighbours}>
          {neighbours.map(
            ({ slug, title: words, language, name, rel }) =>
              slug !== undefined && (
                <Link key={rel} to={postAddress(slug)} rel={rel} className={styles.neighbour}>
                  <span className={styles.name}>{name}</span>
                  <span lang={language} className={styles.neighbourTitle}>
                    {words}
                  </span>
                </Link>
              ),
          )}
        </nav>
      )}
      {related.length > 0 && (
        <section aria-labelledby={title} className={styles.related}>
          <h2 id={title} className={styles.heading}>
            {t('post.related')}
          </h2>
          <PostCards posts={related} />
        </section>
      )}
    </div>
  );
}
