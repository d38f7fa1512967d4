import { useQuery } from '@tanstack/react-query';
import { useLanguage } from '@word-unfolded/i18n';
import type { ReactNode, RefObject } from 'react';
import { translationsQuery } from '../../../scripture/api/translations-query.js';
import type { PassageActs } from '../../../scripture/text/passage-acts.js';
import { PassageTools } from '../../../pages/study/reader/passage-tools.js';
import { ReferenceBox } from './reference-box.js';
import styles from './running-head.module.css';

type RunningHeadProps = {
  readonly reference: string;
  readonly translationId: string | undefined;
  readonly inputRef: RefObject<HTMLInputElement | null>;
  readonly onOpen: (reference: string, translationId: string | undefined) => void;
  readonly onChooseTranslation: (translationId: string) => void;
  readonly acts: PassageActs;
  /** Stands before the tools. */
  readonly children: ReactNode;
};

/** What stays above the text while it is read: where one is, and what one does with it. */
export function RunningHead({ acts, children, ...box }: RunningHeadProps) {
  const { data: translations = [] } = useQuery(translationsQuery(useLanguage()));
  return (
    <div className={styles.head}>
      <ReferenceBox {...box} translations={translations} />
      {children}
      <PassageTools {...acts} />
    </div>
  );
}
