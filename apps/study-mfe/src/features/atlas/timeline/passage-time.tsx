import { timelineOf, yearsText, type TimelineRow } from '@word-unfolded/bible-atlas';
import { formatsOf, useLanguage } from '@word-unfolded/i18n';
import type { VerseId } from '@word-unfolded/scripture-ref';
import { Link } from '@word-unfolded/ui';
import { atlasAddress } from '../atlas-address.js';
import panel from '../panel/passage-atlas.module.css';
import { osisOfVerses } from '../passage-verses.js';
import { useTexts } from '../texts.js';
import { sameTime } from './same-time.js';
import { TimeStrip } from './time-strip.js';
import styles from './timeline.module.css';

type PassageTimeProps = { readonly reference: string; readonly verses: readonly VerseId[] };

const ROWS: readonly TimelineRow[] = ['judah', 'israel', 'prophets', 'events'];

/** The years of a passage on a line from Abraham to the apostles, and who lived then. */
export function PassageTime({ reference, verses }: PassageTimeProps) {
  const t = useTexts();
  const language = useLanguage();
  const years = timelineOf(verses);
  const beside = years ? sameTime(years) : [];
  return (
    <section className={`${panel.section} ${panel.time}`} aria-label={t('time.label')}>
      <p>
        {years
          ? t('time.passage', { passage: reference, years: yearsText(years, language) })
          : t('time.unknown', { passage: reference })}
      </p>
      {years && <TimeStrip years={years} />}
      {beside.length > 0 && (
        <dl className={styles.beside}>
          {ROWS.map((row) => {
            const names = beside.filter((each) => each.row === row).map(({ name }) => name[language]);
            return (
              names.length > 0 && (
                <div key={row}>
                  <dt>{t(`rows.${row}`)}</dt>
                  <dd>{formatsOf(language).list(names)}</dd>
                </div>
              )
            );
          })}
        </dl>
      )}
      <p>
        <Link to={atlasAddress({ osis: osisOfVerses(verses), view: 'time' })}>{t('time.open')}</Link>
      </p>
    </section>
  );
}
