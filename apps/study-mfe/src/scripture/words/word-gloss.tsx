import { useInfiniteQuery } from '@tanstack/react-query';
import { useLanguage } from '@word-unfolded/i18n';
import { lexiconQuery } from '../api/word-queries.js';
import { Sense } from './sense.js';
import { ORIGINAL_LANGUAGE_TAGS } from './original-languages.js';
import styles from './word-gloss.module.css';

type WordGlossProps = {
  readonly strongs: string;
  readonly translationId: string;
  readonly className?: string | undefined;
};

/**
 * An original word in one line: in its own script, in Latin letters, and its sense in a word or two. It is empty until it
 * is loaded, and where the dictionary lacks the word.
 */
export function WordGloss({ strongs, translationId, className }: WordGlossProps) {
  const { data } = useInfiniteQuery(lexiconQuery(strongs, translationId, useLanguage()));
  const answer = data?.pages[0];
  const entry = answer?.entry;
  return (
    <span className={className}>
      {entry && (
        <>
          <bdi className={styles.lemma} lang={ORIGINAL_LANGUAGE_TAGS[answer.language]}>
            {entry.lemma}
          </bdi>{' '}
          <i>{entry.transliteration}</i> <Sense answer={answer} />
        </>
      )}
    </span>
  );
}
