import { useMemo } from 'react';
import { useAskedPassage } from '../address/use-asked-passage.js';
import { joinAnswers, referenceOf } from '../../../scripture/setting/join-answers.js';
import { useNeighbours } from './use-neighbours.js';
import { usePassage } from './use-passage.js';

/** The passage of the address, what of it is open, and the ways from it to others. */
export function useOpenedPassage() {
  const { asked, beside, isFirstVisit, open, openTranslation, openBeside } = useAskedPassage();
  const reading = usePassage(asked, !isFirstVisit);
  const { answers, isCurrent, error } = reading;
  const neighbours = useNeighbours(answers);
  const translation = answers?.pages[0]?.translation;
  const inView = useMemo(() => referenceOf(joinAnswers(answers?.pages ?? [])), [answers]);
  const openChapter = (chapter: string | undefined) => {
    if (chapter) open(chapter, translation?.id);
  };
  return {
    asked,
    beside,
    isFirstVisit,
    reading,
    neighbours,
    /** That of the words in view. */
    translation,
    /** What is in view, as a reader writes it: also while something else is on its way, or has failed. */
    inView,
    /** What is open, by its own name as soon as that is known. */
    reference: (isCurrent && inView) || asked.reference,
    /** The translation of what is open, or in which it was asked for. */
    translationId: isCurrent ? translation?.id : asked.translationId,
    /** Opens another passage; to ask again for one that failed is to try again. */
    open: (reference: string, translationId: string | undefined) =>
      reference === asked.reference && error ? reading.retry() : open(reference, translationId),
    openTranslation,
    openBeside,
    openPrevious: () => openChapter(neighbours.previous),
    openNext: () => openChapter(neighbours.next),
  };
}
