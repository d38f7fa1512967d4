import type { PassageAnswer } from '@word-unfolded/contracts';
import { useEffect, type RefObject } from 'react';
import { useLinkedWords } from './use-linked-words.js';
import { useTappedWords } from './use-tapped-words.js';
import type { LinksOfVerses } from './linked-words.js';
import { osisOf, showInView, studyVerse, tapWords } from './study-focus.js';
import type { PassageAnswers } from '../api/passage-query.js';

/**
 * Tells the study panel which passage is displayed and which words were tapped.
 *
 * @param inView its reference, as readers write it
 * @returns the words of the passage that the translation links to original words
 */
export function useStudyOfPassage(
  text: RefObject<HTMLElement | null>,
  answers: PassageAnswers | undefined,
  inView: string,
): LinksOfVerses {
  const links = useLinkedWords(answers);
  useEffect(() => {
    const translation = answers?.pages[0]?.translation;
    const verses = versesOf(answers?.pages ?? []);
    showInView(translation && verses.length > 0 ? { translation, reference: inView, verses } : undefined);
  }, [answers, inView]);
  useEffect(() => () => showInView(undefined), []);
  useTappedWords(text, (verse, start) => {
    const link = links.get(verse)?.find((each) => each.start === start);
    const words = versesOf(answers?.pages ?? []).find((each) => osisOf(each) === verse)?.text;
    if (link && words) tapWords({ verse, text: words.slice(link.start, link.end), link });
    else studyVerse(verse);
  });
  return links;
}

const versesOf = (pages: readonly PassageAnswer[]) =>
  pages.flatMap(({ passages }) => passages.flatMap(({ verses }) => verses));
