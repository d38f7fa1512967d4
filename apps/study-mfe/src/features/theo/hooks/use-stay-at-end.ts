import { useEffect, useRef, type RefObject } from 'react';

/** Specification, section 9: delay between new content and the scroll that follows it, in milliseconds. */
const DELAY_MS = 100;

/** Within this distance from the end, in pixels, the reader counts as following new content. */
const NEAR = 80;

/** Space above the last question, in pixels. */
const ABOVE = 12;

/**
 * Keeps the end of a conversation in view while it grows, unless the reader has scrolled back. It never scrolls past
 * the last question, so a long answer can be read from its beginning.
 *
 * @param grown changes whenever content is added
 * @param isOwn whether the reader added the content: then the end is shown, whatever the scroll position
 * @returns the ref of the scrolling element
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

/** The scroll distance that moves the last question to the top. */
function beginOfLast(element: HTMLElement): number {
  const question = [...element.querySelectorAll('[data-question]')].at(-1);
  if (!question) return element.scrollHeight;
  return (
    question.getBoundingClientRect().top - element.getBoundingClientRect().top + element.scrollTop - ABOVE
  );
}
