import { useLanguage } from '@word-unfolded/i18n';
import { useReading } from '@word-unfolded/offline';
import { Button, Link, log, useOverlay } from '@word-unfolded/ui';
import { timeText } from '../../../time/time-text.js';
import { nameOfCurrent, type AddressOf } from '../../../current-passage/current-passage.js';
import { useRecentsTexts } from '../texts.js';
import styles from './recent-list.module.css';

type RecentListProps = {
  readonly addressOf: AddressOf;
  /** Maximum number shown; without it, all ten. */
  readonly most?: number;
};

/** The reader's recent views, the newest first, and the button to clear them. */
export function RecentList({ addressOf, most }: RecentListProps) {
  const t = useRecentsTexts();
  const language = useLanguage();
  const { isKnown, recentlyViewed, clear } = useReading();
  const question = useOverlay('dialog', () => import('./clear-dialog.js'));
  return (
    <section aria-label={t('title')}>
      {isKnown && recentlyViewed.length === 0 && <p className={styles.empty}>{t('empty')}</p>}
      <ol>
        {recentlyViewed.slice(0, most).map((view) => {
          const reference = nameOfCurrent(view, language);
          return (
            <li key={view.id} className={styles.row}>
              <Link className={styles.reference} to={addressOf(reference, view.translationId)}>
                {reference}
              </Link>
              <time className={styles.when} dateTime={view.viewedAt}>
                {timeText(view.viewedAt, language)}
              </time>
            </li>
          );
        })}
      </ol>
      {recentlyViewed.length > 0 && (
        <Button variant="quiet" {...question.trigger}>
          {t('clear')}
        </Button>
      )}
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
