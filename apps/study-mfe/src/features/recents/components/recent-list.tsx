import { useLanguage } from '@word-unfolded/i18n';
import { useReading } from '@word-unfolded/offline';
import { Button, Link, log, useOverlay } from '@word-unfolded/ui';
import { useId } from 'react';
import { momentText } from '../../../moments/moment-text.js';
import { nameOfOpened, type AddressOf } from '../../../opened/opened-passage.js';
import { useRecentsTexts } from '../texts.js';
import styles from './recent-list.module.css';

type RecentListProps = {
  readonly addressOf: AddressOf;
  /** How many are shown at most; all of the ten without it. */
  readonly most?: number;
};

/** The passages that the reader viewed last, the newest first, and the way to forget them. */
export function RecentList({ addressOf, most }: RecentListProps) {
  const t = useRecentsTexts();
  const language = useLanguage();
  const id = useId();
  const { isKnown, recentlyViewed, clear } = useReading();
  const question = useOverlay('dialog', () => import('./clear-dialog.js'));
  return (
    <section aria-labelledby={id}>
      <header className={styles.head}>
        <h3 id={id} className={styles.title}>
          {t('title')}
        </h3>
        {recentlyViewed.length > 0 && (
          <Button look="quiet" {...question.trigger}>
            {t('clear')}
          </Button>
        )}
      </header>
      {isKnown && recentlyViewed.length === 0 && <p className={styles.empty}>{t('empty')}</p>}
      <ol>
        {recentlyViewed.slice(0, most).map((view) => {
          const reference = nameOfOpened(view, language);
          return (
            <li key={view.id} className={styles.row}>
              <Link className={styles.reference} to={addressOf(reference, view.translationId)}>
                {reference}
              </Link>
              <time className={styles.when} dateTime={view.viewedAt}>
                {momentText(view.viewedAt, language)}
              </time>
            </li>
          );
        })}
      </ol>
      {question.module && (
        <question.module.ClearDialog
          {...question.overlay}
          onClear={() =>
            void clear().catch((error: unknown) => log.error('The list could not be cleared', error))
          }
        />
      )}
    </section>
  );
}
