import { Icon, Link } from '@word-unfolded/ui';
import { useTexts } from '../../../../locales/texts.js';
import { passageAddress } from '../../../../scripture/address/passage-address.js';
import type { Neighbours } from '../../../../scripture/typesetting/neighbours.js';
import styles from './chapter-links.module.css';

type ChapterLinksProps = {
  readonly neighbours: Neighbours;
  readonly translationId: string;
  readonly beside?: readonly string[];
};

/** Links to what stands before and after the passage: the rest of its chapter, or the chapter beside it. */
export function ChapterLinks({
  neighbours: { previous, next },
  translationId,
  beside = [],
}: ChapterLinksProps) {
  const t = useTexts();
  if (!previous && !next) return null;
  return (
    <nav className={styles.links} aria-label={t('chapter.links')}>
      {previous && (
        <Link rel="prev" to={passageAddress(previous, translationId, beside)}>
          <Icon name="back" small />
          {previous}
        </Link>
      )}
      {next && (
        <Link rel="next" className={styles.next} to={passageAddress(next, translationId, beside)}>
          {next}
          <Icon name="on" small />
        </Link>
      )}
    </nav>
  );
}
