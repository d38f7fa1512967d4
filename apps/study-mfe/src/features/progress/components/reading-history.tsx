import { formatsOf, useLanguage } from '@word-unfolded/i18n';
import { useReading } from '@word-unfolded/offline';
import { Link } from '@word-unfolded/ui';
import { nameOfCurrent, type AddressOf } from '../../../current-passage/current-passage.js';
import { daysAgo, daysOfReading } from '../days-of-reading.js';
import { useProgressTexts } from '../texts.js';
import styles from './reading-history.module.css';

/** The reading history, day by day. */
export function ReadingHistory({ addressOf }: { readonly addressOf: AddressOf }) {
  const t = useProgressTexts();
  const language = useLanguage();
  const { isKnown, history } = useReading();
  const nameOfDay = (day: Date) => {
    const ago = daysAgo(day, new Date());
    if (ago === 0) return t('today');
    return ago === 1 ? t('yesterday') : formatsOf(language).date(day);
  };
  return (
    <section aria-label={t('title')}>
      {isKnown && history.length === 0 && <p className={styles.empty}>{t('empty')}</p>}
      <dl>
        {daysOfReading(history).map(({ day, passages }) => (
          <div key={day.toDateString()} className={styles.day}>
            <dt className={styles.name}>{nameOfDay(day)}</dt>
            <dd className={styles.passages}>
              {passages.map((passage) => {
                const reference = nameOfCurrent(passage, language);
                return (
                  <Link
                    key={passage.id}
                    className={styles.reference}
                    to={addressOf(reference, passage.translationId)}
                  >
                    {reference}
                  </Link>
                );
              })}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
