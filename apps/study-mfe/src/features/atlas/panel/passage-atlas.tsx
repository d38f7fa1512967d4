import { Link } from '@word-unfolded/ui';
import { useId, useMemo } from 'react';
import { useStudyFocus } from '../../../scripture/words/study-focus.js';
import { atlasAddress } from '../atlas-address.js';
import { canonicalIds, osisOfVerses } from '../passage-verses.js';
import { useTexts } from '../texts.js';
import { PassageTime } from '../timeline/passage-time.js';
import { PassagePlaces } from './passage-places.js';
import styles from './passage-atlas.module.css';

/** Where and when the open passage plays: its places on a map, and its years. */
export function PassageAtlas() {
  const t = useTexts();
  const id = useId();
  const inView = useStudyFocus((focus) => focus.inView);
  const verses = useMemo(() => canonicalIds(inView?.verses ?? []), [inView]);
  if (!inView || verses.length === 0) return <p className={styles.none}>{t('panel.none')}</p>;
  const osis = osisOfVerses(verses);
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <header className={styles.head}>
        <h2 id={id} className={styles.title}>
          {t('panel.title', { passage: inView.reference })}
        </h2>
        <Link to={atlasAddress({ osis })}>{t('panel.open')}</Link>
      </header>
      <PassagePlaces key={osis} reference={inView.reference} verses={verses} />
      <PassageTime reference={inView.reference} verses={verses} />
    </section>
  );
}
