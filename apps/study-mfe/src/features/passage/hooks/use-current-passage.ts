import { useMemo } from 'react';
import { useRequestedPassage } from '../address/use-requested-passage.js';
import { joinAnswers, referenceOf } from '../../../scripture/typesetting/join-answers.js';
import { useNeighbours } from './use-neighbours.js';
import { usePassage } from './use-passage.js';

/** The passage of the address, the loaded part of it, and functions to open others. */
export function useCurrentPassage() {
  const { requested, beside, isFirstVisit, open, openTranslation, openBeside } = useRequestedPassage();
  const reading = usePassage(requested, !isFirstVisit);
  const { answers, isCurrent, error, hasMore } = reading;
  const neighbours = useNeighbours(answers, hasMore);
  const translation = answers?.pages[0]?.translation;
  const loaded = useMemo(() => joinAnswers(answers?.pages ?? []), [answers]);
  const inView = useMemo(() => referenceOf(loaded), [loaded]);
  const openChapter = (chapter: string | undefined) => {
    if (chapter) open(chapter, translation?.id);
  };
  return {
    requested,
    beside,
    isFirstVisit,
    reading,
    neighbours,
    /** The reference of the displayed text. */
    translation,
    /** The name of the displayed passage, also while another one loads or has failed. */
    inView,
    /** The open passage, with its own name as soon as that is known. */
    reference: (isCurrent && inView) || requested.reference,
    /** The translation of the open passage, or the requested one. */
    translationId: isCurrent ? translation?.id : requested.translationId,
    /** Opens another passage; requesting a failed one again retries it. */
    open: (reference: string, translationId: string | undefined) =>
      reference === requested.reference && error ? reading.retry() : open(reference, translationId),
    openTranslation,
    openBeside,
    /** Where everyone can read it. */
    openAddress: async () => {
      const { openAddress, openSearch } = await import('../../../scripture/address/open-address.js');
      return isCurrent && translation
        ? openAddress(inView, loaded, translation)
        : openSearch(requested.reference, requested.language, requested.translationId);
    },
    openPrevious: () => openChapter(neighbours.previous),
    openNext: () => openChapter(neighbours.next),
  };
}
