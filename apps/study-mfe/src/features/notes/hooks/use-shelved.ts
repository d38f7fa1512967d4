import type { NoteShelf } from '@word-unfolded/offline';
import { log } from '@word-unfolded/ui';
import { useEffect, useState } from 'react';

/**
 * What a question to the shelf is answered, asked again whenever a note changes; undefined until then.
 *
 * @param isWanted whether anyone looks
 */
export function useShelved<Answer>(
  shelf: NoteShelf,
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
        (error: unknown) => log.warn('This device does not give the notes', error),
      );
    const stop = shelf.watch(look);
    look();
    return () => {
      isThere = false;
      stop();
    };
  }, [shelf, isWanted, ask]);
  return answer;
}
