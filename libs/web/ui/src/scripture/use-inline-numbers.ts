import { useLayoutEffect, type RefObject } from 'react';

/** The attribute of a verse number that is set within its line instead of beside it. */
const INLINE = 'data-inline';

/**
 * If two verses begin on one line, only the first number can hang beside it: the second is set within the line. These
 * verses are known only after the line layout.
 *
 * @param text has the numbers, in `[data-verse-number]` elements
 */
export function useInlineNumbers(text: RefObject<HTMLElement | null>, isOn: boolean): void {
  useLayoutEffect(() => {
    const element = text.current;
    if (!element || !isOn) return;
    let width = 0;
    const arrange = () => {
      width = element.clientWidth;
      arrangeNumbers(element);
    };
    const observer = new ResizeObserver(() => {
      if (element.clientWidth !== width) arrange();
    });
    observer.observe(element);
    document.fonts.addEventListener('loadingdone', arrange);
    arrange();
    return () => {
      observer.disconnect();
      document.fonts.removeEventListener('loadingdone', arrange);
    };
  }, [text, isOn]);
}

function arrangeNumbers(text: HTMLElement): void {
  const numbers = [...text.querySelectorAll<HTMLElement>('[data-verse-number]')];
  for (const number of numbers) number.removeAttribute(INLINE);
  let line = Number.NEGATIVE_INFINITY;
  for (const number of numbers) {
    const { top, height } = number.getBoundingClientRect();
    if (top - line < height / 2) number.setAttribute(INLINE, '');
    else line = top;
  }
}
