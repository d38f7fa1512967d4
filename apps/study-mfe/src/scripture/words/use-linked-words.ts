import { useQueries } from '@tanstack/react-query';
import type { WordsAnswer } from '@word-unfolded/contracts';
import { useLanguage } from '@word-unfolded/i18n';
import { useMemo } from 'react';
import type { PassageAnswers } from '../api/passage-query.js';
import { wordsQuery } from '../api/word-queries.js';
import type { LinksOfVerses } from './linked-words.js';
import { osisOf } from './study-focus.js';

/** The words of a passage that its translation links to original words. Empty until they are loaded. */
export function useLinkedWords(answers: PassageAnswers | undefined): LinksOfVerses {
  const language = useLanguage();
  const pages = answers?.pages.filter(({ passages }) => passages.length > 0) ?? [];
  const words = useQueries({
    queries: pages.map(({ passages, translation }) =>
      wordsQuery(passages.map(({ osis }) => osis).join(' '), translation.id, language),
    ),
    combine: (results) => results.map(({ data }) => data),
  });
  return useMemo(() => linksOf(words), [words]);
}

function linksOf(answers: readonly (WordsAnswer | undefined)[]): LinksOfVerses {
  const verses = answers.flatMap((answer) => answer?.verses ?? []);
  return new Map(verses.map((verse) => [osisOf(verse), verse.words]));
}
