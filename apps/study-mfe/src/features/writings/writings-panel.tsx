import { Button } from '@word-unfolded/ui';
import { useState } from 'react';
import { useTexts } from './texts.js';
import { WRITING_KINDS, type WritingKind } from './writing-problem.js';
import { Writing, type WritingProps } from './writing.js';
import styles from './writings-panel.module.css';

type WritingsPanelProps = Omit<WritingProps, 'kind'>;

/** A devotional, a study guide or a quote for the open passage. */
export function WritingsPanel(props: WritingsPanelProps) {
  const t = useTexts();
  const [kind, setKind] = useState<WritingKind>('devotional');
  return (
    <section className={styles.panel} aria-label={t('title')}>
      <p className={styles.lead}>{t('lead')}</p>
      <div role="group" aria-label={t('kinds')} className={styles.kinds}>
        {WRITING_KINDS.map((each) => (
          <Button
            key={each}
            variant={each === kind ? 'main' : 'quiet'}
            aria-pressed={each === kind}
            onClick={() => setKind(each)}
          >
            {t(`kind.${each}`)}
          </Button>
        ))}
      </div>
      <Writing key={kind} kind={kind} {...props} />
    </section>
  );
}
