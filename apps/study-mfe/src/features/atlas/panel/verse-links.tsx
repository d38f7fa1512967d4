import { useLanguage } from '@word-unfolded/i18n';
import type { VerseId } from '@word-unfolded/scripture-ref';
import { Link } from '@word-unfolded/ui';
import { useState } from 'react';
import { passageAddress } from '../../../scripture/address/passage-address.js';
import { verseName } from '../passage-verses.js';
import { useTexts } from '../texts.js';
import styles from './places.module.css';

/** As many verses as are shown at first. */
const SHOWN = 8;

/** The verses that name a place, each a link to the reader; many are shown on request. */
export function VerseLinks({ verses }: { readonly verses: readonly VerseId[] }) {
  const t = useTexts();
  const language = useLanguage();
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? verses : verses.slice(0, SHOWN);
  return (
    <span className={styles.verses}>
      {shown.map((verse) => {
        const reference = verseName(verse, language);
        return (
          <Link key={verse} to={passageAddress(reference)}>
            {reference}
          </Link>
        );
      })}
      {shown.length < verses.length && (
        <button type="button" className={styles.moreVerses} onClick={() => setWhole(true)}>
          {t('places.allVerses', { count: verses.length })}
        </button>
      )}
    </span>
  );
}
