import type { WorkSource } from '@word-unfolded/contracts';
import { useLanguage } from '@word-unfolded/i18n';
import { useTexts } from '../texts.js';
import styles from './study.module.css';

type SourceLineProps = {
  readonly source: Pick<WorkSource, 'name' | 'edition' | 'licence' | 'language'>;
};

/** The source of a statement: name, edition and licence, and its language if it is not the reader's. */
export function SourceLine({ source: { name, edition, licence, language } }: SourceLineProps) {
  const t = useTexts();
  const isForeign = language !== useLanguage();
  const said = [name, edition, isForeign && t(`source.inLanguage.${language}`)].filter(Boolean).join(', ');
  return (
    <p className={styles.source}>
      {t('source.label')}: {said}. {licence}
    </p>
  );
}
