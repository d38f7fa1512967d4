import type { NoteRepository } from '@word-unfolded/offline';
import { log } from '@word-unfolded/ui';
import { useEffect, useState } from 'react';

/**
 * The result of a query to the note store, refreshed whenever a note changes; undefined until the first result.
 *
 * @param isWanted whether the result is displayed
 */
export function useNoteQuery<Answer>(
  repository: NoteRepository,
  isWanted: boolean,
  ask: () => Promise<Answer>,
): Answer | undefined {
  const [answer, setAnswer] = useState<Answer>();
  useEffect(() => {
    if (!isWanted) return undefined;
    let isThere = true;
    const look = () =>
      void ask().then(
        (answered) => isThere && setAnswer(answered),
        (error: unknown) => log.warn('The notes of this device could not be read', error),
      );
    const stop = repository.watch(look);
    look();
    return () => {
      isThere = false;
      stop();
    };
  }, [repository, isWanted, ask]);
  return answer;
}
