import { useSearchParams } from '@word-unfolded/ui';
import { useCallback, useMemo } from 'react';
import { readChoice, type Choice } from '../filter/choose-entries.js';

export type ChosenView = {
  readonly choice: Choice;
  /**
   * Changes one part of the choice; an empty value removes it. The choice is in the address, so that the back button
   * and links restore it.
   */
  readonly choose: (name: keyof Choice, value: string | undefined) => void;
  readonly clear: () => void;
};

/** The filters and the order that the reader has selected, stored in the address. */
export function useChoice(): ChosenView {
  const [query, setQuery] = useSearchParams();
  const choice = useMemo(() => readChoice(query), [query]);
  const choose = useCallback(
    (name: keyof Choice, value: string | undefined) => {
      setQuery(
        (before) => {
          const next = new URLSearchParams(before);
          if (value) next.set(name, value);
          else next.delete(name);
          return next;
        },
        { replace: name !== 'place' },
      );
    },
    [setQuery],
  );
  const clear = useCallback(
    () =>
      setQuery((before) => {
        const place = before.get('place');
        return new URLSearchParams(place ? { place } : {});
      }),
    [setQuery],
  );
  return { choice, choose, clear };
}
