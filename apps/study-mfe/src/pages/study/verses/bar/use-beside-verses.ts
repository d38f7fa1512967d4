import { useLayoutEffect, type RefObject } from 'react';
import { osisOf } from '../../../../scripture/words/study-focus.js';
import type { VersePassage } from '../../../../scripture/selection/verse-passage.js';

/** Gap between the verses and the bar, in pixels. */
const GAP = 10;

/** The header and the field above the text cover this much of the window, in pixels. */
const COVERED = 128;

/**
 * Positions a bar below the chosen verses, or above them where there is more room. It is positioned within the text, so
 * that it scrolls with it. Where the style sheet fixes it at the bottom of the window, the verses are moved out from
 * under it.
 */
export function useBesideVerses(bar: RefObject<HTMLElement | null>, { verses }: VersePassage): void {
  useLayoutEffect(() => {
    const element = bar.current;
    const text = element?.offsetParent;
    if (!element) return undefined;
    const place = () => placeBar(element, verses.map(osisOf));
    place();
    if (!text) return undefined;
    const observer = new ResizeObserver(place);
    observer.observe(text);
    return () => observer.disconnect();
  }, [bar, verses]);
}

function placeBar(bar: HTMLElement, verses: readonly string[]): void {
  const [first, last] = [partsOf(verses[0])[0], partsOf(verses.at(-1)).at(-1)];
  if (!first || !last) return;
  const [top, bottom] = [first.getBoundingClientRect().top, last.getBoundingClientRect().bottom];
  const isFixed = getComputedStyle(bar).position === 'fixed';
  if (isFixed) {
    bar.style.removeProperty('--bar-top');
    const hidden = bottom + GAP - bar.getBoundingClientRect().top;
    if (hidden > 0) window.scrollBy({ top: hidden });
    return;
  }
  const origin = bar.offsetParent?.getBoundingClientRect().top ?? 0;
  const fitsBelow = bottom + GAP + bar.offsetHeight <= window.innerHeight;
  const fitsAbove = top - GAP - bar.offsetHeight >= COVERED;
  const at = fitsBelow || !fitsAbove ? bottom + GAP : top - GAP - bar.offsetHeight;
  bar.style.setProperty('--bar-top', `${Math.round(at - origin)}px`);
}

function partsOf(verse: string | undefined): Element[] {
  return verse === undefined ? [] : [...document.querySelectorAll(`[data-verse="${CSS.escape(verse)}"]`)];
}
