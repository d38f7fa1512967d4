import { useEditionName } from '@word-unfolded/answers';
import { MAPPING_STEPS } from '@word-unfolded/domain';
import { useLanguage } from '@word-unfolded/i18n';
import type { ReactNode } from 'react';
import { timeText } from '../../../../time/time-text.js';
import type { ListedMapping } from '../../hooks/use-mapping-list.js';
import { useTexts } from '../../texts.js';
import styles from '../passage-rows.module.css';

type MappingRowProps = {
  readonly mapping: ListedMapping;
  readonly isOpen?: boolean;
  readonly onOpen: () => void;
  /** Further actions of the row. */
  readonly children?: ReactNode;
};

/** A mapping in a list: its passage, its progress, and when it changed. */
export function MappingRow({ mapping, isOpen = false, onOpen, children }: MappingRowProps) {
  const t = useTexts();
  const language = useLanguage();
  const editionOf = useEditionName();
  const { reference, translationId, made, finished, updatedAt } = mapping;
  const about = [
    editionOf(translationId),
    finished === MAPPING_STEPS.length
      ? t('earlier.finished')
      : t('earlier.steps', { count: made.length, all: MAPPING_STEPS.length }),
    timeText(updatedAt, language),
  ];
  return (
    <li className={styles.row}>
      <button type="button" className={styles.open} aria-current={isOpen || undefined} onClick={onOpen}>
        <span className={styles.reference}>{reference}</span>
        <span className={styles.aside}>{about.join(' · ')}</span>
      </button>
      {children}
    </li>
  );
}
