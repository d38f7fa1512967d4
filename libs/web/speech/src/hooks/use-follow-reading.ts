import { useEffect, useRef } from 'react';
import { useSpokenLine } from '../spoken-line.js';

/** Keeps the current verse or sentence in view while the reader follows it; a reader who scrolls away is not interrupted. */
export function useFollowReading(): void {
  const line = useSpokenLine();
  const before = useRef<string>(undefined);
  useEffect(() => {
    const [last, next] = [elementOf(before.current), elementOf(line)];
    before.current = line;
    if (next && last && isInSight(last) && !isInSight(next)) next.scrollIntoView({ block: 'center' });
  }, [line]);
}

function elementOf(line: string | undefined): Element | null {
  if (line === undefined) return null;
  const id = CSS.escape(line);
  return document.querySelector(`[data-verse="${id}"], [data-sentence="${id}"]`);
}

/** The upper and lower edges are covered by the header and the player. */
const EDGE = 0.2;

function isInSight(element: Element): boolean {
  const { top } = element.getBoundingClientRect();
  return top >= 0 && top <= window.innerHeight * (1 - EDGE);
}
