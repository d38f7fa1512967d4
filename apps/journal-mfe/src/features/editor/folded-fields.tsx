import { useLanguage } from '@word-unfolded/i18n';
import { useMediaQuery } from '@word-unfolded/ui';
import type { ReactNode } from 'react';
import { dayText, noonOf } from '../../journal/days.js';
import { useTexts } from '../../locales/texts.js';
import type { DraftFields } from './draft/written-together.js';
import styles from './fields.module.css';

/** A phone has one column (design, "Grid and breakpoints"). */
const PHONE = '(max-width: 39.99em)';

type FoldedFieldsProps = {
  readonly fields: DraftFields;
  /** The fields themselves. */
  readonly children: ReactNode;
};

/** On a phone the fields are one line that opens, so that the text comes first; elsewhere they are open. */
export function FoldedFields({ fields, children }: FoldedFieldsProps) {
  const t = useTexts();
  const language = useLanguage();
  const isPhone = useMediaQuery(PHONE);
  if (!isPhone) return children;
  const { date, category, mood, scripture, tags } = fields;
  const said = [
    dayText(noonOf(date), 'long', language),
    category !== 'uncategorized' && t(`categories.${category}`),
    mood && t(`moods.${mood}`),
    scripture,
    ...tags.map((tag) => `#${tag}`),
  ];
  return (
    <details className={styles.folded}>
      <summary>{said.filter(Boolean).join(', ')}</summary>
      {children}
    </details>
  );
}
