import { useQuery } from '@tanstack/react-query';
import { useLanguage } from '@word-unfolded/i18n';
import type { ReactNode, RefObject } from 'react';
import { translationsQuery } from '../../../../scripture/api/translations-query.js';
import type { PassageActions } from '../../../../scripture/text/passage-actions.js';
import { PassageTools } from '../../../../pages/study/reader/passage-tools.js';
import { ReferenceBox } from '../picker/reference-box.js';
import styles from './running-head.module.css';

type RunningHeadProps = {
  readonly reference: string;
  readonly translationId: string | undefined;
  readonly inputRef: RefObject<HTMLInputElement | null>;
  readonly onOpen: (reference: string, translationId: string | undefined) => void;
  readonly onChooseTranslation: (translationId: string) => void;
  readonly actions: PassageActions;
  /** Content before the tools. */
  readonly children: ReactNode;
};

/** The sticky header of the text: the current passage and its tools. */
export function RunningHead({ actions, children, ...box }: RunningHeadProps) {
  const { data: translations = [] } = useQuery(translationsQuery(useLanguage()));
  return (
    <div className={styles.head}>
      <ReferenceBox {...box} translations={translations} />
      {children}
      <PassageTools {...actions} />
    </div>
  );
}
