import { useLayoutEffect, useRef } from 'react';
import type { StudyTab } from './study-tabs.js';

/**
 * A tab begins at its top; the text of Scripture is where the reader left it, as long as the same passage is open.
 *
 * @param passage what the address says of the passage
 */
export function useReadingPlace(tab: StudyTab, passage: string): void {
  const left = useRef({ passage, y: 0 });
  const shown = useRef(tab);
  // Before the page is drawn: it is shorter without the text, which would be noted as a scroll position of the text.
  useLayoutEffect(() => {
    if (shown.current !== tab) {
      const isSame = tab === 'scripture' && left.current.passage === passage;
      shown.current = tab;
      window.scrollTo(0, isSame ? left.current.y : 0);
    }
    if (tab !== 'scripture') return undefined;
    const note = () => {
      left.current = { passage, y: window.scrollY };
    };
    note();
    window.addEventListener('scroll', note, { passive: true });
    return () => window.removeEventListener('scroll', note);
  }, [tab, passage]);
}
