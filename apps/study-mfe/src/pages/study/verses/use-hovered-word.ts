import { useEffect, useState, type RefObject } from 'react';

/** How long the mouse rests on a word before it is answered, in milliseconds. */
const REST_MS = 250;

/** A word of the text, and its first original word as a Strong's number. */
export type HoveredWord = { readonly word: HTMLElement; readonly strongs: string };

/**
 * The word of the text on which the mouse rests, while it stays there or on the card beside it.
 *
 * @param card is displayed for the word
 */
export function useHoveredWord(card: RefObject<HTMLElement | null>): HoveredWord | undefined {
  const [hovered, setHovered] = useState<HoveredWord>();
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let [at, shown]: (HoveredWord | undefined)[] = [];
    const show = (next: HoveredWord | undefined) => {
      clearTimeout(timer);
      at = shown = next;
      setHovered(next);
    };
    const turnTo = (next: HoveredWord | undefined) => {
      if (next?.word === at?.word) return;
      at = next;
      clearTimeout(timer);
      // Between the word and its card the mouse may touch something else for a moment.
      timer = setTimeout(() => show(next), REST_MS);
    };
    const stay = () => {
      clearTimeout(timer);
      at = shown;
    };
    document.addEventListener(
      'pointerover',
      ({ pointerType, target }) => {
        if (pointerType !== 'mouse' || !(target instanceof Element)) return;
        if (card.current?.contains(target)) stay();
        else turnTo(wordAround(target));
      },
      { signal },
    );
    document.addEventListener('pointerdown', () => show(undefined), { signal });
    document.addEventListener('keydown', ({ key }) => key === 'Escape' && show(undefined), { signal });
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [card]);
  return hovered;
}

function wordAround(target: Element): HoveredWord | undefined {
  const word = target.closest<HTMLElement>('[data-strongs]');
  const strongs = word?.dataset['strongs'];
  return word && strongs !== undefined ? { word, strongs } : undefined;
}
