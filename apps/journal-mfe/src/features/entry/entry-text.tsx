import { AnswerText } from '@word-unfolded/answers';
import { useLanguage } from '@word-unfolded/i18n';
import { findInLanguages, loadReferenceParser, type ReferenceParser } from '@word-unfolded/scripture-ref';
import { useModule } from '@word-unfolded/ui';
import { useMemo } from 'react';
import { withReferences } from './with-references.js';
import styles from './entry-text.module.css';

/** The text of an entry. References link to the passage; HTML is shown as plain text. */
export function EntryText({ content }: { readonly content: string }) {
  const language = useLanguage();
  const parser: ReferenceParser | undefined = useModule(() => loadReferenceParser(), true);
  const text = useMemo(
    () => withReferences(content, (words) => (parser ? findInLanguages(words, parser, language) : [])),
    [content, parser, language],
  );
  return (
    <div className={styles.prose}>
      <AnswerText content={text} headingLevel={2} />
    </div>
  );
}
