import { useEffect, useRef } from 'react';
import { useSpokenVerse } from '../../../speech/spoken-verse.js';

/** Keeps the current verse in view while the reader follows it; a reader who scrolls away is not interrupted. */
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

/** The upper and lower edges are covered by the header and the player. */
const EDGE = 0.2;

function isInSight(element: Element): boolean {
  const { top } = element.getBoundingClientRect();
  return top >= 0 && top <= window.innerHeight * (1 - EDGE);
}
