import { useEffect, useRef, type RefObject } from 'react';

/** Specification, section 9: what comes is given this long to take its place before the page follows, in milliseconds. */
const DELAY_MS = 100;

/** Nearer than this to the end the reader is following what comes, in pixels. */
const NEAR = 80;

/** Above the last question, in pixels. */
const ABOVE = 12;

/**
 * Keeps the end of a conversation in sight while it grows, unless the reader has gone back in it. It never goes beyond the
 * last question: a long answer is read from its beginning.
 *
 * @param grown changes whenever something is added
 * @param isOwn whether what was added is the reader's own: then the end is shown wherever they were
 * @returns for the element that scrolls
 */
export function useStayAtEnd(grown: unknown, isOwn: boolean): RefObject<HTMLDivElement | null> {
  const scroller = useRef<HTMLDivElement>(null);
  const follows = useRef(true);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    const look = () => {
      follows.current = element.scrollHeight - element.scrollTop - element.clientHeight < NEAR;
    };
    element.addEventListener('scroll', look, { passive: true });
    return () => element.removeEventListener('scroll', look);
  }, []);
  useEffect(() => {
    if (isOwn) follows.current = true;
    if (!follows.current || timer.current !== undefined) return;
    timer.current = setTimeout(() => {
      timer.current = undefined;
      const element = scroller.current;
      if (element) element.scrollTop = Math.min(element.scrollHeight, beginOfLast(element));
    }, DELAY_MS);
  }, [grown, isOwn]);
  return scroller;
}

/** How far to scroll until the last question is at the top. */
function beginOfLast(element: HTMLElement): number {
  const question = [...element.querySelectorAll('[data-question]')].at(-1);
  if (!question) return element.scrollHeight;
  return (
    question.getBoundingClientRect().top - element.getBoundingClientRect().top + element.scrollTop - ABOVE
  );
}
