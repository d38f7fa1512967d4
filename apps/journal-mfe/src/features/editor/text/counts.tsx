import { errorText } from '@word-unfolded/contracts';
import { countEntryText, JOURNAL_LIMITS } from '@word-unfolded/domain';
import { formatsOf, useLanguage } from '@word-unfolded/i18n';
import { useDeferredValue, useMemo } from 'react';
import { useEditorTexts } from '../texts.js';
import styles from '../entry-editor.module.css';

/** The number of words and characters of a text, and whether it exceeds the maximum length of an entry. */
export function Counts({ content }: { readonly content: string }) {
  const t = useEditorTexts();
  const language = useLanguage();
  const { number } = formatsOf(language);
  const counted = useDeferredValue(content);
  const { words, characters } = useMemo(() => countEntryText(counted), [counted]);
  const max = JOURNAL_LIMITS.contentCharacters;
  return (
    <div>
      <p className={styles.counts}>
        {t('counts.words', { count: words, shown: number(words) })}
        {', '}
        {t('counts.characters', { count: characters, shown: number(characters), max: number(max) })}
      </p>
      {content.length > max && (
        <p role="alert" className={styles.problem}>
          {errorText('ENTRY_CONTENT_TOO_LONG', language, { max })}
        </p>
      )}
    </div>
  );
}
