import { infiniteQueryOptions, type InfiniteData } from '@tanstack/react-query';
import { getData, isNoReference } from '@word-unfolded/api-client';
import { getPassageByQueryRoute, type PassageAnswer } from '@word-unfolded/contracts';
import type { Language } from '@word-unfolded/domain';
import { askOrReadHere, type MaybeFromDevice } from '../../offline/from-device.js';
import { storePassage, readStoredPassage } from '../../offline/stored-passages.js';

/** A reader's request. Without a translation, the default one of the language applies. */
export type RequestedPassage = {
  readonly reference: string;
  readonly translationId: string | undefined;
  readonly language: Language;
};

/** The answers to one request: a long passage is split into several. */
export type PassageAnswers = InfiniteData<MaybeFromDevice<PassageAnswer>>;

/** Specification, section 9: scripture is cached for 7 days. */
const SEVEN_DAYS_MS = 7 * 24 * 60 * 60 * 1000;

/**
 * Loads the requested passage. Further parts are requested by the OSIS reference in the answer, in the same
 * translation.
 */
export function passageQuery({ reference, translationId, language }: RequestedPassage) {
  return infiniteQueryOptions({
    queryKey: ['passage', reference, translationId ?? null, language],
    queryFn: ({ pageParam, signal, client, queryKey }) => {
      const request = { reference: pageParam, translationId, language };
      return askOrReadHere<PassageAnswer>({
        ask: async () => {
          const query = { ref: pageParam, translation: translationId };
          const answer = await getData(
            getPassageByQueryRoute,
            { query },
            { language, signal, remember: false },
          );
          void storePassage(request, answer);
          return answer;
        },
        remembered: () => readStoredPassage(request),
        read: (device) => device.passage(request),
        decides: isNoReference, // both parse references by the same rules
        renew: (answer) =>
          client.setQueryData<PassageAnswers>(
            queryKey,
            (shown) => shown && withRenewed(shown, pageParam, answer),
          ),
      });
    },
    initialPageParam: reference,
    getNextPageParam: ({ next }) => next ?? undefined,
    staleTime: SEVEN_DAYS_MS,
  });
}

/**
 * Replaces the data of this device with a late response of the server. A response in another translation is dropped, so
 * that the text does not change while the reader is reading it.
 */
function withRenewed(shown: PassageAnswers, reference: string, answer: PassageAnswer): PassageAnswers {
  const pages = shown.pages.map((page, index) =>
    shown.pageParams[index] === reference && page.translation.id === answer.translation.id ? answer : page,
  );
  return { ...shown, pages };
}
