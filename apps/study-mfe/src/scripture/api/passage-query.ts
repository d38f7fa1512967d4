import { infiniteQueryOptions, type InfiniteData } from '@tanstack/react-query';
import { getData } from '@word-unfolded/api-client';
import { getPassageByQueryRoute, type PassageAnswer } from '@word-unfolded/contracts';
import type { Language } from '@word-unfolded/domain';
import { askOrReadHere, type MaybeFromDevice } from '../../offline/from-device.js';

/** What a reader asks for. Without a translation, the default one of the language. */
export type AskedPassage = {
  readonly reference: string;
  readonly translationId: string | undefined;
  readonly language: Language;
};

/** The answers for one question: a long passage comes in several. */
export type PassageAnswers = InfiniteData<MaybeFromDevice<PassageAnswer>>;

/** Specification, section 9: scripture is kept for 7 days. */
const SEVEN_DAYS_MS = 7 * 24 * 60 * 60 * 1000;

/**
 * The words that a reader asks for. What did not fit in one answer is asked for by the OSIS reference that the answer
 * gives, in the translation that it came in.
 */
export function passageQuery({ reference, translationId, language }: AskedPassage) {
  return infiniteQueryOptions({
    queryKey: ['passage', reference, translationId ?? null, language],
    queryFn: ({ pageParam, signal }) =>
      askOrReadHere(
        () =>
          getData(
            getPassageByQueryRoute,
            { query: { ref: pageParam, translation: translationId } },
            { language, signal },
          ),
        (device) => device.passage({ reference: pageParam, translationId, language }),
      ),
    initialPageParam: reference,
    getNextPageParam: ({ next }) => next ?? undefined,
    staleTime: SEVEN_DAYS_MS,
  });
}
