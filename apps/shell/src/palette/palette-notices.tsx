import { HelpLine } from '@word-unfolded/answers/help-line';
import { readableText } from '@word-unfolded/api-client';
import { useLanguage } from '@word-unfolded/i18n';
import { Button, VisuallyHidden } from '@word-unfolded/ui';
import styles from './palette.module.css';
import { useTexts } from './texts.js';
import { MOST_CHARACTERS, type Found } from './found/use-found.js';

type PaletteNoticesProps = {
  readonly typed: string;
  readonly found: Found;
  /** Lines that are shown. */
  readonly count: number;
  /** A page, an action or a passage is called what was typed, so that nothing needs a correction or other words. */
  readonly isNamed: boolean;
};

/** What is told beside the lines: that nothing was found, what was corrected, what is missing, and failures. */
export function PaletteNotices({ typed, found, count, isNamed }: PaletteNoticesProps) {
  const t = useTexts();
  const language = useLanguage();
  const { q, answer, isSearching, error, retry } = found;
  const isEmpty = q !== '' && !isSearching && answer?.results.length === 0;
  const corrections = isNamed ? [] : (answer?.corrections ?? []);
  const formats = new Intl.ListFormat(language);
  return (
    <div className={styles.notices}>
      <HelpLine words={q} />
      {typed.trim().length > MOST_CHARACTERS && <p>{t('long', { count: MOST_CHARACTERS })}</p>}
      {answer?.isOfDevice && <p>{t('offline')}</p>}
      {corrections.map(({ from, to }) => (
        <p key={`${from} ${to}`}>{t('corrected', { from, to })}</p>
      ))}
      {answer !== undefined && answer.partial.length > 0 && (
        <p>{t('partial', { sources: formats.format(answer.partial.map((each) => t(`groups.${each}`))) })}</p>
      )}
      {isEmpty && !isNamed && <p>{t('nothing', { words: q })}</p>}
      {error !== null && error !== undefined && (
        <p role="alert" className={styles.failed}>
          <span>
            {t('failed')} {readableText(error, language, 'load')}
          </span>
          <Button onClick={retry}>{t('retry')}</Button>
        </p>
      )}
      <VisuallyHidden role="status">
        {typed.trim() !== '' && (isSearching ? t('searching') : t('found', { count }))}
      </VisuallyHidden>
    </div>
  );
}
