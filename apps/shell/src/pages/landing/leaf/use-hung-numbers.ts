import { useLayoutEffect, type RefObject } from 'react';

/**
 * Where two verses begin on one line, only the first number hangs beside it; the others are set within the line. Which they
 * are is known once the lines are broken, and again when the width or the face changes.
 *
 * @param text has the numbers, in `[data-verse-number]` elements
 * @param words changes with the words
 */
export function useHungNumbers(text: RefObject<HTMLElement | null>, words: unknown): void {
  useLayoutEffect(() => {
    const element = text.current;
    if (!element) return;
    const hang = () => hangNumbers([...element.querySelectorAll<HTMLElement>('[data-verse-number]')]);
    const observer = new ResizeObserver(hang);
    observer.observe(element);
    document.fonts.addEventListener('loadingdone', hang);
    hang();
    return () => {
      observer.disconnect();
      document.fonts.removeEventListener('loadingdone', hang);
    };
  }, [text, words]);
}

function hangNumbers(numbers: readonly HTMLElement[]): void {
  for (const number of numbers) delete number.dataset['inline'];
  let lastTop = Number.NEGATIVE_INFINITY;
  for (const number of numbers) {
    const { top, height } = number.getBoundingClientRect();
    if (top - lastTop < height / 2) number.dataset['inline'] = '';
    else lastTop = top;
  }
}
