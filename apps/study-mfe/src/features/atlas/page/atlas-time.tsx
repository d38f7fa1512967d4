import { timelineOf, yearsText } from '@word-unfolded/bible-atlas';
import { useLanguage } from '@word-unfolded/i18n';
import type { VerseId } from '@word-unfolded/scripture-ref';
import { useTexts } from '../texts.js';
import { TimelineChart } from '../timeline/timeline-chart.js';
import styles from './atlas.module.css';

type AtlasTimeProps = {
  /** The verses whose years are marked; none for the whole Bible. */
  readonly verses: readonly VerseId[];
  /** Their passage, as readers write it. */
  readonly name: string | undefined;
};

/** The timeline, with the years of the passage of the address marked. */
export function AtlasTime({ verses, name }: AtlasTimeProps) {
  const t = useTexts();
  const language = useLanguage();
  const years = timelineOf(verses);
  return (
    <div className={styles.time}>
      {name !== undefined && (
        <p>
          {years
            ? t('time.passage', { passage: name, years: yearsText(years, language) })
            : t('time.unknown', { passage: name })}
        </p>
      )}
      <TimelineChart marked={years && name !== undefined ? { years, name } : undefined} />
    </div>
  );
}
