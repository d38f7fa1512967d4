import { useEffect, useRef } from 'react';
import { useSpokenVerse } from '../../../spoken/spoken-verse.js';

/** Keeps the verse that is read in sight, for as long as the reader looks at what is read: who scrolls away is left alone. */
export function useFollowReading(): void {
  const verse = useSpokenVerse();
  const before = useRef<string>(undefined);
  useEffect(() => {
    const [last, next] = [elementOf(before.current), elementOf(verse)];
    before.current = verse;
    if (next && last && isInSight(last) && !isInSight(next)) next.scrollIntoView({ block: 'center' });
  }, [verse]);
}

function elementOf(verse: string | undefined): Element | null {
  return verse === undefined ? null : document.querySelector(`[data-verse="${CSS.escape(verse)}"]`);
}

/** What lies at the upper or the lower edge is under the head or the player. */
const EDGE = 0.2;

function isInSight(element: Element): boolean {
  const { top } = element.getBoundingClientRect();
  return top >= 0 && top <= window.innerHeight * (1 - EDGE);
}
