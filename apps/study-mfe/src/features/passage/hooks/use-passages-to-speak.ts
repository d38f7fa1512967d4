import { useEffect, useMemo, useRef } from 'react';
import type { PassageAnswers } from '../../../scripture/api/passage-query.js';
import type { PassagesToSpeak } from '@word-unfolded/speech';
import type { Reading } from './use-passage.js';

type Pages = PassageAnswers['pages'];

/**
 * The parts of an open passage to read aloud: its first answer, and each further one when the reading reaches it.
 * Answers fetched for this are shown on the page too. Undefined while no passage is open.
 */
export function usePassagesToSpeak({ answers, isCurrent, fetchMore }: Reading): PassagesToSpeak | undefined {
  const pages = isCurrent ? answers?.pages : undefined;
  const latest = useRef(pages);
  useEffect(() => {
    latest.current = pages;
  }, [pages]);
  const first = pages?.[0];
  return useMemo(() => {
    const speechFrom = (all: Pages, place: number): PassagesToSpeak | undefined => {
      const page = all[place];
      if (!page) return undefined;
      const goOn = async () => {
        const known = latest.current;
        if (known?.[0] !== first) return undefined; // another passage has been opened meanwhile
        const more = known && known.length > place + 1 ? known : await fetchMore();
        return more?.[0] === first ? speechFrom(more, place + 1) : undefined;
      };
      const { passages, translation } = page;
      const { id: translationId, language } = translation;
      return { passages, language, translationId, ...(page.next !== null && { goOn }) };
    };
    return first && speechFrom([first], 0);
  }, [first, fetchMore]);
}
