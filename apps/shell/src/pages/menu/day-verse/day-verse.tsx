import { passageCardRoute, SHARE_CARD_SIDES } from '@word-unfolded/contracts';
import { PAGES, type Language } from '@word-unfolded/domain';
import { useLanguage } from '@word-unfolded/i18n';
import { formatReference, parseOsis } from '@word-unfolded/scripture-ref';
import { Link } from '@word-unfolded/ui';
import { useState } from 'react';
import menuStyles from '../menu-page.module.css';
import { useTexts } from '../texts.js';
import { verseOfDay } from './day-verses.js';
import styles from './day-verse.module.css';

/** The edition of the picture. It is named, because a browser asks for pictures in its own languages. */
const EDITION: Readonly<Record<Language, string>> = { en: 'WEB', es: 'spa_r09' };

/**
 * A verse for today as a picture, which leads to it. The picture is drawn from the stored text, and its place is
 * reserved; without a network the reference stands alone.
 *
 * @param day of the reader, such as `2026-11-27`
 */
export function DayVerse({ day }: { readonly day: string }) {
  const t = useTexts();
  const language = useLanguage();
  const reference = formatReference(parseOsis(verseOfDay(day)) ?? [], language);
  const [lost, setLost] = useState<string>();
  const query = new URLSearchParams({ ref: reference, translation: EDITION[language] });
  const address = `${passageCardRoute.path}?${query}`;
  return (
    <section className={menuStyles.section}>
      <h2 className={menuStyles.label}>{t('day.title')}</h2>
      <Link className={styles.link} to={`${PAGES.study}?${query}`}>
        {lost !== address && (
          <img
            className={styles.picture}
            src={address}
            alt=""
            {...SHARE_CARD_SIDES}
            decoding="async"
            onError={() => setLost(address)}
          />
        )}
        <span>{reference}</span>
      </Link>
    </section>
  );
}
